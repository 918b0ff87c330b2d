import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import TMDbAPI
import Testing

@Suite struct RequestTests {
    let stub = MockTransport(#"{"id": 1, "page": 1, "results": [], "total_pages": 1}"#)

    private func addresses(
        language: String? = nil, region: String? = nil, _ calls: (TMDbClient) async throws -> Void
    ) async throws -> [String] {
        try await calls(TMDbClient(stub, language: language, region: region))
        return await stub.addresses.map { $0.replacing("https://api.themoviedb.org/3", with: "") }
    }

    @Test func keyStandsInTheQuery() async throws {
        _ = try await TMDbClient(key: "k+y", transport: stub).movie(550)
        #expect(await stub.addresses == ["https://api.themoviedb.org/3/movie/550?api_key=k%2By"])
        let request = try #require(await stub.requests.first)
        #expect(try request.signedFields[.authorization] == nil)
        #expect(request.fields[.accept] == "application/json")
        #expect(!request.url.absoluteString.contains("api_key"))
    }

    @Test func tokenStandsInTheHeader() async throws {
        _ = try await TMDbClient(token: "t.o.k", transport: stub).movie(550)
        #expect(await stub.addresses == ["https://api.themoviedb.org/3/movie/550"])
        let request = try #require(await stub.requests.first)
        #expect(try request.signedFields[.authorization] == "Bearer t.o.k")
        #expect(request.method == .get)
    }

    @Test func asksAtAnotherBase() async throws {
        let client = TMDbClient(key: "k", transport: stub, baseURL: .init(string: "http://127.0.0.1:9/tmdb/3"))
        _ = try await client.popular()
        #expect(await stub.addresses == ["http://127.0.0.1:9/tmdb/3/movie/popular?page=1&api_key=k"])
    }

    @Test func searches() async throws {
        let sent = try await addresses { client in
            _ = try await client.searchMovies("Law & Order+#/é")
            _ = try await client.searchMovies(
                "House", year: 1977, primaryReleaseYear: 1976, region: "JP", includeAdult: true, page: 500,
                language: "ja-JP")
        }
        #expect(
            sent == [
                "/search/movie?query=Law%20%26%20Order%2B%23%2F%C3%A9&page=1",
                "/search/movie?query=House&year=1977&primary_release_year=1976&include_adult=true"
                    + "&page=500&region=JP&language=ja-JP",
            ])
    }

