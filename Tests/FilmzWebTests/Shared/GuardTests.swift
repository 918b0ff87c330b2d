import FilmzContracts
import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

struct GuardTests {
    private static let watchlist = "/films/\(WebFixture.alien.id)/watchlist"

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
        #expect(policy.contains("default-src 'none'"))
        #expect(policy.contains("form-action 'self'"))
        #expect(!policy.contains("unsafe"))
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        #expect(response.headers[.referrerPolicy] == "same-origin")
        #expect(response.headers[.accessControlAllowOrigin] == nil)
    }

    @Test(arguments: [
        ("/films/1", true), ("/search?q=a%20b", true), ("//evil.example", false), ("https://evil.example", false),
        ("/\\evil.example", false), ("/a\r\nSet-Cookie: b", false), ("", false), ("films", false), ("/é", false),
    ])
    func aFormLeadsOnlyToOwnPages(next: String, isOwn: Bool) {
        #expect(Replies.isOwnPath(next) == isOwn)
    }

    /// Behind two proxies, the one that Filmz hears was asked over HTTP, although the browser was asked over HTTPS.
    @Test(
        arguments: [
            ("https://films.example.org", true), ("https://FILMS.example.org", true),
            ("http://films.example.org", true),
            ("https://films.example.org:8443", false), ("https://evil.example", false),
        ] as [(String, Bool)])
    func theConfiguredAddressIsOurOwnWhateverAProxySays(origin: String, isOwn: Bool) async throws {
        let address = try #require(PublicAddress("https://films.example.org"))
        var configuration = ServerConfiguration(publicAddress: address)
        configuration.socket = "/run/filmz.sock"
        let web = try await WebFixture(configuration)
        let headers: HTTPFields = [
            .origin: origin, .contentType: "application/x-www-form-urlencoded",
            .known("X-Forwarded-Proto"): "http", .known("X-Forwarded-Host"): "films.example.org",
        ]
        try await web.services.owners.accounts.setPassword(try Password(SignInRouteTests.password))
        let response = try await web.post("/sign-in", "password=wrong+horse", headers)
        #expect(response.status == (isOwn ? .unprocessableContent : .forbidden))
    }
}
