import APICore
public import FilmzDomain
import FilmzLocking
import Foundation
import HTTPTypes

/// A feed of the newest release, at an address that the operator configures. Nothing is sent but the request.
///
/// The response is a JSON object with `version` and optionally `page`, or with `tag_name` and `html_url`, as GitHub,
/// Gitea and Forgejo call them (https://docs.github.com/en/rest/releases/releases#get-the-latest-release).
public final class ReleaseFeed: Sendable {
    /// The feed has no release.
    public struct Untold: Error, Hashable {}

    private let address: URL
    private let timeLimit: Duration
    private let newest = Mutex<FilmzRelease?>(nil)

    private static let byteLimit = 1 << 20

    /// - Returns: nil for a text that is not a web address
    public init?(_ address: String, timeLimit: Duration = .seconds(15)) {
        guard WebLink(address) != nil, let url = URL(string: address) else { return nil }
        self.address = url
        self.timeLimit = timeLimit
    }

    /// The newest release fetched so far; nil if there was none.
    public var known: FilmzRelease? { newest.withLock(\.self) }

    /// Fetches the newest release.
    /// - Throws: ``Untold``
    public func ask() async throws(Untold) -> FilmzRelease {
        guard let body = try? await answer(),
            let announcement = try? JSONDecoder().decode(Announcement.self, from: body),
            let version = (announcement.version ?? announcement.tag_name).flatMap(ReleaseVersion.init)
        else { throw Untold() }
        let release = FilmzRelease(version, page: (announcement.page ?? announcement.html_url).flatMap(WebLink.init))
        newest.withLock { $0 = release }
        return release
    }

    private func answer() async throws -> Data {
        try await AsyncHTTPTransport.run(timeLimit: timeLimit) { transport in
            var request = APIRequest(address, service: "Releases", answerLimit: Self.byteLimit)
            request.fields[.accept] = "application/json"
            let answer = try await RedirectFollowing(transport, timeLimit: timeLimit).send(request)
            guard answer.status == .ok else { throw Untold() }
            return answer.body
        }
    }

    private struct Announcement: Decodable {
        let version: String?
        let page: String?
        let tag_name: String?
        let html_url: String?
    }
}
