import FilmzDomain

extension ImportPlan {
    /// Imports the data of archives other than films and lists. The person's own data takes precedence. Data that is
    /// invalid or exceeds a limit is left out.
    /// - Parameter places: the films by the indices of their entries
    func takeRest(
        _ places: [Int: Film.ID], with services: Services, for person: Person.ID
    ) async throws {
        guard !rests.isEmpty else { return }
        // Both by the films' IDs in their archive: the films that exist now, and those that were matched.
        let told = places.compactMap { index, film in entries[index].told.facts.map { ($0.id, film) } }
        let found = Dictionary(told) { first, _ in first }
        let sure = entries.compactMap { entry in
            entry.film.flatMap { film in entry.told.facts.map { ($0.id, film.id) } }
        }
        let known = found.merging(sure) { first, _ in first }
        for rest in rests {
            try Task.checkCancellation()
            if let chosen = rest.services, try await services.myServices.services(of: person) == MyServices() {
                try await Self.asFarAsValid { _ = try await services.myServices.choose(chosen, of: person) }
            }
            try await takeMeanings(rest.meanings, found: found, from: services, of: person)
            try await takeTheatres(rest, found: found, from: services, of: person)
            let said = try await services.imports.choices(of: person)
            let lines = rest.choices.compactMap { line in line.choice(found).map { (line.key, $0) } }
            let choices = Dictionary(lines.filter { said[$0.0] == nil }) { first, _ in first }
            do { try await services.imports.choose(choices, for: person) } catch is FileImportsFull {}
            for line in rest.received {
                do { try await services.received.restore(line.received, of: person) } catch RecommendationProblem.full {
                    break
                }
            }
            let notSeen = rest.notSeen.compactMap { film, said in known[film].map { ($0, said) } }
            try await services.myFilms.restore(
                notSeen: Dictionary(notSeen) { first, _ in first }, by: person)
            for kept in rest.imports {
                do {
                    try await services.imports.restore(kept.fileImport, parts: kept.parts, for: person)
                } catch is FileImportsFull {
                    break
                }
            }
        }
    }

    private static func asFarAsValid(_ body: () async throws -> Void) async throws {
        do { try await body() } catch is DomainError {}
    }

    private func takeMeanings(
        _ meanings: [ArchivedMeaning], found: [Film.ID: Film.ID], from services: Services, of person: Person.ID
    ) async throws {
        guard !meanings.isEmpty else { return }
        let known = try await services.theatres.meanings(for: person)
        for meaning in meanings where known[meaning.title] == nil {
            let film = meaning.film.flatMap { found[$0] }
            guard film != nil || meaning.film == nil else { continue }
            try await Self.asFarAsValid {
                try await services.theatres.mean(film, by: meaning.title, of: person)
            }
        }
    }

    private func takeTheatres(
        _ rest: ArchivedRest, found: [Film.ID: Film.ID], from services: Services, of person: Person.ID
    ) async throws {
        guard !rest.theatres.isEmpty || !rest.visits.isEmpty else { return }
        var followed = Dictionary(
            try await services.theatres.theatres(of: person).map { ($0.source, $0) }
        ) { first, _ in first }
        for theatre in rest.theatres.compactMap(\.theatre) where followed[theatre.source] == nil {
            try await Self.asFarAsValid {
                followed[theatre.source] = try await services.theatres.follow(theatre, of: person)
            }
        }
        let planned = Set(try await services.theatres.plannedVisits(of: person).map(\.showing.showtime.id))
        for visit in rest.visits where !planned.contains(visit.showing.showtime.id) {
            guard let source = visit.showing.theatre.theatre?.source, let theatre = followed[source] else { continue }
            var showtime = visit.showing.showtime
            showtime.film = showtime.film.flatMap { found[$0] }
            let showing = TheatreShowing(theatre: theatre, showtime: showtime)
            try await Self.asFarAsValid {
                try await services.theatres.plan(showing, with: visit.companions ?? "", of: person)
            }
        }
    }
}
