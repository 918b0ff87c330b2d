import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import OMDbAPI
import Testing

@Suite struct DetailDecodingTests {
    private func detail(_ name: String) async throws -> OMDbDetail {
        try await OMDbClient(MockTransport(bodies: [try Fixture.data(name)])).detail(id: "tt1")
    }

    @Test func movie() async throws {
        let film = try await detail("movie.json")
        #expect(film.id == "tt0910001")
        #expect(film.title == "The Paper Moon Robbery")
        #expect(film.years?.start == 2010)
        #expect(film.type == .movie)
        #expect(film.rated == "PG-13")
        #expect(film.released == PlainDate(year: 2010, month: 7, day: 9))
        #expect(film.runtime == 95)
        #expect(film.genres == ["Animation", "Comedy", "Crime"])
        #expect(film.directors.map(\.name) == ["Ada Nordin", "Ben Ito"])
        #expect(film.directors.map(\.roles) == [[], ["co-director"]])
        #expect(film.writers.map(\.name) == ["Ada Nordin", "Carl Ruiz"])
        #expect(film.writers.first?.roles == ["story, dialogue"])
        #expect(film.actors.map(\.name) == ["Dina Holm", "Émile Faure"])
        #expect(film.plot == "Two thieves & a moon.")
        #expect(film.languages == ["English", "French"])
        #expect(film.countries == ["United States", "France"])
        #expect(film.awards?.wins == 39)
        #expect(film.poster?.url(width: 600).absoluteString.hasSuffix("@._V1_SX600.jpg") == true)
        #expect(film.metascore == 72)
        #expect(film.imdbRating == 7.6)
        #expect(film.imdbVotes == 600_845)
        #expect(film.dvd == PlainDate(year: 2010, month: 12, day: 14))
        #expect(film.boxOffice == 251_683_815)
        #expect(film.production == "Moon Works")
        #expect(film.website?.absoluteString == "http://moon.example/film")
        #expect(film.totalSeasons == nil)
        #expect(film.tomatoes == nil)
    }

