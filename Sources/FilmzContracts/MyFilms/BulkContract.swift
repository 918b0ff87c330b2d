import FilmzDomain
import Testing

/// The promises of ``MyFilmService`` and ``UndoService`` about several films at once. Part of
/// ``MyFilmServiceContract``.
enum BulkContract {
    static let cases: [ContractCase] =
        [
            ContractCase("edits several films at once, and undoes it at once") { subject in
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
                    try await subject.services.myFilms.apply(
                        .watchlist(true), to: [Film.french.id, unknown], of: .owner)
                }
                #expect(try await subject.myFilm(Film.french.id).isEmpty)
                #expect(try await subject.services.myFilms.apply(.watchlist(true), to: [], of: .owner) == nil)
                #expect(
                    try await subject.services.myFilms.apply(.watchlist(false), to: [Film.french.id], of: .owner) == nil
                )
            },
            ContractCase("edits any number of films at once, and undoes it at once") { subject in
                let films = try await subject.loadMany()
                let kept = try #require(try await subject.apply(.comment("mine"), to: films[0]))
                let change = try #require(
                    try await subject.services.myFilms.apply(.favourite(true), to: Set(films), of: .owner))
                #expect(change.subject == .myFilms(count: films.count))
                #expect(try await subject.favouriteCount == films.count)
                let undone = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.favouriteCount == 0)
                #expect(try await subject.myFilm(films[0]).comment == "mine")
                let redone = try await subject.services.undo.undo(undone.id, of: .owner)
                #expect(redone.kind == .redone)
                #expect(try await subject.favouriteCount == films.count)
                _ = try await subject.services.undo.undo(kept.id, of: .owner)
                #expect(try await subject.favouriteCount == films.count)
            },
        ] + batches + listCases + ownFilms

    private static var batches: [ContractCase] {
        [
            ContractCase("takes in what a file says, however many viewings there are, and only once") { subject in
                try await subject.load(Film.samples)
                let film = Film.french.id
                for year in 1980..<2010 { try await subject.apply(.log(.watched(String(year), stars: 3)), to: film) }
                let before = try await subject.myFilm(film)
                func viewing(_ year: Int, note: String = "") -> Viewing {
                    Viewing(
                        id: .random(), draft: ViewingDraft(watchedOn: .year(year), note: note),
                        loggedAt: SettableClock.start)
                }
                let theirs = MyFilm(
                    rating: Rating(stars: 5), tags: try Tags(typed: "rain"),
                    viewings: [viewing(1980, note: "First."), viewing(1970)])
                let change = try #require(try await subject.apply(.takeIn(theirs, .mine), to: film))
                #expect(change.kind == .imported)
                #expect(try await subject.myFilm(film).viewingCount == 31)
                #expect(try await subject.myFilm(film).rating == Rating(stars: 3))
                #expect(try await subject.apply(.takeIn(theirs, .mine), to: film) == nil)
                let page = PageRequest(size: 50)
                let all = try await subject.services.myFilms.viewings(of: film, by: .owner, page: page).items
                #expect(all.first { $0.watchedOn == .year(1980) }?.note == "First.")
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(film) == before)
            },
            ContractCase("keeps all that a file says of a film, undoes it and does it again") { subject in
                try await subject.load(Film.samples)
                let film = Film.french.id
                let change = try #require(try await subject.apply(.takeIn(.whole, .mine), to: film))
                #expect(try await subject.myFilm(film) == .whole)
                let undone = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(film) == MyFilm())
                _ = try await subject.services.undo.undo(undone.id, of: .owner)
                #expect(try await subject.myFilm(film) == .whole)
            },
            ContractCase("counts the films that a batch changes") { subject in
                let films = try await subject.loadMany()
                let batch = try await subject.services.myFilms.begin(.imported, isKept: true, of: .owner)
                #expect(try await batch.changedCount() == 0)
                try await batch.add([
                    FilmEdit(film: films[0], edit: .favourite(true)), FilmEdit(film: films[1], edit: .favourite(false)),
                ])
                #expect(try await batch.changedCount() == 1)
                try await batch.abandon()
                await #expect(throws: MyFilmBatchEnded()) { try await batch.changedCount() }
            },
            ContractCase("shows nothing of a batch before it is committed, and then all of it") { subject in
                let films = try await subject.loadMany()
                let batch = try await subject.services.myFilms.begin(.edited, isKept: true, of: .owner)
                try await batch.add(films.map { FilmEdit(film: $0, edit: .rate(Rating(stars: 4))) })
                try await batch.add([FilmEdit(film: films[0], edit: .log(.watched("2001", stars: 2)))])
                let seen = MyFilmsQuery(shelf: .seen)
                #expect(try await subject.shelf(seen).isEmpty)
                #expect(try await subject.services.myFilms.states(of: films, for: .owner).isEmpty)
                let change = try #require(try await batch.commit())
                #expect(change.kind == .edited)
                #expect(change.subject == .myFilms(count: films.count))
                let total = try await subject.services.myFilms.shelf(seen, of: .owner, page: PageRequest(size: 1)).films
                    .total
                #expect(total == films.count)
                let first = try await subject.myFilm(films[0])
                #expect(first.rating == Rating(stars: 2))
                #expect(first.viewings.map(\.watchedOn) == [.year(2001)])
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.shelf(seen).isEmpty)
            },
            ContractCase("forgets a batch that is abandoned") { subject in
                let films = try await subject.loadMany()
                let batch = try await subject.services.myFilms.begin(.edited, isKept: true, of: .owner)
                try await batch.add([FilmEdit(film: films[0], edit: .favourite(true))])
                try await batch.abandon()
                await #expect(throws: MyFilmBatchEnded()) { try await batch.commit() }
                #expect(try await subject.myFilm(films[0]).isEmpty)
            },
            ContractCase("takes nothing more into a batch that was committed") { subject in
                let films = try await subject.loadMany()
                let batch = try await subject.services.myFilms.begin(.edited, isKept: true, of: .owner)
                try await batch.add([FilmEdit(film: films[0], edit: .favourite(true))])
                let change = try #require(try await batch.commit())
                await #expect(throws: MyFilmBatchEnded()) {
                    try await batch.add([FilmEdit(film: films[1], edit: .favourite(true))])
                }
                await #expect(throws: MyFilmBatchEnded()) { try await batch.commit() }
                await #expect(throws: MyFilmBatchEnded()) { try await batch.abandon() }
                #expect(try await subject.services.undo.change(change.id, of: .owner) == change)
                #expect(try await subject.favouriteCount == 1)
            },
            ContractCase(
                "leaves what was changed after a batch was put aside, and puts aside all of some edits or none"
            ) {
                subject in
                try await subject.load(Film.samples)
                let film = Film.french.id
                let unknown = Film.ID(.tmdb(987_654))
                let batch = try await subject.services.myFilms.begin(.edited, isKept: false, of: .owner)
                try await batch.add([
                    FilmEdit(film: film, edit: .rate(Rating(stars: 1))), FilmEdit(film: film, edit: .favourite(true)),
                ])
                await #expect(throws: DomainError.noSuchFilm) {
                    try await batch.add([
                        FilmEdit(film: Film.hostile.id, edit: .favourite(true)),
                        FilmEdit(film: unknown, edit: .favourite(true)),
                    ])
                }
                try await subject.apply(.rate(Rating(stars: 5)), to: film)
                let change = try #require(try await batch.commit())
                #expect(try await subject.myFilm(film).rating == Rating(stars: 5))
                #expect(try await subject.myFilm(film).isFavourite)
                #expect(try await subject.myFilm(Film.hostile.id).isEmpty)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(film).rating == Rating(stars: 5))
                #expect(try await !subject.myFilm(film).isFavourite)
            },
            ContractCase("keeps the undo of a batch until its person drops it") { subject in
                try await subject.load(Film.samples)
                let batch = try await subject.services.myFilms.begin(.edited, isKept: true, of: .owner)
                try await batch.add([FilmEdit(film: Film.hostile.id, edit: .favourite(true))])
                let change = try #require(try await batch.commit())
                for number in 0...Change.keptPerPerson {
                    try await subject.apply(.favourite(number.isMultiple(of: 2)), to: Film.french.id)
                }
                var undo: any UndoService { subject.services.undo }
                #expect(try await undo.change(change.id, of: .owner) == change)
                #expect(try await !undo.forget(change.id, of: Person.ID(rawValue: 2)))
                #expect(try await undo.forget(change.id, of: .owner))
                #expect(try await !undo.forget(change.id, of: .owner))
                await #expect(throws: DomainError.nothingToUndo) { try await undo.undo(change.id, of: .owner) }
                #expect(try await subject.myFilm(Film.hostile.id).isFavourite)
            },
        ]
    }
}

extension Subject {
    /// Loads more films than fit into two pieces.
    func loadMany() async throws -> [Film.ID] {
        let films = (1...450).map {
            Film(id: Film.ID(.tmdb($0)), title: "Film \($0)", externalIDs: ExternalIDs(tmdb: $0))
        }
        try await load(films)
        return films.map(\.id)
    }

    var favouriteCount: Int {
        get async throws {
            let query = MyFilmsQuery(shelf: .favourites)
            return try await services.myFilms.shelf(query, of: .owner, page: PageRequest(size: 1)).films.total
        }
    }
}

extension Subject {
    fileprivate func relations(to films: Set<Film.ID>) async throws -> [Film.ID: MyFilm] {
        var relations: [Film.ID: MyFilm] = [:]
        for id in films { relations[id] = try await myFilm(id) }
        return relations
    }
}
