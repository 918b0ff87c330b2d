import FilmzDomain

/// Gives the films of a new catalogue the IDs they have always had.
///
/// See `docs/decisions/0003-film-identity.md`.
struct FilmIdentities {
    /// What must be remembered so that every ID goes on leading to its film.
    enum Decision: Equatable {
        /// An ID nobody has seen yet leads to the film's older ID.
        case alias(Film.ID, to: Film.ID)
        /// Two known IDs prove to be of one film.
        case merge(Film.ID, into: Film)
    }

    private(set) var decisions: [Decision] = []

    private var aliases: [Int64: Int64]
    private let elsewhere: [ExternalID: Film.ID]
    private let known: Set<Int64>
    private let byTitle: [String: [Film]]
    /// The IDs that films of the new catalogue have by rule.
    private var claimed: Set<Film.ID> = []

    /// - Parameters:
    ///   - aliases: raw IDs that lead to another
    ///   - elsewhere: how known films are known elsewhere
    ///   - known: raw IDs of all films that have been shown or stored
    ///   - byHand: films added by hand
    init(aliases: [Int64: Int64], elsewhere: [ExternalID: Film.ID], known: Set<Int64>, byHand: [Film]) {
        self.aliases = aliases
        self.known = known
        self.elsewhere = elsewhere
        var byTitle: [String: [Film]] = [:]
        // One whose IMDb ID has been told is known by that, whatever its title.
        for film in byHand where film.externalIDs.isEmpty {
            for title in FilmMatching.titles(film) {
                byTitle[title, default: []].append(film)
            }
        }
        self.byTitle = byTitle
    }

    /// The films with their lasting IDs. Of several with one ID the first is taken.
    mutating func identify(_ films: [Film]) -> [Film] {
        let matches = matchesByHand(films)
        claimed = Set(films.compactMap { $0.externalIDs.all.first.map(Film.ID.init(_:)) })
        var taken: Set<Film.ID> = []
        var identified: [Film] = []
        identified.reserveCapacity(films.count)
        for film in films {
            let film = film.identified(by: identity(of: film, byHand: matches[film.id] ?? []))
            if taken.insert(film.id).inserted { identified.append(film) }
        }
        return identified
    }

    private mutating func identity(of film: Film, byHand: [Film.ID]) -> Film.ID {
        let derived = film.externalIDs.all.map(Film.ID.init(_:))
        let preferred = derived.first ?? film.id
        var older: [Film.ID] = []
        func note(_ id: Film.ID?) {
            if let id, id != preferred, !older.contains(id) { older.append(id) }
        }
        for (externalID, id) in zip(film.externalIDs.all, derived) {
            note(aliases[id.rawValue].flatMap(Film.ID.init(rawValue:)))
            // A shared external ID is a fault of a source when both films are still there.
            note(elsewhere[externalID].map(resolved).flatMap { claimed.contains($0) ? nil : $0 })
        }
        byHand.forEach { note(resolved($0)) }
        guard !older.isEmpty else { return preferred }

        let isPreferredKnown = known.contains(preferred.rawValue) && aliases[preferred.rawValue] == nil
        let survivor = isPreferredKnown ? preferred : older.removeFirst()
        if survivor != preferred, aliases[preferred.rawValue] != survivor.rawValue {
            decide(.alias(preferred, to: survivor))
        }
        for id in older where id != survivor { decide(.merge(id, into: film.identified(by: survivor))) }
        return survivor
    }

    private mutating func decide(_ decision: Decision) {
        let (id, film) =
            switch decision {
            case .alias(let id, let film): (id, film)
            case .merge(let id, let film): (id, film.id)
            }
        for (alias, target) in aliases where target == id.rawValue { aliases[alias] = film.rawValue }
        aliases[id.rawValue] = film.rawValue
        aliases[film.rawValue] = nil
        decisions.append(decision)
    }

    private func resolved(_ id: Film.ID) -> Film.ID {
        aliases[id.rawValue].flatMap(Film.ID.init(rawValue:)) ?? id
    }

    /// By the provisional ID of a catalogue film: the films added by hand that surely are it.
    private func matchesByHand(_ films: [Film]) -> [Film.ID: [Film.ID]] {
        guard !byTitle.isEmpty else { return [:] }
        var candidates: [Film.ID: [Film]] = [:]
        for film in films {
            for title in FilmMatching.titles(film) {
                for own in byTitle[title] ?? [] { candidates[own.id, default: []].append(film) }
            }
        }
        var matches: [Film.ID: [Film.ID]] = [:]
        let own = Dictionary(byTitle.values.joined().map { ($0.id, $0) }) { first, _ in first }
        for (id, candidates) in candidates {
            let unique = Array(Dictionary(candidates.map { ($0.id, $0) }) { first, _ in first }.values)
            if let film = own[id], let match = FilmMatching.match(film, among: unique) {
                matches[match.id, default: []].append(id)
            }
        }
        return matches.mapValues { $0.sorted { $0.rawValue < $1.rawValue } }
    }
}
