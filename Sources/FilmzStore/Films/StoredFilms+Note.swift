import FilmzDomain
import GRDB

extension StoredFilms {
    func note(_ found: [Film]) async throws -> [(film: Film, wasKnown: Bool)] {
        let tidied = found.map(\.asFound)
        var films = found.indices.map { tidied[$0] ?? found[$0] }
        let known = try look { [films] in try Self.known(films, $0) }
        let unknown = films.indices.filter { known[$0] == nil && tidied[$0] != nil }
        if !unknown.isEmpty {
            let remembered = try await providers.write { [films, now = clock.now()] db in
                let films = try unknown.map { try FoundFilms.remember(films[$0], at: now, db) }
                try ProvidersSchema.tidy(db, at: now)
                return films
            }
            for (index, film) in zip(unknown, remembered) { films[index] = film }
        }
        return films.indices.map { index in known[index].map { ($0, true) } ?? (films[index], false) }
    }

    /// Notes how a film that only providers know is known to another of them: that is no person's business.
    func learn(_ externalID: ExternalID, ofFound film: Film) async throws -> Film {
        let now = clock.now()
        return try await providers.write { db in
            var film = film
            film.externalIDs.insert(externalID)
            return try FoundFilms.remember(film, at: now, db)
        }
    }

    /// Each film as the catalogue or a person knows it, or nil.
    private static func known(_ found: [Film], _ lookup: FilmLookup) throws -> [Film?] {
        var known: [Film?] = []
        var byTitle: [Film.ID: [Int]] = [:]
        for (index, film) in found.enumerated() {
            if let same = try identified(film, lookup) {
                known.append(same.place == .found ? nil : same.film)
            } else {
                let twin = try lookup.twin(of: film)?.film
                if let twin { byTitle[twin.id, default: []].append(index) }
                known.append(twin)
            }
        }
        // Two films of one provider are not one of ours: which of them it is leaves doubt.
        for indices in byTitle.values where contradict(indices.map { found[$0] }) {
            for index in indices { known[index] = nil }
        }
        return known
    }

    /// The film one of whose external IDs this is, rather one that is known than one that was found before.
    private static func identified(_ film: Film, _ lookup: FilmLookup) throws -> FilmLookup.Located? {
        var found: FilmLookup.Located?
        for id in film.externalIDs.all {
            guard let same = try lookup.film(id) else { continue }
            if same.place != .found { return same }
            found = same
        }
        return found
    }

    private static func contradict(_ films: [Film]) -> Bool {
        films.indices.contains { index in
            films[..<index].contains { $0.externalIDs.contradict(films[index].externalIDs) }
        }
    }
}
