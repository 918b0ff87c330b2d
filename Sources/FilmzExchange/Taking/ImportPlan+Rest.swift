import FilmzDomain

extension ImportPlan {
    /// Imports the data of archives other than films and lists. The person's own data takes precedence. Data that is
    /// invalid or exceeds a limit is left out.
    /// - Parameter filmIDs: the films by the indices of their entries
    func importRest(
        _ filmIDs: [Int: Film.ID], with services: some ExchangeServices, for person: Person.ID
    ) async throws {
        guard !rests.isEmpty else { return }
        // Both by the films' IDs in their archive: the films that exist now, and those that were matched.
        let importedPairs = filmIDs.compactMap { index, film in entries[index].importedFilm.facts.map { ($0.id, film) }
        }
        let filmsByArchiveID = Dictionary(importedPairs) { first, _ in first }
        let matchedPairs = entries.compactMap { entry in
            entry.film.flatMap { film in entry.importedFilm.facts.map { ($0.id, film.id) } }
        }
        let allFilms = filmsByArchiveID.merging(matchedPairs) { first, _ in first }
        for rest in rests {
            try Task.checkCancellation()
            if let myServices = rest.services, try await services.myServices.services(of: person) == MyServices() {
                try await Self.asFarAsValid { _ = try await services.myServices.choose(myServices, of: person) }
            }
            try await importMeanings(rest.meanings, films: filmsByArchiveID, from: services, of: person)
            try await importTheatres(rest, films: filmsByArchiveID, from: services, of: person)
            let existingChoices = try await services.imports.choices(of: person)
            let lines = rest.choices.compactMap { line in line.choice(filmsByArchiveID).map { (line.key, $0) } }
            let choices = Dictionary(lines.filter { existingChoices[$0.0] == nil }) { first, _ in first }
            do { try await services.imports.choose(choices, for: person) } catch is FileImportsFull {}
            for line in rest.received {
                do { try await services.received.restore(line.received, of: person) } catch RecommendationProblem.full {
                    break
                }
            }
            let notSeen = rest.notSeen.compactMap { film, time in allFilms[film].map { ($0, time) } }
            try await services.myFilms.restore(
                notSeen: Dictionary(notSeen) { first, _ in first }, by: person)
            for archivedImport in rest.imports {
                do {
                    try await services.imports.restore(
                        archivedImport.fileImport, parts: archivedImport.parts, for: person)
                } catch is FileImportsFull {
                    break
                }
            }
        }
    }

    private static func asFarAsValid(_ body: () async throws -> Void) async throws {
        do { try await body() } catch is DomainError {}
    }

    private func importMeanings(
        _ meanings: [ArchivedTitleMatch], films: [Film.ID: Film.ID], from services: some CinemaServices,
        of person: Person.ID
    ) async throws {
        guard !meanings.isEmpty else { return }
        let existing = try await services.theatres.meanings(for: person)
        for meaning in meanings where existing[meaning.title] == nil {
            let film = meaning.film.flatMap { films[$0] }
            guard film != nil || meaning.film == nil else { continue }
            try await Self.asFarAsValid {
                try await services.theatres.mean(film, by: meaning.title, of: person)
            }
        }
    }

    private func importTheatres(
        _ rest: ArchivedOtherData, films: [Film.ID: Film.ID], from services: some CinemaServices, of person: Person.ID
    ) async throws {
        guard !rest.theatres.isEmpty || !rest.visits.isEmpty else { return }
        var theatresBySource = Dictionary(
            try await services.theatres.theatres(of: person).map { ($0.source, $0) }
        ) { first, _ in first }
        for theatre in rest.theatres.compactMap(\.theatre) where theatresBySource[theatre.source] == nil {
            try await Self.asFarAsValid {
                theatresBySource[theatre.source] = try await services.theatres.follow(theatre, of: person)
            }
        }
        let plannedIDs = Set(try await services.theatres.plannedVisits(of: person).map(\.showing.showtime.id))
        for visit in rest.visits where !plannedIDs.contains(visit.showing.showtime.id) {
            guard let source = visit.showing.theatre.theatre?.source, let theatre = theatresBySource[source] else {
                continue
            }
            var showtime = visit.showing.showtime
            showtime.film = showtime.film.flatMap { films[$0] }
            let showing = TheatreShowing(theatre: theatre, showtime: showtime)
            try await Self.asFarAsValid {
                try await services.theatres.plan(showing, with: visit.companions ?? "", of: person)
            }
        }
    }
}
