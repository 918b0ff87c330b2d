import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

/// A part that is asked for by itself has an `id`, which appended blocks do not have.
@Suite struct PartTests {
    private func client(_ body: String) -> TMDbClient { TMDbClient(MockTransport(body)) }

    @Test func readsPartsOfAFilm() async throws {
        let credits = try await client(#"{"id": 1, "cast": [], "crew": [{"id": 5, "job": "Director"}]}"#)
            .credits(of: 1)
        #expect(credits.directors.map(\.id) == [5])
        let videos = try await client(#"{"id": 1, "results": [{"id": "v", "site": "Vimeo"}]}"#).videos(of: 1)
        #expect(videos.videos.map(\.site) == ["Vimeo"])
        let images = try await client(#"{"id": 1, "backdrops": [], "posters": [{"file_path": "/p"}]}"#).images(of: 1)
        #expect(images.posters.map(\.path) == ["/p"])
        let releases = try await client(
            #"{"id": 1, "results": [{"iso_3166_1": "US", "release_dates": [{"certification": "PG", "type": 3}]}]}"#
        ).releaseDates(of: 1)
        #expect(releases.certification(in: "US") == "PG")
        let ids = try await client(#"{"id": 1, "imdb_id": "tt1", "facebook_id": null}"#).externalIDs(of: 1)
        #expect(ids.imdbID == "tt1")
        #expect(ids.facebookID == nil)
    }

    @Test(arguments: ["{}", "[]", "null"]) func noOffersAreNoOffers(_ empty: String) async throws {
        let offers = try await client("{\"id\": 1, \"results\": \(empty)}").watchProviders(of: 1)
        #expect(offers.countries.isEmpty)
        #expect(offers.offers(in: "US") == nil)
    }

    @Test func partsThatAreNotThereAreUnreadable() async {
        let client = client(#"{"id": 1}"#)
        let errors = [
            await failure { () async throws(APIError) in try await client.credits(of: 1) },
            await failure { () async throws(APIError) in try await client.videos(of: 1) },
            await failure { () async throws(APIError) in try await client.images(of: 1) },
            await failure { () async throws(APIError) in try await client.releaseDates(of: 1) },
            await failure { () async throws(APIError) in try await client.watchProviders(of: 1) },
            await failure { () async throws(APIError) in try await client.genres() },
            await failure { () async throws(APIError) in try await client.configuration() },
            await failure { () async throws(APIError) in try await client.find("tt1", source: .imdb) },
        ]
        #expect(errors.map(\.?.kind) == Array(repeating: .unreadable, count: 8))
    }

    @Test(arguments: ["null", "7", #"["no person"]"#, "{}"])
    func aBrokenListTakesNoOtherAlong(_ broken: String) async throws {
        let crew = try await client("{\"cast\": \(broken), \"crew\": [{\"id\": 5}]}").credits(of: 1)
        #expect(crew.cast.isEmpty)
        #expect(crew.crew.map(\.id) == [5])
        let cast = try await client("{\"cast\": [{\"id\": 6}], \"crew\": \(broken)}").credits(of: 1)
        #expect(cast.cast.map(\.id) == [6])
        #expect(cast.crew.isEmpty)
        let images = try await client("{\"posters\": \(broken), \"logos\": [{\"file_path\": \"/l\"}]}").images(of: 1)
        #expect(images.posters.isEmpty)
        #expect(images.logos.map(\.path) == ["/l"])
        let found = try await client("{\"movie_results\": \(broken), \"tv_results\": [{\"id\": 7}]}")
            .find("tt1", source: .imdb)
        #expect(found.movies.isEmpty)
        #expect(found.series.map(\.id) == [7])
    }

    @Test(arguments: ["7", #"["no person"]"#, "{}"])
    func listsOfWhichNothingCanBeReadAreUnreadable(_ broken: String) async {
        let credits = client("{\"cast\": [], \"crew\": \(broken)}")
        let images = client("{\"posters\": \(broken), \"logos\": \(broken)}")
        let found = client("{\"movie_results\": [], \"person_results\": \(broken)}")
        let errors = [
            await failure { () async throws(APIError) in try await credits.credits(of: 1) },
            await failure { () async throws(APIError) in try await images.images(of: 1) },
            await failure { () async throws(APIError) in try await found.find("tt1", source: .imdb) },
        ]
        #expect(errors.map(\.?.kind) == [.unreadable, .unreadable, .unreadable])
    }

    @Test func readsGenresInAnyLanguage() async throws {
        let genres = try await TMDbClient(answering: "genres.json").genres(language: "de")
        #expect(genres.map(\.id) == [28, 12, 35])
        #expect(genres.map(\.name) == ["Action", "Abenteuer", "Komödie"])
    }

    @Test func findsWhateverThereIs() async throws {
        let found = try await TMDbClient(answering: "find.json").find("tt0078748", source: .imdb)
        #expect(found.movies.map(\.id) == [348])
        #expect(found.movies.first?.mediaType == "movie")
        #expect(found.people.map(\.name) == ["Ada One"])
        #expect(found.people.first?.profilePath == nil)
        #expect(found.people.first?.knownFor.map(\.mediaType) == ["movie", "tv"])
        #expect(found.people.first?.knownFor.map(\.title) == ["The Deep", "Shallow"])
        #expect(found.people.first?.knownFor.map(\.originalTitle) == [nil, "Flach"])
        #expect(
            found.people.first?.knownFor.map(\.releaseDate) == [nil, PlainDate(year: 2011, month: 4, day: 17)])
        #expect(found.series.map(\.originalName) == ["Flach"])
        #expect(found.series.first?.firstAirDate == nil)
        #expect(found.series.first?.voteAverage == 7)
        #expect(found.episodes.map(\.episodeNumber) == [2])
        #expect(found.episodes.first?.airDate == PlainDate(year: 2011, month: 4, day: 17))
        #expect(found.episodes.first?.runtime == nil)
        #expect(found.seasons.map(\.seriesID) == [9])
        #expect(found.seasons.first?.airDate == nil)
    }

    @Test func findingNothingIsNoError() async throws {
        let found = try await client(
            #"{"movie_results":[],"person_results":[],"tv_results":[],"tv_episode_results":[],"tv_season_results":[]}"#
        ).find("tt9999999", source: .imdb)
        #expect(found.movies.isEmpty)
        #expect(found.people.isEmpty)
        #expect(found.series.isEmpty)
        #expect(found.episodes.isEmpty)
        #expect(found.seasons.isEmpty)
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0.0), ("2000-02-29T23:59:59.250Z", 951_868_799.25),
        ("1969-12-31 23:59:59 UTC", -1.0), ("2100-03-01T00:00:00.000Z", 4_107_542_400.0),
    ])
    func readsMomentsInGMT(_ text: String, _ seconds: Double) async throws {
        let body = "{\"results\": [{\"id\": \"v\", \"published_at\": \"\(text)\"}]}"
        let video = try #require(try await client(body).videos(of: 1).videos.first)
        #expect(video.publishedAt == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        "", "2016-03-05", "2016-02-30T00:00:00Z", "2016-03-05T24:00:00Z", "2016-03-05T02:03:14+02:00",
        "2016-03-05T02:03:14", "2016-03-05T02:03Z", "2016-03-05T02:03:nanZ", "T", "Z", " UTC",
    ])
    func otherMomentsAreNil(_ text: String) async throws {
        let body = "{\"results\": [{\"id\": \"v\", \"published_at\": \"\(text)\"}]}"
        let video = try #require(try await client(body).videos(of: 1).videos.first)
        #expect(video.publishedAt == nil)
    }
}
