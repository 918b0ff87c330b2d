import FilmzDomain
import FilmzProviders
import Foundation
import Testing

/// Which release an address tells.
struct ReleaseFeedTests {
    private static func answer(_ body: String, status: String = "200 OK", _ fields: String = "") -> String {
        "HTTP/1.1 \(status)\r\n\(fields)Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    }

    /// What is told by an answer; nil for nothing.
    private static func told(_ answer: String) async throws -> FilmzRelease? {
        var told: FilmzRelease?
        try await LoopbackServer.answering(answer) { server in
            let feed = try #require(ReleaseFeed(server.address.absoluteString, timeLimit: .seconds(600)))
            told = try? await feed.ask()
            #expect(feed.known == told)
        }
        return told
    }

    @Test(arguments: [
        #"{"version": "99.1", "page": "https://example.org/new"}"#,
        #"{"tag_name": "v99.1.0", "html_url": "https://example.org/new", "draft": false}"#,
    ])
    func aReleaseIsToldInTwoWays(body: String) async throws {
        let version = try #require(ReleaseVersion("99.1.0"))
        let release = FilmzRelease(version, page: WebLink("https://example.org/new"))
        #expect(try await Self.told(Self.answer(body)) == release)
        try await LoopbackServer.answering(Self.answer(body)) { server async throws in
            let moved = Self.answer("", status: "302 Found", "Location: \(server.address.absoluteString)/new\r\n")
            #expect(try await Self.told(moved) == release, "another address tells it")
        }
    }

    @Test func aPageThatIsNoneOfTheWebIsLeftOut() async throws {
        let release = try await Self.told(Self.answer(#"{"version": "0.0.1", "page": "javascript:alert(1)"}"#))
        #expect(release?.version.description == "0.0.1")
        #expect(release?.page == nil)
    }

    @Test(arguments: ["", "{}", "[]", #"{"version": 2}"#, #"{"version": "new"}"#, "<html>"])
    func anythingElseIsNoRelease(body: String) async throws {
        #expect(try await Self.told(Self.answer(body)) == nil)
    }

    @Test func aFaultIsNoRelease() async throws {
        #expect(try await Self.told(Self.answer(#"{"version": "99.1"}"#, status: "404 Not Found")) == nil)
        #expect(ReleaseFeed("newest") == nil)
    }
}
