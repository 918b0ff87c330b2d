import FilmzDomain
import Testing

/// What ``MyFilmService`` and ``UndoService`` promise about several films at once. Part of ``MyFilmServiceContract``.
enum BulkContract {
    static let cases: [ContractCase] = [
        ContractCase("edits several films at once, and takes it back at once") { subject in
            try await subject.load(Film.samples)
            try await subject.apply(.favourite(true), to: Film.french.id)
            let films: Set = [Film.french.id, Film.hostile.id, Film.arabic.id]
            let before = try await subject.relations(to: films)
            let change = try #require(
                try await subject.services.myFilms.apply(.favourite(true), to: films, of: .owner))
            #expect(change.kind == .favouriteAdded)
            for id in films { #expect(try await subject.myFilm(id).isFavourite) }
            try await subject.apply(.rate(Rating(stars: 3)), to: Film.arabic.id)

            let undone = try await subject.services.undo.undo(change.id, of: .owner)
            #expect(try await subject.myFilm(Film.french.id).isFavourite, "it was one before")
            #expect(try await subject.myFilm(Film.arabic.id).rating == Rating(stars: 3), "changed since")
            #expect(try await subject.myFilm(Film.hostile.id) == before[Film.hostile.id])
            _ = try await subject.services.undo.undo(undone.id, of: .owner)
            for id in films { #expect(try await subject.myFilm(id).isFavourite) }
            await #expect(throws: DomainError.nothingToUndo) {
                try await subject.services.undo.undo(undone.id, of: .owner)
            }
        },
        ContractCase("edits all of several films or none") { subject in
            try await subject.load(Film.samples)
            let unknown = Film.ID(.tmdb(987_654))
            await #expect(throws: DomainError.noSuchFilm) {
                try await subject.services.myFilms.apply(.watchlist(true), to: [Film.french.id, unknown], of: .owner)
            }
            #expect(try await subject.myFilm(Film.french.id).isEmpty)
            #expect(try await subject.services.myFilms.apply(.watchlist(true), to: [], of: .owner) == nil)
            #expect(
                try await subject.services.myFilms.apply(.watchlist(false), to: [Film.french.id], of: .owner) == nil)
            let tooMany = Set((1...MyFilm.bulkLimit + 1).map { Film.ID(.tmdb($0)) })
            await #expect(throws: DomainError.invalid(.films, .tooLong(MyFilm.bulkLimit))) {
                try await subject.services.myFilms.apply(.watchlist(true), to: tooMany, of: .owner)
            }
        },
    ]
}

extension Subject {
    fileprivate func relations(to films: Set<Film.ID>) async throws -> [Film.ID: MyFilm] {
        var relations: [Film.ID: MyFilm] = [:]
        for id in films { relations[id] = try await myFilm(id) }
        return relations
    }
}
