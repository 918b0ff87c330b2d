import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

struct GuardTests {
    private static let watchlist = "/films/\(WebFixture.alien.id)/watchlist"

    @Test(arguments: [
        ("localhost:4455", "localhost"), ("LOCALHOST", "localhost"), ("127.0.0.1:80", "127.0.0.1"),
        ("[::1]:4455", "[::1]"), ("[::1]", "[::1]"), ("evil.example:4455", "evil.example"), ("", ""),
    ])
    func theNameIsReadFromTheHost(authority: String, name: String) {
        #expect(HostGuard<VisitorContext>.name(in: authority) == name)
    }

    @Test func anotherSitesNameIsNotAnswered() async throws {
        let web = try await WebFixture(names: ["filmz.example"])
        let response = try await web.get("/")
        #expect(response.status == .misdirectedRequest)
        #expect(!response.text.contains("Alien"))
    }

    @Test(
        arguments: [
            [.contentType: "application/x-www-form-urlencoded"],
            [.origin: "http://evil.example", .contentType: "application/x-www-form-urlencoded"],
            [.origin: "null", .contentType: "application/x-www-form-urlencoded"],
            [.origin: "https://localhost", .contentType: "application/x-www-form-urlencoded"],
            [.origin: "http://localhost:8080", .contentType: "application/x-www-form-urlencoded"],
            [
                .origin: "http://localhost", .secFetchSite: "cross-site",
                .contentType: "application/x-www-form-urlencoded",
            ],
            [.secFetchSite: "same-site", .contentType: "application/x-www-form-urlencoded"],
            [.secFetchSite: "none", .contentType: "application/x-www-form-urlencoded"],
        ] as [HTTPFields])
    func aChangeFromElsewhereIsRefused(headers: HTTPFields) async throws {
        let web = try await WebFixture()
        let response = try await web.post(Self.watchlist, "wanted=true", headers)
        #expect(response.status == .forbidden)
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test(
        arguments: [
            WebFixture.own,
            [.secFetchSite: "same-origin", .contentType: "application/x-www-form-urlencoded"],
            [.origin: "http://localhost", .contentType: "application/x-www-form-urlencoded; charset=UTF-8"],
        ] as [HTTPFields])
    func aChangeFromHereIsMade(headers: HTTPFields) async throws {
        let web = try await WebFixture()
        let response = try await web.post(Self.watchlist, "wanted=true", headers)
        #expect(response.status == .seeOther)
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isOnWatchlist)
    }

    @Test(arguments: ["/", "/search?q=alien", "/films/\(WebFixture.alien.id)", "/nothing/here", "/assets/none.css"])
    func everyAnswerIsHardened(path: String) async throws {
        let response = try await WebFixture().get(path)
        let policy = try #require(response.headers[.contentSecurityPolicy])
        #expect(policy.contains("default-src 'none'") && policy.contains("form-action 'self'"))
        #expect(!policy.contains("unsafe"))
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        #expect(response.headers[.referrerPolicy] == "same-origin")
        #expect(response.headers[.accessControlAllowOrigin] == nil)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.8.9.10", true), ("localhost", true), ("LocalHost", true), ("::1", true),
        ("0.0.0.0", false), ("192.168.1.5", false), ("::", false), ("127.0.0.1.evil.example", false),
        ("127.evil", false), ("127.0.0.256", false), ("127.0.0.+1", false), ("", false), ("filmz.example", false),
    ])
    func onlyThisMachinesAddressesAreLoopback(host: String, isLoopback: Bool) {
        #expect(FilmzServer.isLoopback(host) == isLoopback)
    }

    @Test(arguments: [
        ("/films/1", true), ("/search?q=a%20b", true), ("//evil.example", false), ("https://evil.example", false),
        ("/\\evil.example", false), ("/a\r\nSet-Cookie: b", false), ("", false), ("films", false), ("/é", false),
    ])
    func aFormLeadsOnlyToOwnPages(next: String, isOwn: Bool) {
        #expect(Replies.isOwnPath(next) == isOwn)
    }
}
