import FilmzContracts
import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct HealthRouteTests {
    @Test(arguments: [Health.ready, .unavailable])
    func theStateIsTold(health: Health) async throws {
        let web = try await WebFixture { $0.health = { health } }
        let answer = try await web.get("/healthz")
        #expect(answer.status == (health == .ready ? .ok : .serviceUnavailable))
        #expect(answer.text == "\(health)\n")
        #expect(try await web.get("/healthz/live").text == "live\n", "it lives all the same")
    }

    @Test(arguments: ["/healthz", "/healthz/live"])
    func nobodyHasToSignIn(path: String) async throws {
        let web = try await SignInRouteTests.protected(ServerConfiguration(host: "0.0.0.0"))
        _ = try await web.services.owners.accounts.removePassword()
        for method in [.get, .head] as [HTTPRequest.Method] {
            let answer = try await web.send(path, method, [:], nil)
            #expect(answer.status == .ok)
            #expect(answer.headers[.cacheControl] == "no-store")
            #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
            #expect(answer.headers[.setCookie] == nil)
            #expect(answer.headers[.eTag] == nil)
            #expect(answer.text.isEmpty == (method == .head))
        }
    }

    @Test func theRealStoreIsReady() async throws {
        #expect(try await WebFixture().get("/healthz").text == "ready\n")
    }
}
