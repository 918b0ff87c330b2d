import APICore
import APICoreTesting
import TMDbAPI
import Testing

@Suite struct ListTests {
    @Test func readsTheExampleOfTheMoviesDocument() async throws {
        let page = try await TMDbClient(answering: "batman.json").searchMovies("batman")
        #expect(page.page == 1)
        #expect(page.totalPages == 6)
        #expect(page.totalResults == 102)
        let film = try #require(page.results.first)
        #expect(page.results.count == 1)
        #expect(film.id == 268)
        #expect(film.title == "Batman")
        #expect(film.originalTitle == "Batman")
        #expect(film.originalLanguage == "en")
        #expect(film.voteAverage == 7.1)
        #expect(film.voteCount == 3107)
        #expect(film.popularity == 15.817)
        #expect(film.genreIDs == [14, 28])
        #expect(film.posterPath == "/kBf3g9crrADGMc2AMAMlLBgSm2h.jpg")
        #expect(film.backdropPath == "/2blmxp2pr4BhwQr74AdCfwgfMOb.jpg")
        #expect(film.overview?.hasSuffix("homicidal Joker, who has seized control of Gotham's underworld.") == true)
        #expect(film.releaseDate == PlainDate(year: 1989, month: 6, day: 23))
        #expect(film.adult == false)
        #expect(film.video == false)
    }

    @Test func leavesOutWhatIsNoFilm() async throws {
        let page = try await TMDbClient(answering: "search.json").searchMovies("x")
        #expect(page.results.map(\.id) == [1, 2, 3, 4, 5])
    }

    @Test func blankAndNullAreNil() async throws {
        let films = try await TMDbClient(answering: "search.json").searchMovies("x").results
        #expect(films[0].releaseDate == nil)
        #expect(films[0].posterPath == nil)
        #expect(films[0].backdropPath == nil)
        #expect(films[0].overview == nil)
        #expect(films[0].genreIDs == [])
        #expect(films[2].title == nil)
        #expect(films[2].posterPath == nil)
        #expect(films[2].overview == nil)
        #expect(films[2].releaseDate == nil)
        #expect(films[2].popularity == nil)
        #expect(films[2].voteAverage == nil)
        #expect(films[2].voteCount == 0)
        #expect(films[4].title == nil)
        #expect(films[4].adult == nil)
        #expect(films[4].genreIDs == [])
    }

    @Test func readsNumbersInEveryForm() async throws {
        let films = try await TMDbClient(answering: "search.json").searchMovies("x").results
        #expect(films[0].voteAverage == 7)
        #expect(films[1].voteAverage == 7.2)
        #expect(films[1].popularity == 20.69)
        #expect(films[3].voteAverage == 6.5)
        #expect(films[3].voteCount == 1200)
        #expect(films[3].genreIDs == [28, 12])
        #expect(films[3].title == "300")
        #expect(films[3].adult == nil)
        #expect(films[3].releaseDate == nil)
    }

    @Test func readsNewKeys() async throws {
        let film = try await TMDbClient(answering: "search.json").searchMovies("x").results[1]
        #expect(film.softcore == true)
        #expect(film.originCountry == ["FR"])
        #expect(film.mediaType == "movie")
        #expect(film.posterPath == "/poster.jpg")
        #expect(film.originalTitle == "Café & Co")
        #expect(film.genreIDs == [18, 10595])
        #expect(film.video == true)
    }

    @Test func reachablePagesEndAt500() async throws {
        let page = try await TMDbClient(answering: "search.json").searchMovies("x")
        #expect(page.totalPages == 38029)
        #expect(page.reachablePages == 500)
        #expect(page.totalResults == 760_569)
        #expect(page.dates == nil)
        let single = try await TMDbClient(MockTransport(#"{"results": [{"id": 1}]}"#)).popular()
        #expect(single.reachablePages == 0)
        #expect(single.totalPages == nil)
    }

    @Test func readsTheDaysOfUpcomingFilms() async throws {
        let page = try await TMDbClient(answering: "upcoming.json").upcoming()
        #expect(page.dates?.minimum == PlainDate(year: 2026, month: 12, day: 1))
        #expect(page.dates?.maximum == PlainDate(year: 2026, month: 12, day: 23))
        #expect(page.results.first?.releaseDate == PlainDate(year: 2022, month: 6, day: 3))
    }

    @Test(arguments: [
        "{}", "[]", #"{"results": null}"#, #"{"results": "none"}"#, #"{"results": {"id": 1}}"#,
        #"{"results": [{"title": "No number"}, 7]}"#,
    ])
    func whatIsNoListIsNotAnEmptyOne(_ body: String) async {
        let client = TMDbClient(MockTransport(body))
        let error = await failure { () async throws(APIError) in try await client.popular() }
        #expect(error?.kind == .unreadable)
    }
}
