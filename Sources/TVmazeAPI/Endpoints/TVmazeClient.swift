public import APICore
public import Foundation
import HTTPTypes

/// A client of TVmaze for shows, their seasons, episodes and people, and for schedules. No key is needed.
///
///     let tvmaze = TVmazeClient()
///     if let show = try await tvmaze.lookup(imdb: "tt0944947") {
///         let episodes = try await tvmaze.episodes(ofShow: show.id)
///     }
///
/// TVmaze allows 20 calls in ten seconds from one network address. A client sends at most 18, and lets the others wait;
/// its copies share that limit. Beyond the limit TVmaze responds with 429, and the call is retried after some seconds,
/// as the retry policy says.
///
/// The data are licensed CC BY-SA 4.0: where you show them, show ``TVmazeAttribution`` and link to TVmaze.
///
/// All methods throw `APIError`. https://www.tvmaze.com/api
public struct TVmazeClient: APIService {
    public let client: APIClient

    /// A client of TVmaze.
    ///
    /// The user agent identifies your program, as TVmaze requests; one that is not allowed in a header field is
    /// replaced. The time that a call waits for its turn counts towards the retry policy's time limit.
    public init(
        userAgent: String = "TVmazeAPI", transport: any Transport = StandardTransport(), retry: RetryPolicy = .tvmaze,
        baseURL: URL? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
        let limited = RateLimited(transport, calls: 18, per: .seconds(10), clock: clock)
        let following = FollowingRedirect(limited, userAgent: userAgent)
        // All upcoming episodes, or a show with ten thousand of them, are larger responses than other services send.
        client = APIClient(
            transport: RetryingTransport(following, policy: retry, vendor: TVmazeVendor.self, clock: clock),
            baseURL: baseURL, answerLimit: 64 << 20)
    }

    /// The result of a call; nil if TVmaze responds that it is not found.
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
