import APICore
import APICoreTesting
import FilmzAPITestSupport
import FilmzDomain
import Foundation
import HTTPTypes
import Testing

@testable import FilmzProviders

/// What a cinema's site, or whoever answers in its place, may do.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ProgrammeFetcherTests {
    private typealias Outcome = Result<ProgrammeFetcher.Answer?, ProgrammeProblem>

    private static let page = "<html>Programm</html>"
    private static let link = "https://kino.example/programm"

    private static func response(
        _ status: Int, _ body: String = "", _ fields: [HTTPField.Name: String] = [.contentType: "text/html"]
    ) -> APIResponse {
        var response = APIResponse(status: .init(code: status), body: Data(body.utf8))
        for (name, value) in fields { response.fields[name] = value }
        return response
    }

    /// A site with these rules, whose other addresses give these answers, the last one again and again.
    private static func site(robots: APIResponse? = response(404), _ answers: APIResponse...) -> MockTransport {
        let called = Counter()
        return MockTransport { request, _ async throws(APIError) in
            if request.url.path() == "/robots.txt" {
                guard let robots else { throw APIError(.unreachable, of: request) }
                return robots
            }
            return answers[min(await called.next(), answers.count - 1)]
        }
    }

    private actor Counter {
        private var count = -1

        func next() -> Int {
            count += 1
            return count
        }
    }

    private func fetch(
        _ text: String = link, with fetcher: ProgrammeFetcher, unless known: ProgrammeFetcher.Version? = nil
    ) async throws -> Outcome {
        let link = try #require(WebLink.programme(text))
        do throws(ProgrammeProblem) {
            return .success(try await fetcher.fetch(link, unless: known))
        } catch {
            return .failure(error)
        }
    }

    private func fetch(_ transport: MockTransport, _ text: String = link) async throws -> Outcome {
        try await fetch(text, with: ProgrammeFetcher(transport, clock: ManualClock()))
    }

    @Test func aPageIsFetchedAfterTheSitesRules() async throws {
        let site = Self.site(
            robots: Self.response(200, "User-agent: *\nDisallow: /intern"),
            Self.response(
                200, Self.page, [.contentType: "text/html; charset=utf-8", .eTag: "\"1\"", .lastModified: "x"]))
        let answer = try #require(try await fetch(site).get())
        #expect(answer.bytes == Data(Self.page.utf8))
        #expect(answer.contentType == "text/html; charset=utf-8")
        #expect(answer.address.absoluteString == Self.link)
        #expect(answer.version == ProgrammeFetcher.Version(etag: "\"1\"", lastModified: "x"))
        #expect(await site.addresses == ["https://kino.example/robots.txt", Self.link])
        let request = try #require(await site.requests.last)
        #expect(request.fields[.userAgent]?.hasPrefix("Filmz ") == true)
        #expect(request.fields[.cookie] == nil)
        #expect(request.answerLimit == 3_000_000)
    }

    @Test func whatIsUnchangedIsNotSentAgain() async throws {
        let site = Self.site(Self.response(304))
        let known = ProgrammeFetcher.Version(etag: "\"1\"", lastModified: "Sun, 06 Nov 1994 08:49:37 GMT")
        let fetcher = ProgrammeFetcher(site, clock: ManualClock())
        #expect(try await fetch(with: fetcher, unless: known) == .success(nil))
        let request = try #require(await site.requests.last)
        #expect(request.fields[.ifNoneMatch] == "\"1\"")
        #expect(request.fields[.ifModifiedSince] == known.lastModified)
        #expect(try await fetch(with: fetcher) == .failure(.gone), "nothing was known")
    }

    @Test(arguments: [
        (401, ProgrammeProblem.blocked), (403, .blocked), (429, .blocked), (451, .blocked), (404, .gone), (410, .gone),
        (204, .gone), (500, .unreachable), (503, .unreachable), (408, .unreachable),
    ])
    func statuses(status: Int, problem: ProgrammeProblem) async throws {
        #expect(try await fetch(Self.site(Self.response(status, Self.page))) == .failure(problem))
    }

    @Test func whatIsNoProgramme() async throws {
        for type in ["image/png", "application/pdf", "video/mp4"] {
            #expect(try await fetch(Self.site(Self.response(200, "x", [.contentType: type]))) == .failure(.unreadable))
        }
        let packed = Self.response(200, "x", [.contentEncoding: "gzip"])
        #expect(try await fetch(Self.site(packed)) == .failure(.unreadable))
        let challenge = Self.response(200, "x", [try #require(HTTPField.Name("cf-mitigated")): "challenge"])
        #expect(try await fetch(Self.site(challenge)) == .failure(.blocked))
        let large = MockTransport { request, call async throws(APIError) in
            if call == 0 { return Self.response(404) }
            throw APIError(.answerTooLarge, of: request)
        }
        #expect(try await fetch(large) == .failure(.tooLarge))
    }

    // MARK: - Rules

    @Test(
        arguments: [
            (response(200, "User-agent: *\nDisallow: /"), ProgrammeProblem.refusedByRobots),
            (response(200, "User-agent: Filmz\nDisallow: /prog*"), .refusedByRobots), (response(500), .unreachable),
            (response(503), .unreachable), (nil, .unreachable), (response(429), .tooSoon),
        ] as [(APIResponse?, ProgrammeProblem)])
    func aSiteThatWantsNoProgramsIsNotRead(robots: APIResponse?, problem: ProgrammeProblem) async throws {
        let site = Self.site(robots: robots, Self.response(200, Self.page))
        #expect(try await fetch(site) == .failure(problem))
        #expect(await site.addresses == ["https://kino.example/robots.txt"])
    }

    @Test(arguments: [404, 401, 403, 410])
    func aSiteWithoutRulesIsRead(status: Int) async throws {
        let site = Self.site(robots: Self.response(status), Self.response(200, Self.page))
        #expect(try await fetch(site).get() != nil)
    }

    @Test func rulesAreAskedOnceADay() async throws {
        let site = Self.site(Self.response(200, Self.page))
        let clock = ManualClock()
        let fetcher = ProgrammeFetcher(site, clock: clock)
        for _ in 0..<3 { #expect(try await fetch(with: fetcher).get() != nil) }
        #expect(await site.addresses.filter { $0.hasSuffix("robots.txt") }.count == 1)
        clock.advance(by: .seconds(25 * 3_600))
        #expect(try await fetch(with: fetcher).get() != nil)
        #expect(await site.addresses.filter { $0.hasSuffix("robots.txt") }.count == 2)
    }

    // MARK: - Pauses

    @Test func callsToOneSiteAreTwoSecondsApart() async throws {
        let site = Self.site(Self.response(200, Self.page))
        let clock = ManualClock()
        let fetcher = ProgrammeFetcher(site, clock: clock)
        _ = try await fetch(with: fetcher)
        _ = try await fetch(with: fetcher)
        #expect(clock.sleeps == [.seconds(2), .seconds(2)])
        _ = try await fetch("https://other.example/", with: fetcher)
        #expect(clock.sleeps.count == 3, "its rules at once, and its page after two seconds")
    }

    @Test func aDelayThatTheSiteAsksForIsKept() async throws {
        let robots = Self.response(200, "User-agent: *\nCrawl-delay: 10")
        let clock = ManualClock()
        let fetcher = ProgrammeFetcher(Self.site(robots: robots, Self.response(200, Self.page)), clock: clock)
        _ = try await fetch(with: fetcher)
        _ = try await fetch(with: fetcher)
        #expect(clock.sleeps == [.seconds(10), .seconds(10)])
        let slow = Self.response(200, "User-agent: *\nCrawl-delay: 600")
        let other = ProgrammeFetcher(Self.site(robots: slow, Self.response(200, Self.page)), clock: clock)
        #expect(try await fetch(with: other).get() != nil)
        #expect(try await fetch(with: other) == .failure(.tooSoon))
        clock.advance(by: .seconds(601))
        #expect(try await fetch(with: other).get() != nil)
    }

    @Test func aSiteThatAsksToWaitIsLeftAlone() async throws {
        let busy = Self.response(503, "", [.retryAfter: "60"])
        let site = Self.site(busy, Self.response(200, Self.page))
        let clock = ManualClock()
        let fetcher = ProgrammeFetcher(site, clock: clock)
        #expect(try await fetch(with: fetcher) == .failure(.unreachable))
        #expect(try await fetch(with: fetcher) == .failure(.tooSoon))
        #expect(await site.requests.count == 2)
        clock.advance(by: .seconds(61))
        #expect(try await fetch(with: fetcher).get() != nil)
    }

    // MARK: - Redirects

    @Test func redirectsAreFollowedWithinTheSite() async throws {
        let site = Self.site(
            Self.response(301, "", [.location: "https://www.kino.example/programm/"]),
            Self.response(302, "", [.location: "/de/programm"]), Self.response(200, Self.page))
        let answer = try #require(try await fetch(site).get())
        #expect(answer.address.absoluteString == "https://www.kino.example/de/programm")
        #expect(
            await site.addresses == [
                "https://kino.example/robots.txt", Self.link, "https://www.kino.example/robots.txt",
                "https://www.kino.example/programm/", "https://www.kino.example/de/programm",
            ])
    }

    @Test(arguments: [
        ("https://casino.example/", ProgrammeProblem.movedElsewhere), ("https://127.0.0.1/", .movedElsewhere),
        ("https://kino.example.evil.example/", .movedElsewhere), ("file:///etc/passwd", .unreachable),
        ("", .unreachable),
    ])
    func otherRedirectsAreNot(place: String, problem: ProgrammeProblem) async throws {
        let site = Self.site(Self.response(302, "", place.isEmpty ? [:] : [.location: place]))
        #expect(try await fetch(site, "https://kino-k.example/p") == .failure(problem))
        #expect(await site.requests.count == 2)
    }

    @Test func redirectsEnd() async throws {
        let site = Self.site(Self.response(302, "", [.location: "/programm"]))
        #expect(try await fetch(site) == .failure(.unreachable))
        #expect(await site.requests.count == 7)
    }

    @Test(arguments: [
        ("https://kino.example/", "https://www.kino.example/", true),
        ("https://kino.example/", "http://kino.example:8080/", true),
        ("https://a.kino.example/", "https://b.kino.example/", true),
        ("https://kino.example/", "https://other.example/", false),
        ("https://a.co.uk/", "https://b.co.uk/", false), ("https://www.a.co.uk/", "https://a.co.uk/", true),
        ("https://10.0.0.1/", "https://11.0.0.1/", false), ("https://localhost/", "https://localhost/", true),
        ("https://a.or.at/", "https://b.or.at/", false), ("https://kino.de/", "https://www.kino.de/", true),
        ("https://[2001:db8::1]/", "https://[2001:db8::2]/", false),
    ])
    func sites(one: String, other: String, isSame: Bool) throws {
        let one = try #require(URL(string: one))
        let other = try #require(URL(string: other))
        #expect(ProgrammeFetcher.isSameSite(one, other) == isSame)
    }

    // MARK: - Where it may ask

    @Test(arguments: [
        "http://127.0.0.1", "http://localhost", "http://[::1]", "http://2130706433", "http://0x7f000001",
        "http://127.1", "http://[::ffff:127.0.0.1]",
    ])
    func thisMachineIsNotAskedUnlessItIsAllowed(host: String) async throws {
        let answer = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1\r\n\r\nx"
        try await LoopbackServer.answering(answer) { server async throws in
            let port = try #require(server.address.port)
            for allowed in [[], ["127.0.0.2", "example.org", "127.0.0.1:1"]] {
                let outcome = try await fetch("\(host):\(port)/programm", with: ProgrammeFetcher(allowedHosts: allowed))
                #expect(outcome == .failure(.notAllowed) || outcome == .failure(.unreachable))
            }
            #expect(server.requests.isEmpty)
        }
    }

    @Test(arguments: [
        "ftp://kino.example/", "https://a:b@kino.example/", "file:///etc/passwd", "kino", "", "javascript:x",
    ])
    func whatIsNoAddress(text: String) {
        #expect(WebLink.programme(text) == nil)
    }

    @Test func addressesAsPersonsWriteThem() {
        #expect(WebLink.programme("kino.example/programm")?.text == "https://kino.example/programm")
        #expect(WebLink.programme(" webcal://kino.example/a.ics ")?.text == "https://kino.example/a.ics")
        #expect(WebLink.programme("WEBCAL://kino.example")?.text == "https://kino.example")
        #expect(WebLink.programme("http://kino.example/?ical=1")?.text == "http://kino.example/?ical=1")
    }

    /// A real call to a server of this machine, which the owner has allowed.
    @Test func theWireCarriesWhoAsksAndWhatIsKnown() async throws {
        let answer =
            "HTTP/1.1 200 OK\r\nContent-Type: text/calendar\r\nETag: \"7\"\r\nContent-Length: 15\r\n\r\nBEGIN:VCALENDAR"
        try await LoopbackServer.answering(answer) { server async throws in
            let port = try #require(server.address.port)
            let transport = CheckedTransport(
                AddressGuard(anywhereAnd: ["127.0.0.1:\(port)"]), timeLimit: .seconds(600))
            let fetcher = ProgrammeFetcher(transport, clock: ManualClock(), timeLimit: .seconds(600))
            let known = ProgrammeFetcher.Version(etag: "\"6\"")
            let outcome = try await fetch("\(server.address)/a.ics", with: fetcher, unless: known)
            await transport.shutdown()
            #expect(try outcome.get()?.version.etag == "\"7\"")
            let request = try #require(server.requests.last).lowercased()
            #expect(request.hasPrefix("get /a.ics http/1.1\r\n"))
            #expect(request.contains("user-agent: filmz ("))
            #expect(request.contains("if-none-match: \"6\"\r\n"))
            #expect(!request.contains("cookie"))
        }
    }

    @Test func aServerThatHangsIsLeft() async throws {
        try await LoopbackServer.answering("", then: .leaveOpen) { server async throws in
            let port = try #require(server.address.port)
            let transport = CheckedTransport(
                AddressGuard(anywhereAnd: ["127.0.0.1:\(port)"]), timeLimit: .seconds(600))
            let fetcher = ProgrammeFetcher(transport, clock: ManualClock(), timeLimit: .milliseconds(200))
            #expect(try await fetch("\(server.address)/a", with: fetcher) == .failure(.unreachable))
            await transport.shutdown()
        }
        #expect(ProgrammeFetcher.timeLimit == .seconds(10))
    }
}
