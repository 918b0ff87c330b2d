/// Gives the films of a new catalogue the IDs they have always had.
///
/// See `docs/decisions/0003-film-identity.md`.
public struct FilmIdentities {
    /// What must be remembered so that every ID still leads to its film.
    public enum Decision: Hashable, Sendable {
        /// A new ID leads to the film's older ID.
        case alias(Film.ID, to: Film.ID)
        /// Two known IDs proved to be of one film.
        case merge(Film.ID, into: Film)
    }

    public private(set) var decisions: [Decision] = []

    private var aliases: FilmAliases
    private let elsewhere: [ExternalID: Film.ID]
    private let byTitle: [String: [Film]]
    /// The films added by hand by the external IDs that were given or learnt. Each person may have added one.
    private let byHandElsewhere: [ExternalID: [Film.ID]]
    private var known: Set<Film.ID> = []
    private var claimed: Set<Film.ID> = []

    /// - Parameters:
    ///   - elsewhere: the known films by their external IDs
    ///   - byHand: films added by hand
    public init(aliases: FilmAliases, elsewhere: [ExternalID: Film.ID], byHand: [Film]) {
        self.aliases = aliases
        self.elsewhere = elsewhere
        var byTitle: [String: [Film]] = [:]
        // A film whose IMDb ID was given is recognised by that ID, not by its title.
        for film in byHand where film.externalIDs.isEmpty {
            for title in FilmMatching.titles(film) {
                byTitle[title, default: []].append(film)
            }
        }
        self.byTitle = byTitle
        let pairs = byHand.flatMap { film in film.externalIDs.all.map { (id: $0, film: film.id) } }
        byHandElsewhere = Dictionary(grouping: pairs, by: \.id).mapValues { $0.map(\.film) }
    }

    /// The lasting IDs of films of the new catalogue, in the same order. Pass all films whose ID may differ from the
    /// rule: those with known external IDs, and all with the title of a film added by hand.
    /// - Parameters:
    ///   - known: returns those of some IDs under which films have been shown or stored
    ///   - claimed: returns those of some IDs that films of the new catalogue have by rule
    public mutating func identify(
        _ films: [Film], known: (Set<Film.ID>) throws -> Set<Film.ID>,
        claimed: (Set<Film.ID>) throws -> Set<Film.ID>
    ) rethrows -> [Film.ID] {
        let matches = matchesByHand(films)
        let externalIDs = films.flatMap(\.externalIDs.all)
        let others = externalIDs.compactMap { elsewhere[$0] }
        let ids = Set(films.map(\.id) + externalIDs.map(Film.ID.init) + others + matches.values.joined())
        // Decisions about these films lead only to these IDs.
        let all = ids.union(ids.map(aliases.resolved))
        (self.known, self.claimed) = try (known(all), claimed(all))
        return films.map { identity(of: $0, byHand: matches[$0.id] ?? []) }
    }

    private mutating func identity(of film: Film, byHand: [Film.ID]) -> Film.ID {
        let derived = film.externalIDs.all.map(Film.ID.init(_:))
        let preferred = derived.first ?? film.id
        var older: [Film.ID] = []
        func note(_ id: Film.ID?) {
            if let id, id != preferred, !older.contains(id) { older.append(id) }
        }
        for (externalID, id) in zip(film.externalIDs.all, derived) {
            note(aliases.targets[id])
            // If both films are still there, sharing an external ID is a fault of a source.
            if let other = elsewhere[externalID].map(aliases.resolved), !claimed.contains(other) { note(other) }
            for other in byHandElsewhere[externalID, default: []].map(aliases.resolved) where !claimed.contains(other) {
                note(other)
            }
        }
        for id in byHand { note(aliases.resolved(id)) }
        guard !older.isEmpty else { return preferred }

        let isPreferredKnown = aliases.targets[preferred] == nil && known.contains(preferred)
        let survivor = if isPreferredKnown { preferred } else { older.removeFirst() }
        if survivor != preferred, aliases.targets[preferred] != survivor {
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
        aliases.lead(id, to: film)
        decisions.append(decision)
    }

    /// The films added by hand that a catalogue film surely is, by the catalogue film's provisional ID.
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
