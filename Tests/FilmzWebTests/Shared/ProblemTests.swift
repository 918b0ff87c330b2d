import FilmzDomain
import FilmzStore
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Whatever is sent to the API, the answer is a problem document, and nothing is lost.
struct ProblemTests {
    struct Sample: CustomTestStringConvertible {
        let method: HTTPRequest.Method
        let path: String
        let body: String?
        let status: Int
        let name: String
        let field: String?

        init(
            _ method: HTTPRequest.Method, _ path: String, _ body: String?, _ status: Int, _ name: String,
            _ field: String? = nil
        ) {
            self.method = method
            self.path = path
            self.body = body
            self.status = status
            self.name = name
            self.field = field
        }

        init(
            _ method: HTTPRequest.Method, _ path: String, _ status: Int, _ name: String, _ field: String? = nil
        ) {
            self.init(method, path, nil, status, name, field)
        }

        var testDescription: String { "\(method) \(path.prefix(60)) \(body?.prefix(60) ?? "")" }
    }

    private static let film = "/films/\(WebFixture.alien.id)"
    private static let mine = film + "/mine"
    private static let viewings = film + "/viewings"

    private static let addresses: [Sample] = [
        Sample(.get, "", 404, "not-found"), Sample(.get, "/nothing", 404, "not-found"),
        Sample(.get, "/films/abc", 404, "not-found"), Sample(.get, "/films/0348", 404, "not-found"),
        Sample(.get, "/films/7", 404, "no-such-film"), Sample(.get, "/films/7/mine", 404, "no-such-film"),
        Sample(.get, "/films/7/viewings", 404, "no-such-film"), Sample(.get, "/films", 422, "missing", "imdb"),
        Sample(.get, "/films?imdb=348", 422, "invalid", "imdb"),
        Sample(.get, "/films?imdb=tt9999999", 404, "no-such-film"),
        Sample(.get, viewings + "/5", 404, "no-such-viewing"), Sample(.get, viewings + "/x", 404, "not-found"),
        Sample(.get, "/search", 422, "missing", "query"), Sample(.get, "/search?q=()", 422, "invalid", "query"),
        Sample(.get, "/search?q=%FF", 400, "malformed"),
        Sample(.get, "/search?q=\(String(repeating: "a", count: 5_000))", 422, "too-long", "query"),
        Sample(.get, "/search?q=a&limit=x", 422, "invalid", "limit"),
        Sample(.get, "/search?q=a&limit=99999999999999999999", 422, "invalid", "limit"),
        Sample(.get, "/discover?year=x", 422, "invalid", "year"),
        Sample(.get, "/discover?year=99999", 422, "invalid", "year"),
        Sample(.get, "/me/nothing", 404, "not-found"), Sample(.get, "/me/seen?limit=", 422, "invalid", "limit"),
        Sample(.patch, film, 405, "method-not-allowed"), Sample(.post, "/search", 405, "method-not-allowed"),
        Sample(.put, mine, 405, "method-not-allowed"), Sample(.options, "/films", 405, "method-not-allowed"),
        Sample(.head, "/changes/1/undo", 405, "method-not-allowed"),
    ]

