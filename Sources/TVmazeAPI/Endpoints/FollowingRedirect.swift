import APICore
import Foundation
import HTTPTypes

/// A transport that sends the user agent, and follows one redirect, such as of a lookup, but only to the same host.
///
/// Other transports follow none. A redirect to another host is not followed; the response is then the redirect itself.
struct FollowingRedirect: Transport {
    private let base: any Transport
    private let userAgent: String

    init(_ base: any Transport, userAgent: String) {
        self.base = base
        self.userAgent = if HTTPField.isValidValue(userAgent) && !userAgent.isEmpty { userAgent } else { "TVmazeAPI" }
    }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        var asked = request
        asked.fields[.userAgent] = userAgent
        let response = try await base.send(asked)
        guard request.method == .get, [301, 302, 307, 308].contains(response.status.code),
            let place = response.fields[.location], let url = request.url.onSameHost(place)
        else { return response }
        var next = APIRequest(url, service: request.service, answerLimit: request.answerLimit)
        next.fields = asked.fields
        return try await base.send(next)
    }
}

extension URL {
    /// The address of a redirect, or nil unless its scheme, host and port are the same.
    fileprivate func onSameHost(_ place: String) -> URL? {
        guard let url = URL(string: place, relativeTo: self)?.absoluteURL, url != self,
            url.scheme?.lowercased() == scheme?.lowercased(), url.host()?.lowercased() == host()?.lowercased(),
            url.port == port, url.user() == nil, url.password() == nil
        else { return nil }
        return url
    }
}
