import APICore
public import FilmzDomain
import Foundation
import HTTPTypes

/// A client that fetches a recommendation from another person's Filmz, on request.
///
/// It calls only servers on the Internet, and hosts that the owner allowed. It follows no redirects, runs two calls at
/// a time, and ends each after ten seconds or two megabytes.
public struct RecommendationFetcher: Sendable {
    private let transport: any Transport

    /// The maximum duration of a call, from resolving the host to the last byte.
    static let timeLimit = Duration.seconds(10)

    /// - Parameter allowedHosts: hosts in the home network that may be asked: `films.lan`, `192.168.1.7:4455`
    public init(allowedHosts: [String] = []) {
        let guardian = AddressGuard(anywhereAnd: allowedHosts)
        self.init(CheckedTransport(guardian, timeLimit: Self.timeLimit))
    }

    /// - Parameter transport: sends the call, and checks its address
    init(_ transport: any Transport, timeLimit: Duration = timeLimit) {
        self.transport = ConcurrencyLimited(TimeLimited(base: transport, limit: timeLimit), calls: 2)
    }

    /// The recommendation at a link. If the link leads to a page that `filmz share publish` wrote, it is in a file
    /// beside the page.
    public func fetch(_ link: WebLink) async throws(RecommendationProblem) -> Recommendation {
        guard let url = URL(string: link.text) else { throw .badAddress }
        var response = try await answer(url)
        if Self.mediaType(response) == "text/html", let file = URL(string: Self.fileName, relativeTo: url) {
            response = try await answer(file.absoluteURL)
        }
        guard Self.mediaType(response) == "application/json" else { throw .unreadable }
        return try RecommendationFormat.read(response.body)
    }

    /// The name of the recommendation's file beside a published page.
    private static let fileName = "recommendation.json"

    private static func mediaType(_ response: APIResponse) -> String {
        (response.fields[.contentType] ?? "").prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
    }

    private func answer(_ url: URL) async throws(RecommendationProblem) -> APIResponse {
        var request = APIRequest(url, service: "Filmz", answerLimit: RecommendationFormat.byteLimit)
        request.fields[.accept] = "application/json"
        let response: APIResponse
        do throws(APIError) {
            response = try await transport.send(request)
        } catch {
            switch error.kind {
            case .invalidRequest: throw .notAllowed
            case .answerTooLarge: throw .tooLarge
            default: throw .unreachable
            }
        }
        switch response.status.code {
        case 200: return response
        case 401, 403: throw .locked
        case 408, 425, 429, 500...: throw .unreachable
        default: throw .gone
        }
    }
}