    private static let bodies: [Sample] = [
        Sample(.patch, mine, "", 400, "malformed"), Sample(.patch, mine, "{", 400, "malformed"),
        Sample(.patch, mine, "[]", 400, "malformed"), Sample(.patch, mine, "null", 400, "malformed"),
        Sample(.patch, mine, "{\"rating\":NaN}", 400, "malformed"),
        Sample(.patch, mine, "{\"rating\":Infinity}", 400, "malformed"),
        Sample(.patch, mine, "{'rating':1}", 400, "malformed"),
        Sample(.patch, mine, "{\"comment\":\"\\ud800\"}", 400, "malformed"),
        Sample(.patch, mine, "\u{0}{\u{0}}\u{0}", 400, "malformed"),
        Sample(.patch, mine, String(repeating: "[", count: 200_000), 400, "malformed"),
        Sample(
            .patch, mine,
            String(repeating: "{\"comment\":", count: 20_000) + "1" + String(repeating: "}", count: 20_000),
            400, "malformed"),
        Sample(.patch, mine, "{\"rating\":1e400}", 400, "malformed"),
        Sample(.patch, mine, "{\"rating\":\"4\"}", 422, "invalid", "rating"),
        Sample(.patch, mine, "{\"rating\":4.2}", 422, "invalid", "rating"),
        Sample(.patch, mine, "{\"rating\":0}", 422, "invalid", "rating"),
        Sample(.patch, mine, "{\"watchlist\":1}", 422, "invalid", "watchlist"),
        Sample(.patch, mine, "{\"watchlist\":null}", 422, "invalid", "watchlist"),
        Sample(.patch, mine, "{\"audience\":[\"cats\"]}", 422, "invalid", "audience"),
        Sample(.patch, mine, "{\"favorite\":true}", 422, "unknown-member", "favorite"),
        Sample(.patch, mine, "{\"favourite\":true,\"rating\":9}", 422, "invalid", "rating"),
        Sample(
            .patch, mine, "{\"comment\":\"\(String(repeating: "x", count: 10_001))\"}", 422, "too-long", "comment"),
        Sample(.patch, "/films/7/mine", "{\"watchlist\":true}", 404, "no-such-film"),
        Sample(.patch, "/films/7/mine", "{}", 404, "no-such-film"),
        Sample(.post, viewings, "{}", 422, "missing", "watchedOn"),
        Sample(.post, viewings, "{\"watchedOn\":\"2011-02-30\"}", 422, "invalid", "watchedOn"),
        Sample(.post, viewings, "{\"watchedOn\":2011}", 422, "invalid", "watchedOn"),
        Sample(.post, viewings, "{\"watchedOn\":\"2200\"}", 422, "not-yet", "watchedOn"),
        Sample(.post, viewings, "{\"watchedOn\":\"\",\"id\":7}", 422, "invalid", "id"),
        Sample(.post, viewings, "{\"watchedOn\":\"\",\"id\":\"9007199254740993\"}", 422, "invalid", "id"),
        Sample(.post, viewings, "{\"watchedOn\":\"\",\"ending\":{\"slept\":{}}}", 422, "invalid", "ending"),
        Sample(
            .post, viewings, "{\"watchedOn\":\"\",\"ending\":{\"stopped\":{\"minute\":-1,\"reason\":\"\"}}}", 422,
            "invalid", "stoppedAt"),
        Sample(.put, viewings + "/5", "{\"watchedOn\":\"\"}", 404, "no-such-viewing"),
        Sample(.put, viewings + "/5", "{\"watchedOn\":\"\",\"id\":\"6\"}", 422, "invalid", "id"),
        Sample(.put, viewings + "/5", "{\"watchedOn\":\"\",\"audience\":[]}", 422, "unknown-member", "audience"),
        Sample(.delete, viewings + "/5", 404, "no-such-viewing"),
        Sample(.post, "/films", "{}", 422, "missing", "title"),
        Sample(.post, "/films", "{\"title\":\" \"}", 422, "missing", "title"),
        Sample(.post, "/films", "{\"title\":\"A\",\"year\":12}", 422, "invalid", "year"),
        Sample(.post, "/films", "{\"title\":\"A\",\"year\":1e99}", 400, "malformed"),
        Sample(.post, "/films", "{\"title\":\"A\",\"directors\":\"Ann\"}", 422, "invalid", "directors"),
        Sample(.put, film, "{\"title\":\"Mine\"}", 403, "not-added-by-hand"),
        Sample(.post, "/search/recent", "{\"query\":\"()\"}", 422, "invalid", "query"),
        Sample(.delete, "/search/recent?q=()", 422, "invalid", "query"),
        Sample(.post, "/changes/5/undo", "", 409, "nothing-to-undo"),
        Sample(.post, "/changes/x/undo", "", 404, "not-found"),
        Sample(.post, "/changes/5/undo", "{\"a\":1}", 422, "unknown-member", "a"),
    ]

