import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Testing

@testable import FilmzStore

/// What a file names does not depend on the room that providers' films have.
struct NotedFilmsTests {
    @Test func filmsOfABatchOutliveThoseOfProviders() async throws {
        let clock = SettableClock()
        let store = try Store.inMemory(clock: clock.clock)
        let services = store.services
        let batch = try await services.myFilms.begin(.imported, isKept: true, of: .owner)
        let film = Film.sample("Echo", tmdb: 7_009, year: 1987)
        #expect(try await batch.note([film], apartFrom: []) == [film.id])
        clock.advance(seconds: 181 * 86_400)
        _ = try await services.films.note([.sample("Later", tmdb: 7_010)])
        #expect(try await services.films.film(film.id, for: .owner) == nil, "Providers' films made room.")
        try await batch.add([FilmEdit(film: film.id, edit: .takeIn(MyFilm(comment: "Rain."), .mine))])
        _ = try await batch.commit()
        #expect(try await services.films.film(film.id, for: .owner)?.title == "Echo")
        #expect(try await services.myFilms.myFilm(film.id, of: .owner).comment == "Rain.")
    }
}
