import FilmzDomain
import Testing

/// The promises of ``MyFilmService`` about films with stars that were never logged, and about films seen before. Part
/// of ``MyFilmServiceContract``.
enum RatedFilmContract {
    static var cases: [ContractCase] {
        [
            ContractCase("a film with stars and no viewing is on the seen shelf, and stays on the watchlist") {
                subject in
                try await subject.load(Film.samples)
                let film = Film.french.id
                let seen = MyFilmsQuery(shelf: .seen, sort: .added)
                try await subject.apply(.log(.watched("2001")), to: Film.hostile.id)
                try await subject.apply(.watchlist(true), to: film)
                try await subject.apply(.rate(Rating(stars: 4)), to: film)
                let mine = try await subject.myFilm(film)
                #expect(mine.isSeen)
                #expect(mine.isOnWatchlist)
                #expect(mine.viewings.isEmpty)
                #expect(mine.ratedAt == subject.clock.clock.now())
                #expect(try await subject.shelf(seen).map(\.film.id) == [film, Film.hostile.id], "rated last")
                let entry = try #require(try await subject.shelf(MyFilmsQuery(shelf: .seen)).last)
                #expect(entry.film.id == film, "a day that is not known comes last")
                #expect(entry.state.isSeen)
                #expect(entry.state.viewingCount == 0)
                #expect(entry.state.lastWatchedOn == nil)
                #expect(
                    try await subject.services.myFilms.diary(.init(), of: .owner, page: PageRequest()).entries.total
                        == 1)

                try await subject.apply(.log(.watched("2002")), to: film)
                #expect(
                    try await subject.shelf(MyFilmsQuery(shelf: .seen)).first?.film.id == film, "its viewing takes over"
                )
                #expect(try await !subject.myFilm(film).isOnWatchlist)
            },
            ContractCase("removing the stars takes it off that shelf") { subject in
                try await subject.load(Film.samples)
                let film = Film.french.id
                let seen = MyFilmsQuery(shelf: .seen)
                try await subject.apply(.rate(Rating(stars: 4)), to: film)
                try await subject.apply(.rate(nil), to: film)
                #expect(try await subject.shelf(seen).isEmpty)
                #expect(try await subject.myFilm(film).isEmpty)
                _ = try await subject.services.undo.undo(
                    try #require(try await subject.apply(.rate(Rating(stars: 2)), to: film)).id, of: .owner)
                #expect(try await subject.shelf(seen).isEmpty)
            },
            ContractCase("keeps that a film was seen before, if the person says so") { subject in
                try await subject.load(Film.samples)
                let film = Film.french.id
                var draft = ViewingDraft(watchedOn: .year(2001), isRewatch: true)
                let id = Viewing.ID.random()
                try await subject.apply(.log(draft, id: id), to: film)
                #expect(try await subject.viewings(of: film).map(\.isRewatch) == [true])
                draft.isRewatch = false
                let edited = try #require(try await subject.apply(.editViewing(id, draft), to: film))
                #expect(try await subject.viewings(of: film).map(\.isRewatch) == [false])
                _ = try await subject.services.undo.undo(edited.id, of: .owner)
                #expect(try await subject.viewings(of: film).map(\.isRewatch) == [true])
            },
        ]
    }
}
