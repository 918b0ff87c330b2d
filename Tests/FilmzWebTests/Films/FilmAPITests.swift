import FilmzContracts
import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct FilmAPITests {
    @Test func aFilmComesWithWhatIHaveWithIt() async throws {
        let web = try await WebFixture()
        try await web.services.myFilms.apply(.rate(Rating(stars: 4.5)), to: WebFixture.hostile.id, of: .owner)
        let response = try await web.api(.get, "/films/\(WebFixture.hostile.id)")
        #expect(response.headers[.contentType] == "application/json")
        let details = try response.json(FilmDetails.self)
        #expect(details.film == WebFixture.hostile)
        #expect(details.mine == MyFilm(rating: Rating(stars: 4.5), ratedAt: web.clock.clock.now()))
    }

    @Test func aFilmIsFoundByItsIMDbID() async throws {
        let web = try await WebFixture(films: [.sample("One", imdb: 1_234_567)])
        let details = try await web.api(.get, "/films?imdb=tt1234567").json(FilmDetails.self)
        #expect(details.film.title == "One")
    }

    @Test func aFilmIsAddedOnceAndCorrected() async throws {
        let web = try await WebFixture()
        let body = #"{"title":"Home Movie","year":1985,"directors":["Ann"],"genres":["Drama"],"imdbID":"tt0000009"}"#
        let added = try await web.api(.post, "/films", body)
        let film = try added.json(Film.self)
        #expect(added.status == .ok)
        #expect(added.headers[.contentLocation] == "/api/v1/films/\(film.id)")
        #expect(film.title == "Home Movie")
        #expect(film.year == 1985)
        #expect(film.directors == ["Ann"])
        #expect(try await web.api(.post, "/films", body).json(Film.self) == film, "it is known by then")

        let byHand = try await web.api(.post, "/films", #"{"title":"Ours","runtime":60}"#).json(Film.self)
        let path = "/films/\(byHand.id)"
        let saved = try await web.api(.put, path, #"{"title":"Our film","originalTitle":"Unser Film","year":null}"#)
        #expect(try saved.json(Film.self).title == "Our film")
        let kept = try await web.api(.get, path).json(FilmDetails.self).film
        #expect(kept.originalTitle == "Unser Film", "what is not said is not known")
        #expect(kept.runtime == nil, "what is not said is not known")
    }
}