    @Test func listsWithARegion() async throws {
        let sent = try await addresses { client in
            _ = try await client.nowPlaying(page: 2, region: "US")
            _ = try await client.upcoming(region: "DE", language: "de")
            _ = try await client.popular(region: "FR")
            _ = try await client.topRated(page: 3, region: "IT")
        }
        #expect(
            sent == [
                "/movie/now_playing?page=2&region=US", "/movie/upcoming?page=1&region=DE&language=de",
                "/movie/popular?page=1&region=FR", "/movie/top_rated?page=3&region=IT",
            ])
    }

    @Test func listsWithoutARegion() async throws {
        let sent = try await addresses(language: "de-DE", region: "DE") { client in
            _ = try await client.recommendations(for: 348)
            _ = try await client.similar(to: 348, page: 2)
            _ = try await client.trending(.day)
            _ = try await client.trending(.week, language: "fr")
        }
        #expect(
            sent == [
                "/movie/348/recommendations?page=1&language=de-DE", "/movie/348/similar?page=2&language=de-DE",
                "/trending/movie/day?page=1&language=de-DE", "/trending/movie/week?page=1&language=fr",
            ])
    }

    @Test func clientsLanguageAndRegionServeWhereNoneIsGiven() async throws {
        let sent = try await addresses(language: "de-DE", region: "AT") { client in
            _ = try await client.searchMovies("x")
            _ = try await client.upcoming()
            _ = try await client.upcoming(region: "CH", language: "it")
            _ = try await client.discover(TMDbDiscoverQuery())
        }
        #expect(
            sent == [
                "/search/movie?query=x&page=1&region=AT&language=de-DE",
                "/movie/upcoming?page=1&region=AT&language=de-DE", "/movie/upcoming?page=1&region=CH&language=it",
                "/discover/movie?page=1&region=AT&language=de-DE",
            ])
    }

    @Test func appendsBlocksInOneOrder() async throws {
        let sent = try await addresses { client in
            _ = try await client.movie(550, append: [.watchProviders, .credits, .videos], language: "de")
            _ = try await client.movie(550, append: .all, imageLanguages: ["en", nil], videoLanguages: ["de", nil])
        }
        #expect(
            sent == [
                "/movie/550?append_to_response=credits%2Cvideos%2Cwatch%2Fproviders&language=de",
                "/movie/550?append_to_response=alternative_titles%2Cchanges%2Ccredits%2Cexternal_ids%2Cimages"
                    + "%2Ckeywords%2Clists%2Crecommendations%2Crelease_dates%2Creviews%2Csimilar%2Ctranslations"
                    + "%2Cvideos%2Cwatch%2Fproviders&include_image_language=en%2Cnull&include_video_language=de%2Cnull",
            ])
    }

    @Test func asksForPartsOfAFilm() async throws {
        let paths = [
            "/movie/550/credits?language=de", "/movie/550/videos?include_video_language=en%2Cnull&language=de",
            "/movie/550/images?include_image_language=en-US%2Cnull&language=de", "/movie/550/release_dates",
            "/movie/550/external_ids", "/movie/550/watch/providers",
        ]
        let sent = try await addresses(language: "de", region: "DE") { client in
            _ = await failure { () async throws(APIError) in try await client.credits(of: 550) }
            _ = await failure { () async throws(APIError) in
                try await client.videos(of: 550, videoLanguages: ["en", nil])
            }
            _ = await failure { () async throws(APIError) in
                try await client.images(of: 550, imageLanguages: ["en-US", nil])
            }
            _ = await failure { () async throws(APIError) in try await client.releaseDates(of: 550) }
            _ = await failure { () async throws(APIError) in try await client.externalIDs(of: 550) }
            _ = await failure { () async throws(APIError) in try await client.watchProviders(of: 550) }
        }
        #expect(sent == paths)
    }

    @Test func asksForTheRest() async throws {
        let sent = try await addresses(language: "de") { client in
            _ = await failure { () async throws(APIError) in try await client.genres() }
            _ = await failure { () async throws(APIError) in try await client.configuration() }
            _ = await failure { () async throws(APIError) in try await client.find("tt0078748", source: .imdb) }
            _ = await failure { () async throws(APIError) in
                try await client.find("a/b&c+é", source: .wikidata, language: "en")
            }
        }
        #expect(
            sent == [
                "/genre/movie/list?language=de", "/configuration",
                "/find/tt0078748?external_source=imdb_id&language=de",
                "/find/a%2Fb%26c%2B%C3%A9?external_source=wikidata_id&language=en",
            ])
    }

    @Test func externalSourcesAreTheDocumentedOnes() {
        #expect(
            TMDbExternalSource.allCases.map(\.rawValue) == [
                "imdb_id", "facebook_id", "instagram_id", "tvdb_id", "tiktok_id", "twitter_id", "wikidata_id",
                "youtube_id",
            ])
    }

    @Test(arguments: ["", ".", ".."]) func anIDThatLeadsElsewhereIsNotSent(_ id: String) async {
        let client = TMDbClient(stub)
        let error = await failure { () async throws(APIError) in try await client.find(id, source: .imdb) }
        #expect(error?.kind == .invalidRequest)
        #expect(await stub.requests.isEmpty)
    }

    @Test(arguments: [Int.min, -1, 0, 501, Int.max]) func pagesBeyondTheLimitAreNotSent(_ page: Int) async {
        let client = TMDbClient(stub)
        let error = await failure { () async throws(APIError) in try await client.searchMovies("x", page: page) }
        #expect(error?.kind == .invalidRequest)
        #expect(error?.operation == "GET /search/movie")
        #expect(await stub.requests.isEmpty)
    }
}
