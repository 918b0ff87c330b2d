import FilmzDomain
import FilmzPages
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Filmz under a path of its own, as a browser behind a proxy meets it. `scripts/proxy-test` follows every link.
struct BasePathRouteTests {
    private static let browser: HTTPFields = [
        .origin: "https://example.org", .contentType: "application/x-www-form-urlencoded",
        .known("X-Forwarded-Proto"): "https", .known("X-Forwarded-Host"): "example.org",
    ]

    private static func web() async throws -> WebFixture {
        var configuration = ServerConfiguration(
            trustedProxies: ["127.0.0.0/8", "::1"].compactMap(AddressRange.init),
            publicAddress: PublicAddress("https://example.org"))
        let isAnswered = configuration.answerUnder("/filmz")
        #expect(isAnswered)
        return try await SignInRouteTests.protected(configuration)
    }

    private static func under(_ path: String, _ test: () async throws -> Void) async throws {
        try await BasePath.$current.withValue(try #require(BasePath(path))) { try await test() }
    }

    @Test func signsInWithACookieForItsPathOnly() async throws {
        try await Self.under("/filmz") {
            let web = try await Self.web()
            try await web.live { client async throws in
                let first = try await client.execute(uri: "/filmz/", method: .get, headers: Self.browser)
                #expect(first.status == .seeOther)
                #expect(first.headers[.location] == "/filmz/sign-in")
                let signedIn = try await client.execute(
                    uri: "/filmz/sign-in", method: .post, headers: Self.browser,
                    body: ByteBuffer(string: "password=correct+horse&next=/filmz/search"))
                #expect(signedIn.headers[.location] == "/filmz/search")
                let cookie = try #require(signedIn.headers[.setCookie])
                #expect(cookie.hasPrefix("__Secure-filmz-session="))
                #expect(cookie.contains("; Path=/filmz; "))
                #expect(signedIn.headers[.strictTransportSecurity] == nil, "the host is not ours alone")
                let signedOut = try await client.execute(uri: "/filmz/sign-out", method: .post, headers: Self.browser)
                let cleared = try #require(signedOut.headers[.known("Clear-Site-Data")])
                #expect(cleared == "\"cache\"", "what others keep in the browser is theirs")
            }
        }
    }

    @Test(arguments: ["/search", "/other/", "//example.com", "/filmz2/"])
    func leadsNowhereElseAfterwards(next: String) async throws {
        try await Self.under("/filmz") {
            let web = try await Self.web()
            try await web.live { client async throws in
                let signedIn = try await client.execute(
                    uri: "/filmz/sign-in", method: .post, headers: Self.browser,
                    body: ByteBuffer(string: "password=correct+horse&next=\(next)"))
                #expect(signedIn.headers[.location] == "/filmz/")
            }
        }
    }

    @Test(arguments: ["/", "/search", "/films/1", "/healthz", "/api/v1/films", "/assets/app.css", "/filmz2/"])
    func answersNothingElse(path: String) async throws {
        try await Self.under("/filmz") {
            let web = try await Self.web()
            try await web.live { client async throws in
                #expect(try await client.execute(uri: path, method: .get, headers: Self.browser).status == .notFound)
            }
        }
    }
}
