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
    private let isKnown: (Film.ID) throws -> Bool
    private let isClaimed: (Film.ID) throws -> Bool
    private let byTitle: [String: [Film]]

    /// - Parameters:
    ///   - aliases: raw IDs that lead to another
    ///   - elsewhere: how known films are known elsewhere
    ///   - byHand: films added by hand
    ///   - isKnown: whether a film has been shown or stored under this ID
    ///   - isClaimed: whether a film of the new catalogue has this ID by rule
    init(
        aliases: [Int64: Int64], elsewhere: [ExternalID: Film.ID], byHand: [Film],
        isKnown: @escaping (Film.ID) throws -> Bool, isClaimed: @escaping (Film.ID) throws -> Bool
    ) {
        self.aliases = aliases
        self.elsewhere = elsewhere
        (self.isKnown, self.isClaimed) = (isKnown, isClaimed)
        var byTitle: [String: [Film]] = [:]
        // One whose IMDb ID has been told is known by that, whatever its title.
        for film in byHand where film.externalIDs.isEmpty {
            for title in FilmMatching.titles(film) {
                byTitle[title, default: []].append(film)
            }
        }
        self.byTitle = byTitle
    }

    /// The lasting IDs of films of the new catalogue, in the same order. All that could have another ID than the rule
    /// makes must be among them: those known elsewhere, and all with the title of a film added by hand.
    mutating func identify(_ films: [Film]) throws -> [Film.ID] {
        let matches = matchesByHand(films)
        return try films.map { try identity(of: $0, byHand: matches[$0.id] ?? []) }
    }

    private mutating func identity(of film: Film, byHand: [Film.ID]) throws -> Film.ID {
        let derived = film.externalIDs.all.map(Film.ID.init(_:))
        let preferred = derived.first ?? film.id
        var older: [Film.ID] = []
        func note(_ id: Film.ID?) {
            if let id, id != preferred, !older.contains(id) { older.append(id) }
        }
        for (externalID, id) in zip(film.externalIDs.all, derived) {
            note(aliases[id.rawValue].flatMap(Film.ID.init(rawValue:)))
            // A shared external ID is a fault of a source when both films are still there.
            if let other = elsewhere[externalID].map(resolved), try !isClaimed(other) { note(other) }
        }
        byHand.forEach { note(resolved($0)) }
        guard !older.isEmpty else { return preferred }

        let isPreferredKnown = try aliases[preferred.rawValue] == nil && isKnown(preferred)
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
            if let film = own[id], let match = FilmMatching.match(typed: film, among: unique) {
                matches[match.id, default: []].append(id)
            }
        }
        return matches.mapValues { $0.sorted { $0.rawValue < $1.rawValue } }
    }
}
