extension FilmLookup {
    /// The films of the catalogue and the stored ones that share a title with one of these and are from the same or a
    /// neighbouring year. There may be others among them.
    public func films(titledLike films: [Film], for person: Person.ID?) throws -> [Film] {
        let catalogued = try catalogue.films(titledLike: films)
        let ids = Set(catalogued.map(\.id))
        return try catalogued
            + personal.filmsOutsideCatalogue(titledLike: films, for: person).filter { !ids.contains($0.id) }
    }

    /// For each film, its twin: the film of the catalogue or the stored one that it certainly is by title, year and
    /// people.
    func twins(of films: [Film], for person: Person.ID?) throws -> [Located?] {
        guard !films.isEmpty else { return [] }
        return try located(
            FilmMatching.matches(films, among: self.films(titledLike: films, for: person)), of: films)
    }

    /// The known film that a person types in: the one with its IMDb ID, or without an ID the film of the catalogue that
    /// it certainly is by title, year and people.
    public func known(typed film: Film, as imdbID: IMDbID?) throws -> Located? {
        try known(typed: [film], as: [imdbID])[0]
    }

    /// For each film that a person types in, the known one, in the same order; nil when there is none.
    /// - Parameter imdbIDs: the IMDb ID of each film; nil for none
    public func known(typed films: [Film], as imdbIDs: [IMDbID?]) throws -> [Located?] {
        let externalIDs = imdbIDs.map { $0.map(ExternalID.imdb) }
        let known = try self.films(knownBy: Set(externalIDs.compactMap(\.self)))
        var all = externalIDs.map { $0.flatMap { known[$0] } }
        let unidentified = films.indices.filter { externalIDs[$0] == nil }
        let rest = unidentified.map { films[$0] }
        guard !rest.isEmpty else { return all }
        let matches = FilmMatching.matches(typed: rest, among: try catalogue.films(titledLike: rest))
        for (index, match) in zip(unidentified, try located(matches, of: rest)) { all[index] = match }
        return all
    }

    /// For each film that providers found, the film of the catalogue or of a person that it is; nil when there is none.
    /// - Parameter person: the person whose own films are searched too
    public func known(found films: [Film], for person: Person.ID?) throws -> [Film?] {
        let byExternalID = try self.films(knownBy: Set(films.flatMap(\.externalIDs.all)))
        let matchesByID = films.map { film in
            let all = film.externalIDs.all.compactMap { byExternalID[$0] }
            return all.first { $0.place != .found } ?? all.first
        }
        var knownFilms = matchesByID.map { $0?.place == .found ? nil : $0?.film }
        let unidentified = films.indices.filter { matchesByID[$0] == nil }
        // A film that providers found before, for any person, is not known by that alone. It may be one of this
        // person's own.
        let foundBefore = films.indices.filter { matchesByID[$0]?.place == .found }
        let twins =
            try twins(of: unidentified.map { films[$0] }, for: person)
            + typedTwins(of: foundBefore.map { films[$0] }, for: person)
        var indicesByTwin: [Film.ID: [Int]] = [:]
        for (index, twin) in zip(unidentified + foundBefore, twins) {
            knownFilms[index] = twin?.film
            if let twin { indicesByTwin[twin.film.id, default: []].append(index) }
        }
        // Two films of one provider cannot both be the same film here, and it is uncertain which of them is.
        for indices in indicesByTwin.values where Self.contradict(indices.map { films[$0] }) {
            for index in indices { knownFilms[index] = nil }
        }
        return knownFilms
    }

    /// For each film, the one that the person typed in and that it certainly is.
    private func typedTwins(of films: [Film], for person: Person.ID?) throws -> [Located?] {
        guard !films.isEmpty, person != nil else { return films.map { _ in nil } }
        let typed = try personal.filmsOutsideCatalogue(titledLike: films, for: person)
            .filter { $0.id.externalID == nil }
        return try located(FilmMatching.matches(films, among: typed), of: films)
    }

    private func located(_ matches: [Film?], of films: [Film]) throws -> [Located?] {
        let matches = zip(matches, films).map { match, film in
            // A film with another ID in the same namespace is a different film, however similar they are.
            match.filter { !$0.externalIDs.contradict(film.externalIDs) }?.id
        }
        let located = try self.films(Set(matches.compactMap(\.self)))
        return matches.map { $0.flatMap { located[$0] } }
    }

    private static func contradict(_ films: [Film]) -> Bool {
        films.indices.contains { index in
            films[..<index].contains { $0.externalIDs.contradict(films[index].externalIDs) }
        }
    }
}
