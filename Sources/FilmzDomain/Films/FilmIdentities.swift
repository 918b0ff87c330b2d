/// Assigns to the films of a new catalogue the IDs that they have always had.
///
/// See `docs/decisions/0003-film-identity.md`.
public struct FilmIdentities {
    /// A change that must be stored so that every ID still leads to its film.
    public enum Decision: Hashable, Sendable {
        /// Makes a new ID an alias of the film's older ID.
        case alias(Film.ID, to: Film.ID)
        /// Merges two known IDs that proved to be of one film.
        case merge(Film.ID, into: Film)
    }

    public private(set) var decisions: [Decision] = []

    private var aliases: FilmAliases
    private let otherIDs: [ExternalID: Film.ID]
    private let byTitle: [String: [Film]]
    /// The films added by hand, by their external IDs, which were given or added later. Several persons may have added
    /// the same.
    private let byHandElsewhere: [ExternalID: [Film.ID]]
    private var known: Set<Film.ID> = []
    private var claimedIDs: Set<Film.ID> = []

    /// - Parameters:
    ///   - otherIDs: the known films by their external IDs
    ///   - byHand: films added by hand
    public init(aliases: FilmAliases, otherIDs: [ExternalID: Film.ID], byHand: [Film]) {
        self.aliases = aliases
        self.otherIDs = otherIDs
        var byTitle: [String: [Film]] = [:]
        // A film with a given IMDb ID is recognised by that ID, not by its title.
        for film in byHand where film.externalIDs.isEmpty {
            for title in FilmMatching.titles(film) {
                byTitle[title, default: []].append(film)
            }
        }
        self.byTitle = byTitle
        let pairs = byHand.flatMap { film in film.externalIDs.all.map { (id: $0, film: film.id) } }
        byHandElsewhere = Dictionary(grouping: pairs, by: \.id).mapValues { $0.map(\.film) }
    }

    /// The permanent IDs of films of the new catalogue, in the same order. Pass all films whose ID may differ from the
    /// rule: those with known external IDs, and all with the title of a film added by hand.
    /// - Parameters:
    ///   - known: returns which of these IDs films have been shown or stored under
    ///   - claimedIDs: returns which of these IDs films of the new catalogue have by rule
    public mutating func identify(
        _ films: [Film], known: (Set<Film.ID>) throws -> Set<Film.ID>,
        claimed claimedIDs: (Set<Film.ID>) throws -> Set<Film.ID>
    ) rethrows -> [Film.ID] {
        let matches = matchesByHand(films)
        let externalIDs = films.flatMap(\.externalIDs.all)
        let others = externalIDs.compactMap { otherIDs[$0] }
        let ids = Set(films.map(\.id) + externalIDs.map(Film.ID.init) + others + matches.values.joined())
        // The decisions about these films lead only to these IDs.
        let all = ids.union(ids.map(aliases.resolved))
        (self.known, self.claimedIDs) = try (known(all), claimedIDs(all))
        return films.map { identity(of: $0, byHand: matches[$0.id] ?? []) }
    }

    private mutating func identity(of film: Film, byHand: [Film.ID]) -> Film.ID {
        let candidateIDs = film.externalIDs.all.map(Film.ID.init(_:))
        let preferred = candidateIDs.first ?? film.id
        var older: [Film.ID] = []
        func note(_ id: Film.ID?) {
            if let id, id != preferred, !older.contains(id) { older.append(id) }
        }
        for (externalID, id) in zip(film.externalIDs.all, candidateIDs) {
            note(aliases.targets[id])
            // If both films still exist, sharing an external ID is an error of a source.
            if let other = otherIDs[externalID].map(aliases.resolved), !claimedIDs.contains(other) { note(other) }
            for other in byHandElsewhere[externalID, default: []].map(aliases.resolved)
            where !claimedIDs.contains(other) {
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

    /// The films added by hand that are certainly a catalogue film, by the catalogue film's provisional ID.
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
