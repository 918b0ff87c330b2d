public import APICore
public import Foundation

/// A client of TMDb's API, version 3.
///
///     let tmdb = TMDbClient(token: token)
///     let page = try await tmdb.searchMovies("Alien", primaryReleaseYear: 1979)
///
/// Where you show TMDb's data, show ``TMDbAttribution/notice`` and TMDb's logo. The terms forbid caching a response for
/// longer than six months.
///
/// Every call throws `APIError`: `APIError.Kind.unauthorized` for a key that is missing or wrong,
/// `APIError.Kind.notFound` for an unknown ID, `APIError.Kind.rejected` for a call that TMDb does not accept,
/// `APIError.Kind.rateLimited(retryAfter:)` beyond some 40 calls a second. If TMDb explained an error, its cause is a
/// ``TMDbFailure``.
///
/// See https://developer.themoviedb.org/docs/getting-started.
public struct TMDbClient: APIService {
    /// The client that sends the calls.
    public let client: APIClient
    /// The language of titles and texts, as ISO 639-1 with or without a country: `de-DE`. Nil for the service's
    /// default, `en-US`. Every call with a language can override it.
    public var language: String?
    /// The country whose releases count, as ISO 3166-1: `DE`. Nil for any.
    public var region: String?

    /// A client with an API key, which is in the query of every call. A token is better: it stays out of addresses.
    ///
    /// See https://developer.themoviedb.org/docs/authentication-application.
    public init(
        key: String, language: String? = nil, region: String? = nil,
        transport: any Transport = StandardTransport(), retry: RetryPolicy = .standard, baseURL: URL? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            .query("api_key", key: key), language: language, region: region, transport: transport, retry: retry,
            baseURL: baseURL, clock: clock)
    }

    /// A client with an API Read Access Token, which is in the `Authorization` field of every call.
    ///
    /// See https://developer.themoviedb.org/docs/authentication-application.
    public init(
        token: String, language: String? = nil, region: String? = nil,
        transport: any Transport = StandardTransport(), retry: RetryPolicy = .standard, baseURL: URL? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            .bearer(token), language: language, region: region, transport: transport, retry: retry, baseURL: baseURL,
            clock: clock)
    }

    private init(
        _ credential: Credential, language: String?, region: String?, transport: any Transport, retry: RetryPolicy,
        baseURL: URL?, clock: any Clock<Duration>
    ) {
        let retrying = RetryingTransport(transport, policy: retry, vendor: TMDbVendor.self, clock: clock)
        self.client = APIClient(transport: retrying, credential: credential, baseURL: baseURL)
        self.language = language
        self.region = region
    }
}