    @Test(arguments: addresses + bodies)
    func aProblemIsSaid(sample: Sample) async throws {
        let web = try await WebFixture()
        try await web.services.myFilms.apply(.comment("kept"), to: WebFixture.alien.id, of: .owner)
        let before = try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner)
        let response = try await web.api(sample.method, sample.path, sample.body)
        #expect(response.status.code == sample.status)
        #expect(response.headers[.contentType] == "application/problem+json")
        #expect(response.headers[.cacheControl] == "no-store")
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner) == before)
        guard sample.method != .head else { return }
        let problem = try response.problem
        #expect(problem.name == sample.name)
        #expect(problem.field == sample.field)
        #expect(problem.status == sample.status)
        #expect(problem.detail.hasSuffix("."))
        #expect(!problem.title.isEmpty)
    }

    @Test func theMethodsThatWouldDoAreNamed() async throws {
        let response = try await WebFixture().api(.delete, Self.mine)
        #expect(response.headers[.allow] == "GET, HEAD, PATCH")
    }

    @Test(arguments: [
        "application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", "application/jsonp", "",
    ])
    func onlyJSONIsTaken(mediaType: String) async throws {
        let web = try await WebFixture()
        let headers: HTTPFields = [.origin: "http://localhost", .contentType: mediaType]
        for (method, path) in [(.patch, Self.mine), (.post, "/changes/5/undo")] as [(HTTPRequest.Method, String)] {
            let response = try await web.api(method, path, "{\"watchlist\":true}", headers: headers)
            #expect(response.status == .unsupportedMediaType)
            #expect(try response.problem.name == "not-json")
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test func aBodyHasABound() async throws {
        let body = "{\"comment\":\"" + String(repeating: "x", count: 1_000_000) + "\"}"
        let response = try await WebFixture().api(.patch, Self.mine, body)
        #expect(response.status == .contentTooLarge)
        #expect(try response.problem.name == "too-large")
    }

    @Test func whatIsNoTextIsRefused() async throws {
        let web = try await WebFixture()
        let body = ByteBuffer(bytes: Array("{\"comment\":\"".utf8) + [0xFF, 0xC0, 0x80] + Array("\"}".utf8))
        let response = try await web.send("/api/v1" + Self.mine, .patch, WebFixture.program, body)
        #expect(response.status == .badRequest)
    }

    @Test func aChangeFromAnotherSiteIsRefused() async throws {
        let web = try await WebFixture()
        for origin in [nil, "http://evil.example"] {
            var headers: HTTPFields = [.contentType: "application/json"]
            headers[.origin] = origin
            let response = try await web.api(.patch, Self.mine, "{\"watchlist\":true}", headers: headers)
            #expect(response.status == .forbidden)
            #expect(try response.problem.name == "cross-site")
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test func anotherHostsNameIsNotAnswered() async throws {
        let proxies = ["127.0.0.0/8", "::1"].compactMap(AddressRange.init)
        let response = try await WebFixture(ServerConfiguration(trustedProxies: proxies)).live { client in
            let headers: HTTPFields = [.known("X-Forwarded-Host"): "filmz.example"]
            return try await client.execute(uri: "/api/v1" + Self.film, method: .get, headers: headers)
        }
        #expect(response.status == .misdirectedRequest)
        #expect(try response.problem.name == "unknown-host")
    }

    @Test func aFaultOfOursSaysNothingOfItself() async throws {
        var services = try await WebFixture().services
        services.discover = BrokenDiscover()
        let application = Application(router: FilmzRouter.build(services: services))
        try await application.test(.router) { client in
            try await client.execute(uri: "/api/v1/discover/facets", method: .get) { response in
                #expect(response.status == .internalServerError)
                #expect(response.text.contains("urn:filmz:problem:failed"))
                #expect(!response.text.contains("secret"))
            }
        }
    }

    private struct BrokenDiscover: DiscoverService {
        struct Fault: Error {
            let detail = "secret"
        }

        func films(_ query: DiscoverQuery, page: PageRequest) async throws -> DiscoverShelf { throw Fault() }
    }
}
