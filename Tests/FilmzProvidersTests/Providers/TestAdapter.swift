import AMCAPI
import APICore
import FilmzDomain
import Foundation
import ITunesAPI
import OMDbAPI
import TMDbAPI
import TVmazeAPI

@testable import FilmzProviders

/// Asks a provider through its real client, and uses as little of the answers as possible.
struct TestAdapter: ProviderAdapter {
    let provider: Provider
    let pace = Pace([])
    let pagesAhead = 1
    private let titles: @Sendable (String) async throws(APIError) -> [String]
    private let detail: @Sendable (String) async throws(APIError) -> String
    private let test: @Sendable () async throws(APIError) -> Void

    func titles(_ text: String) async throws(APIError) -> [String] { try await titles(text) }

    /// The title of a film by its ID.
    func title(_ id: String) async throws(APIError) -> String { try await detail(id) }

    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage {
        _ = try await titles(query.text)
        return ProviderPage(films: [], hasMore: false)
    }
    func report(_ id: ExternalID) async throws(APIError) -> FilmAnswer? { nil }
    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate] { [] }
    func testKey() async throws(APIError) { try await test() }

    init(_ line: ProviderLine) {
        provider = line.provider
        switch line.provider {
        case .omdb:
            let client = OMDbClient(
                key: line.keyText, transport: line.transport, retry: line.retry, baseURL: line.address)
            titles = { text async throws(APIError) in try await client.search(text).films.compactMap(\.title) }
            detail = { id async throws(APIError) in try await client.detail(id: id).title ?? "" }
            test = { () async throws(APIError) in _ = try await client.detail(id: "tt0078748") }
        case .tmdb:
            let key = line.keyText
            let client =
                line.key?.isToken == true
                ? TMDbClient(
                    token: key, language: line.language, transport: line.transport, retry: line.retry,
                    baseURL: line.address)
                : TMDbClient(
                    key: key, language: line.language, transport: line.transport, retry: line.retry,
                    baseURL: line.address)
            titles = { text async throws(APIError) in try await client.searchMovies(text).results.compactMap(\.title) }
            detail = { id async throws(APIError) in try await client.movie(Int(id) ?? 0).title ?? "" }
            test = { () async throws(APIError) in _ = try await client.configuration() }
        case .iTunes:
            var client = ITunesClient(transport: line.transport, retry: line.retry, baseURL: line.address)
            client.client.transport = line.around(client.client.transport)
            let store = client
            titles = { text async throws(APIError) in
                try await store.search(ITunesSearch(text, media: .movie)).items.map { "\($0.id)" }
            }
            detail = { _ async throws(APIError) in "" }
            test = {}
        case .amc:
            let client = AMCClient(
                vendorKey: line.keyText, transport: line.transport, retry: line.retry, baseURL: line.address)
            titles = { _ async throws(APIError) in
                try await client.fetchNowPlayingMovies().movies.map { "\($0.id.rawValue)" }
            }
            detail = { _ async throws(APIError) in "" }
            test = { () async throws(APIError) in _ = try await client.fetchNowPlayingMovies(pageSize: 1) }
        case .tvmaze:
            let client = TVmazeClient(transport: line.transport, retry: line.retry, baseURL: line.address)
            titles = { text async throws(APIError) in try await client.search(text).compactMap(\.show.name) }
            detail = { id async throws(APIError) in try await client.lookup(imdb: id)?.name ?? "" }
            test = {}
        }
    }
}
