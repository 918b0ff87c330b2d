import APICore
import Foundation
import HTTPTypes

/// A transport that follows up to three redirects, which share one time limit.
///
/// The transport below sends every step as a separate call, and so checks each.
struct RedirectFollowing: Transport {
    private static let redirectLimit = 3

    let base: any Transport
    let timeLimit: Duration

    init(_ base: any Transport, timeLimit: Duration = .seconds(15)) {
        self.base = base
        self.timeLimit = timeLimit
    }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await withTimeLimit(timeLimit, for: request) { () async throws(APIError) -> APIResponse in
            var step = request
            for _ in 0...Self.redirectLimit {
                let response = try await base.send(step)
                guard [301, 302, 303, 307, 308].contains(response.status.code) else { return response }
                guard let location = response.fields[.location],
                    let next = URL(string: location, relativeTo: step.url)?.absoluteURL
                else { throw APIError(.unreadable, of: request, status: response.status.code) }
                step = APIRequest(next, service: request.service, answerLimit: request.answerLimit)
            }
            throw APIError(.unreadable, of: request, message: "It has moved too often.")
        }
    }
}
