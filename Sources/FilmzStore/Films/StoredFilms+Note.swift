import FilmzDomain

extension StoredFilms {
    func note(
        _ found: [Film], apartFrom others: Set<Film.ID>, for person: Person.ID?
    ) async throws -> [(film: Film, wasKnown: Bool)] {
        let cleanFilms = found.map(\.asFound)
        var films = found.indices.map { cleanFilms[$0] ?? found[$0] }
        let reader = person.map(FilmReader.person) ?? .anybody
        let storedFilms = try look(for: reader) { [films] in try $0.known(found: films, for: person) }
            .map { film in film.filter { !others.contains($0.id) } }
        let unknown = films.indices.filter { storedFilms[$0] == nil && cleanFilms[$0] != nil }
        if !unknown.isEmpty {
            let cachedFilms = try await providers.note(unknown.map { films[$0] }, at: clock.now())
            for (index, film) in zip(unknown, cachedFilms) { films[index] = film }
        }
        return films.indices.map { index in storedFilms[index].map { ($0, true) } ?? (films[index], false) }
    }

    /// Adds another provider's ID to a film that only providers know. This affects no person's data.
    func learn(_ externalID: ExternalID, ofFound film: Film) async throws -> Film {
        var film = film
        film.externalIDs.insert(externalID)
        return try await providers.remember(film, at: clock.now())
    }
}
