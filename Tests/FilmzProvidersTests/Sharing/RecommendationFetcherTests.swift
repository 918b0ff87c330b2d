import APICore
import APICoreTesting
import FilmzAPITestSupport
import FilmzDomain
import Foundation
import HTTPTypes
import Testing

@testable import FilmzProviders

/// What another Filmz, or whoever answers in its place, may do to this one.
@Suite(.serialized, .timeLimit(.minutes(10))) struct RecommendationFetcherTests {
    private static let film = Recommendation(
        sender: "Anna", films: [RecommendedFilm(title: "Heat", year: 1995)])

    private static func answer(
        _ status: String = "200 OK", _ fields: String = "Content-Type: application/json; charset=utf-8\r\n",
        _ body: String = String(decoding: RecommendationFormat.data(film), as: UTF8.self)
    ) -> String {
        "HTTP/1.1 \(status)\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    /// Asks a server of this machine, which the owner has allowed.
    private func fetch(
        from server: LoopbackServer, path: String = "/s/abc", timeLimit: Duration = .seconds(600)
    ) async throws -> Result<Recommendation, RecommendationProblem> {
        let port = try #require(server.address.port)
        let transport = CheckedTransport(
            AddressGuard(anywhereAnd: ["127.0.0.1:\(port)"]), timeLimit: .seconds(600))
        let link = try #require(WebLink(server.address.absoluteString + path))
        let fetcher = RecommendationFetcher(transport, timeLimit: timeLimit)
        let result: Result<Recommendation, RecommendationProblem>
        do throws(RecommendationProblem) {
            result = .success(try await fetcher.fetch(link))
        } catch {
            result = .failure(error)
        }
        await transport.shutdown()
        return result
    }

    @Test func aRecommendationIsFetched() async throws {
        try await LoopbackServer.answering(Self.answer()) { server async throws in
            #expect(try await fetch(from: server, path: "/s/abc?x=1#y") == .success(Self.film))
            let request = try #require(server.requests.first).lowercased()
            #expect(request.hasPrefix("get /s/abc?x=1 http/1.1\r\n"))
            #expect(request.contains("accept: application/json\r\n"))
            #expect(!request.contains("cookie"))
            #expect(!request.contains("referer"))
        }
    }

    @Test(arguments: [
        (answer("404 Not Found"), RecommendationProblem.gone), (answer("410 Gone"), .gone), (answer("204 No"), .gone),
        (answer("401 No"), .locked), (answer("403 No"), .locked), (answer("500 Oh"), .unreachable),
        (answer("503 Later"), .unreachable), (answer("429 Too many"), .unreachable),
        (answer("200 OK", "Content-Type: text/html\r\n"), .unreadable), (answer("200 OK", ""), .unreadable),
        (answer("200 OK", "Content-Type: application/jsonx\r\n"), .unreadable),
        (answer("200 OK", "Content-Type: application/json\r\n", "[]"), .unreadable),
        (answer("200 OK", "Content-Type: application/json\r\nContent-Encoding: gzip\r\n", "\u{1F}x"), .unreadable),
        ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2147483648\r\n\r\n{", .tooLarge),
        ("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf", .unreachable), ("", .unreachable),
        ("SSH-2.0-not-a-web-server\r\n", .unreachable),
    ])
    func anythingElseIsRefused(answer: String, problem: RecommendationProblem) async throws {
        try await LoopbackServer.answering(answer) { server async throws in
            #expect(try await fetch(from: server) == .failure(problem))
            // Beside a page may lie a file.
            #expect(server.requests.count == (answer.contains("text/html") ? 2 : 1))
        }
    }

    /// An answer that says nothing of its length is read up to the limit, and no further.
    @Test func anEndlessAnswerIsCutOff() async throws {
        let chunk = "10000\r\n\(String(repeating: " ", count: 0x10000))\r\n"
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        let count = RecommendationFormat.byteLimit / 0x10000 + 1
        let endless = head + String(repeating: chunk, count: count)
        try await LoopbackServer.answering(endless, then: .leaveOpen) { server async throws in
            #expect(try await fetch(from: server) == .failure(.tooLarge))
        }
    }

    /// One limit holds for the whole of a fetch, however slowly its bytes come.
    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"])
    func aServerThatHangsIsLeft(answer: String) async throws {
        try await LoopbackServer.answering(answer, then: .leaveOpen) { server async throws in
            #expect(try await fetch(from: server, timeLimit: .milliseconds(200)) == .failure(.unreachable))
        }
        #expect(RecommendationFetcher.timeLimit == .seconds(10))
    }

    @Test func noRedirectIsFollowed() async throws {
        try await LoopbackServer.answering(Self.answer()) { other in
            for status in [301, 302, 303, 307, 308] {
                let redirect = Self.answer("\(status) Moved", "Location: \(other.address)/s/abc\r\n")
                try await LoopbackServer.answering(redirect) { server async throws in
                    #expect(try await fetch(from: server) == .failure(.gone))
                    #expect(server.requests.count == 1)
                }
            }
            #expect(other.requests.isEmpty)
        }
    }

    @Test(arguments: [
        "http://127.0.0.1", "http://localhost", "http://[::1]", "http://2130706433", "http://0x7f000001",
        "http://127.1",
        "http://[::ffff:127.0.0.1]",
    ])
    func thisMachineIsNotAskedUnlessItIsAllowed(host: String) async throws {
        try await LoopbackServer.answering(Self.answer()) { server async throws in
            let port = try #require(server.address.port)
            let link = try #require(WebLink("\(host):\(port)/s/abc"))
            for allowed in [[], ["127.0.0.2", "example.org", "127.0.0.1:1"]] {
                await #expect(throws: RecommendationProblem.self) {
                    try await RecommendationFetcher(allowedHosts: allowed).fetch(link)
                }
            }
            #expect(server.requests.isEmpty)
        }
    }

    /// A name that leads into the home network is as private as the number behind it.
    @Test func aNameIsAsPrivateAsTheAddressesBehindIt() async throws {
        func outcome(_ text: String, _ addresses: [String], allowed: [String] = []) async -> AddressGuard.Refusal? {
            let guardian = AddressGuard(anywhereAnd: allowed) { _ in addresses.compactMap { IPAddress($0) } }
            do throws(AddressGuard.Refusal) {
                guard let url = URL(string: text) else { return .notAllowed }
                _ = try await guardian.check(url)
                return nil
            } catch {
                return error
            }
        }
        let name = "https://films.example.org/s/abc"
        #expect(await outcome(name, ["8.8.8.8", "2606:4700::1"]) == nil)
        #expect(await outcome("http://films.example.org:8080/s/abc", ["8.8.8.8"]) == nil)
        for address in ["10.0.0.1", "192.168.1.7", "169.254.169.254", "127.0.0.1", "::1", "fd00::1", "::ffff:10.0.0.1"]
        {
            #expect(await outcome(name, [address]) == .notPublic)
            #expect(await outcome(name, ["8.8.8.8", address]) == .notPublic, "one is enough")
        }
        #expect(await outcome(name, ["10.0.0.1"], allowed: ["Films.Example.org"]) == nil)
        #expect(await outcome(name, ["10.0.0.1"], allowed: ["films.example.org:443"]) == nil)
        #expect(await outcome(name, ["10.0.0.1"], allowed: ["films.example.org:80", "example.org"]) == .notPublic)
        #expect(await outcome(name, []) == .unknownHost)
        for text in ["ftp://films.example.org", "https://a@films.example.org", "file:///etc/passwd"] {
            #expect(await outcome(text, ["8.8.8.8"]) == .notAllowed)
        }
    }
}
