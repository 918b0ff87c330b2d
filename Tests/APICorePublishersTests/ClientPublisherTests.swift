import APICore
import APICorePublishers
import APICoreTesting
import Foundation
import ITunesAPI
import OMDbAPI
import TMDbAPI
import TVmazeAPI
import Testing

/// Every call of every client is a publisher, by its endpoint or by its client.
@Suite(.timeLimit(.minutes(10))) struct ClientPublisherTests {
    @Test func omdb() async throws {
        let search = #"{"Search": [{"imdbID": "tt0078748"}], "totalResults": "1", "Response": "True"}"#
        let omdb = OMDbClient(key: "k", transport: MockTransport(search))
        let byClient = Heard(omdb.publisher { try await $0.search("alien") })
        #expect(try await byClient.failure()?.kind == nil)
        #expect(await byClient.values.map { $0.films.map(\.imdbID) } == [["tt0078748"]])

        let query = OMDbSearchQuery("alien", type: .movie, year: 1979)
        let byEndpoint = Heard(OMDbSearchEndpoint().publisher(for: .films(query, page: 1), with: omdb.client))
        #expect(try await byEndpoint.failure()?.kind == nil)
        #expect(await byEndpoint.values.map { $0.films.count } == [1])
    }

    @Test func aSearchOfOMDbWithoutHitsIsNoFailure() async throws {
        let nothing = #"{"Response": "False", "Error": "Movie not found!"}"#
        let omdb = OMDbClient(key: "k", transport: MockTransport(nothing))
        let query = OMDbSearchQuery("alien", type: nil, year: nil)
        let heard = Heard(OMDbSearchEndpoint().publisher(for: .films(query, page: 1), with: omdb.client))
        #expect(try await heard.failure()?.kind == nil)
        #expect(await heard.values.map { $0.films.count } == [0])
    }

    @Test func tmdb() async throws {
        let page = #"{"page": 1, "results": [{"id": 348, "title": "Alien"}], "total_pages": 1, "total_results": 1}"#
        let tmdb = TMDbClient(key: "k", transport: MockTransport(page))
        let byClient = Heard(tmdb.publisher { try await $0.searchMovies("alien") })
        #expect(try await byClient.failure()?.kind == nil)
        #expect(await byClient.values.map { $0.results.map(\.id) } == [[348]])

        let byEndpoint = Heard(TMDbMoviesEndpoint().publisher(for: .page(1, of: .popular), with: tmdb.client))
        #expect(try await byEndpoint.failure()?.kind == nil)
        #expect(await byEndpoint.values.map { $0.results.count } == [1])
    }

    @Test func tvmaze() async throws {
        let tvmaze = TVmazeClient(transport: MockTransport(#"[{"id": 1}]"#))
        let byClient = Heard(tvmaze.publisher { try await $0.episodes(ofShow: 901) })
        #expect(try await byClient.failure()?.kind == nil)
        #expect(await byClient.values.map { $0.map(\.id) } == [[1]])

        let byEndpoint = Heard(TVmazeSeasonsEndpoint().publisher(for: .show(901), with: tvmaze.client))
        #expect(try await byEndpoint.failure()?.kind == nil)
        #expect(await byEndpoint.values.map { $0.elements.count } == [1])
    }

    @Test func iTunes() async throws {
        let found = "\n\n\n" + #"{"resultCount": 1, "results": [{"wrapperType": "track", "trackId": 1}]}"#
        let itunes = ITunesClient(transport: MockTransport(found))
        let heard = Heard(itunes.publisher { try await $0.lookup(id: 1) })
        #expect(try await heard.failure()?.kind == nil)
        #expect(await heard.values.map { $0?.id } == [1])
    }
}
