public import APICore
public import Foundation

/// A client of a country's iTunes Store. No key is needed.
///
///     let store = ITunesClient(country: "gb")
///     let answer = try await store.searchMovies("Paddington")
///
/// The store allows some 20 calls a minute from one network address. A client sends at most 18 in all, and lets the
/// others wait; its copies, and those that ``storefront(country:language:)`` returns, share that limit. If the store
/// reports too many calls, the client sends nothing for a minute, then two, up to an hour. Calls begun in that time
/// fail at once as `APIError.Kind.rateLimited(retryAfter:)`. So does a call that was already waiting, unless the retry
/// policy allows it to wait longer.
///
/// The store's texts, pictures and previews may be shown only to promote what it sells, beside a link to it.
public struct ITunesClient: APIService {
    /// The client that sends the calls, through the transport with the store's limits around it.
    public package(set) var client: APIClient
    /// The store of one country.
    public let storefront: ITunesStorefront

    /// A client of a country's store: ISO 3166-1 alpha-2, in upper or lower case. The language is written like `de_de`;
    /// without one, the store responds in English.
    ///
    /// The time that a call waits for its turn counts towards the retry policy's time limit.
    public init(
        country: String = "us", language: String? = nil, transport: any Transport = StandardTransport(),
        retry: RetryPolicy = .iTunes, baseURL: URL? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
        let pause = BackoffTransport.Pause()
        let sending = BackoffTransport(transport, pause: pause, clock: clock)
        let limited = RateLimited(sending, calls: 18, per: .seconds(60), clock: clock)
        let retrying = RetryingTransport(limited, policy: retry, vendor: ITunesVendor.self, clock: clock)
        self.client = APIClient(transport: BackoffTransport(retrying, pause: pause, clock: clock), baseURL: baseURL)
        self.storefront = ITunesStorefront(country: country, language: language)
    }

    private init(client: APIClient, storefront: ITunesStorefront) {
        self.client = client
        self.storefront = storefront
    }

    /// A client of another country's store that shares this client's rate limit.
    public func storefront(country: String, language: String? = nil) -> ITunesClient {
        ITunesClient(client: client, storefront: ITunesStorefront(country: country, language: language))
    }
}
