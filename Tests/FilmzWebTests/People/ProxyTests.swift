import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// A real connection from this machine, once as a trusted proxy and once as an ordinary client.
struct ProxyTests {
    private static let forwarded: HTTPFields = [
        .contentType: "application/x-www-form-urlencoded", .origin: "https://films.example.org",
        .known("X-Forwarded-For"): "192.0.2.1", .known("X-Forwarded-Proto"): "https",
        .known("X-Forwarded-Host"): "films.example.org",
    ]

    private static func web(trusts proxies: [String]) async throws -> WebFixture {
        try await SignInRouteTests.protected(
            ServerConfiguration(
                trustedProxies: proxies.compactMap(AddressRange.init),
                publicAddress: PublicAddress("https://films.example.org")))
    }

    @Test func throughATrustedProxyOneSignsInSecurely() async throws {
        let web = try await Self.web(trusts: ["127.0.0.0/8", "::1"])
        try await web.live { client async throws in
            let form = ByteBuffer(string: "password=correct+horse")
            let signedIn = try await client.execute(
                uri: "/sign-in", method: .post, headers: Self.forwarded, body: form)
            #expect(signedIn.status == .seeOther)
            #expect(signedIn.headers[.setCookie]?.hasPrefix("__Host-filmz-session=") == true)
            #expect(signedIn.headers[.strictTransportSecurity] == "max-age=31536000")
        }
    }

    @Test func guessesAreCountedByTheClientOfTheProxy() async throws {
        let web = try await Self.web(trusts: ["127.0.0.0/8", "::1"])
        try await web.live { client async throws in
            func guess(from address: String) async throws -> HTTPResponse.Status {
                let headers = Self.forwarded + [.known("X-Forwarded-For"): address]
                return try await client.execute(
                    uri: "/sign-in", method: .post, headers: headers, body: ByteBuffer(string: "password=wrong+horse")
                ).status
            }
            for _ in 1...5 { #expect(try await guess(from: "192.0.2.1") == .unprocessableContent) }
            #expect(try await guess(from: "192.0.2.1") == .tooManyRequests)
            #expect(try await guess(from: "6.6.6.6, 192.0.2.1") == .tooManyRequests, "the rest is what the client said")
            #expect(try await guess(from: "192.0.2.2") == .unprocessableContent)
        }
    }

    @Test func whatAnybodySaysOfThemselvesIsIgnored() async throws {
        let web = try await Self.web(trusts: ["192.0.2.99"])
        try await web.live { client async throws in
            let form = ByteBuffer(string: "password=wrong+horse")
            let foreign = try await client.execute(
                uri: "/sign-in", method: .post, headers: Self.forwarded + [.origin: "https://films.example.net"],
                body: form)
            #expect(foreign.status == .forbidden, "the origin is neither the address that was asked nor ours")
            for number in 1...6 {
                let headers =
                    Self.forwarded + [.origin: "http://localhost", .known("X-Forwarded-For"): "192.0.2.\(number)"]
                let guess = try await client.execute(uri: "/sign-in", method: .post, headers: headers, body: form)
                #expect(guess.status == (number <= 5 ? .unprocessableContent : .tooManyRequests))
                #expect(guess.headers[.strictTransportSecurity] == nil)
            }
        }
    }

    @Test func namesOfTheHouseMayLoseTheirHTTPSAgain() async throws {
        let files = CertificateFiles(certificate: "a", key: "b")
        for name in ["https://localhost", "https://127.0.0.1"] {
            let web = try await WebFixture(
                ServerConfiguration(certificate: files, publicAddress: PublicAddress(name)))
            #expect(try await web.get("/sign-in").headers[.strictTransportSecurity] == nil)
        }
    }
}
