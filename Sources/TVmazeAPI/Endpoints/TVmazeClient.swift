public import APICore
public import Foundation
import HTTPTypes

/// Asks TVmaze for shows, their seasons, episodes and people, and for what is on. No key is needed.
///
///     let tvmaze = TVmazeClient()
///     if let show = try await tvmaze.lookup(imdb: "tt0944947") {
///         let episodes = try await tvmaze.episodes(ofShow: show.id)
///     }
///
/// TVmaze allows 20 calls in ten seconds from one network address. A client sends 18 at most, and lets the others wait;
/// its copies share that limit. Beyond the limit TVmaze answers 429, and a call is tried again after some seconds, as
/// the retry policy says.
///
/// The data are licensed CC BY-SA 4.0: where you show them, show ``TVmazeAttribution`` and link to TVmaze.
///
/// All methods throw `APIError`. https://www.tvmaze.com/api
public struct TVmazeClient: APIService {
    public let client: APIClient

    /// A client of TVmaze.
    ///
    /// The user agent names the program that asks, as TVmaze wishes; one that cannot stand in a header field is replaced.
    /// The time a call waits for its turn counts as part of the retry policy's time limit.
    public init(
        userAgent: String = "TVmazeAPI", transport: any Transport = StandardTransport(), retry: RetryPolicy = .tvmaze,
        baseURL: URL? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
        let limited = RateLimited(transport, calls: 18, per: .seconds(10), clock: clock)
        let following = FollowingRedirect(limited, userAgent: userAgent)
        // All coming episodes, and a show with ten thousand of them, are more than other services send.
        client = APIClient(
            transport: Retrying(following, policy: retry, vendor: TVmazeVendor.self, clock: clock),
            baseURL: baseURL, answerLimit: 64 << 20)
    }

    /// What a call answers with; nil when TVmaze has no such thing.
    func found<Answer>(
        _ call: () async throws(APIError) -> Answer
    ) async throws(APIError) -> Answer? {
        do throws(APIError) {
            return try await call()
        } catch {
            guard error.kind == .notFound else { throw error }
            return nil
        }
    }
}