    @Test func scoresAreOnOneScale() async throws {
        let film = try await detail("movie.json")
        #expect(
            film.scores.map(\.source) == [
                .imdb, .rottenTomatoes, .metacritic, .other("Harbor Critics"), .other("Letter Grades"),
            ])
        #expect(film.scores.map(\.value) == [76, 81, 72, 90, nil])
        #expect(film.scores.map(\.text) == ["7.6/10", "81%", "72/100", "4.5/5", "B+"])
        #expect(film.score(of: .rottenTomatoes)?.value == 81)
    }

    @Test func series() async throws {
        let series = try await detail("series.json")
        #expect(series.years?.isOpen == true)
        #expect(series.type == .series)
        #expect(series.runtime == 90)
        #expect(series.directors.isEmpty)
        #expect(series.plot == nil)
        #expect(series.poster == nil)
        #expect(series.totalSeasons == 8)
        #expect(series.imdbVotes == 2_412_007)
        #expect(series.scores.map(\.value) == [92])
        #expect(series.dvd == nil)
        #expect(series.boxOffice == nil)
    }

    @Test func episode() async throws {
        let episode = try await OMDbClient(MockTransport(bodies: [try Fixture.data("episode.json")]))
            .episode(10, season: 4, ofSeries: "tt1")
        #expect(episode.type == .episode)
        #expect(episode.season == 4)
        #expect(episode.episode == 10)
        #expect(episode.seriesID == nil)
        #expect(episode.scores.isEmpty)
        #expect(episode.imdbRating == nil)
        #expect(episode.imdbVotes == 9471)
        #expect(episode.awards == nil)
    }

    @Test func legacy() async throws {
        let film = try await detail("legacy.json")
        #expect(film.rated == nil)
        #expect(film.released == nil)
        #expect(film.runtime == 120)
        #expect(film.writers.map(\.name) == ["Lea Sund"])
        #expect(film.writers.first?.roles == ["created by"])
        #expect(film.actors.isEmpty)
        #expect(film.plot == nil)
        #expect(film.poster?.url.scheme == "https")
        #expect(film.boxOffice == 292_600_000)
        #expect(film.scores.map(\.source) == [.imdb, .rottenTomatoes, .metacritic])
        #expect(film.scores.map(\.value) == [82, 85, 69])
        let tomatoes = try #require(film.tomatoes)
        #expect(tomatoes.meter == 85)
        #expect(tomatoes.image == "certified")
        #expect(tomatoes.rating == 7.4)
        #expect(tomatoes.reviews == 210)
        #expect(tomatoes.fresh == 179)
        #expect(tomatoes.rotten == 31)
        #expect(tomatoes.consensus == "Slow, and worth it.")
        #expect(tomatoes.userMeter == 90)
        #expect(tomatoes.userRating == 4.1)
        #expect(tomatoes.userReviews == 35_021)
        #expect(tomatoes.url?.absoluteString == "http://tomatoes.example/m/long_summer/")
    }

    @Test func theExampleOfTheFilmzDocument() async throws {
        let film = try await detail("filmz-example.json")
        #expect(film.imdbID == "tt0241527")
        #expect(film.title == "Harry Potter and the Sorcerer\u{2019}s Stone")
        #expect(film.years?.start == 2001)
        #expect(film.released == PlainDate(year: 2001, month: 11, day: 16))
        #expect(film.runtime == 152)
        #expect(film.writers.map(\.name) == ["J.K. Rowling", "Steve Kloves"])
        #expect(film.awards?.headline?.name == "Oscars")
        #expect(film.awards?.nominations == 74)
        #expect(film.scores.map(\.value) == [77, 80, 65])
        #expect(film.imdbVotes == 904_094)
        #expect(film.boxOffice == 318_886_962)
        #expect(film.dvd == nil)
        #expect(film.website == nil)
    }

    @Test func season() async throws {
        let client = OMDbClient(MockTransport(bodies: [try Fixture.data("season.json")]))
        let season = try await client.season(1, ofSeries: "tt1")
        #expect(season.title == "Iron Coast")
        #expect(season.season == 1)
        #expect(season.totalSeasons == nil)
        #expect(season.episodes.map(\.id) == ["tt0940001", "tt0940002", "tt0940004"])
        #expect(season.episodes.map(\.episode) == [1, 2, 4])
        #expect(season.episodes.map(\.released) == [PlainDate(year: 2001, month: 9, day: 9), nil, nil])
        #expect(season.episodes.map(\.imdbRating) == [8.1, nil, 7.5])
        #expect(season.episodes.last?.title == "Salt")
    }

    @Test func withoutIdentityNothingIsRead() async throws {
        for body in [#"{"Title":"A","Response":"True"}"#, #"{"imdbID":"N/A","Response":"True"}"#] {
            let client = OMDbClient(MockTransport(body))
            let error = await #expect(throws: APIError.self) { try await client.detail(id: "tt1") }
            #expect(error?.kind == .unreadable)
        }
        let client = OMDbClient(MockTransport(bodies: [try Fixture.data("movie.json")]))
        let error = await #expect(throws: APIError.self) { try await client.season(1, ofSeries: "tt1") }
        #expect(error?.kind == .unreadable)
    }

    @Test func fieldsOfAWrongTypeAreNil() async throws {
        let body = #"""
            {"imdbID":"tt1","Title":null,"Year":2010,"Runtime":[95],"Genre":{"a":1},"Ratings":"none","Metascore":69,
            "imdbRating":7.5,"Poster":false,"Awards":3,"Response":true}
            """#
        let film = try await OMDbClient(MockTransport(body)).detail(id: "tt1")
        #expect(film.title == nil)
        #expect(film.years?.start == 2010)
        #expect(film.runtime == nil)
        #expect(film.genres.isEmpty)
        #expect(film.imdbRating == 7.5)
        #expect(film.scores.map(\.value) == [75, 69])
        #expect(film.awards?.isUnderstood == false)
    }
}
