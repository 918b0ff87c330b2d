import APICore
import APICoreTesting
import FilmzAPITestSupport
import FilmzDomain
import Foundation
import HTTPTypes
import Testing

@testable import FilmzProviders

/// What becomes of answers that are no picture, and of those that lead elsewhere.
@Suite(.serialized, .timeLimit(.minutes(10))) struct PosterFetcherTests {
    /// Asks a server of this machine that an operator has set instead of a provider.
    private func failure(
        at server: LoopbackServer, path: String = "/a.png", timeLimit: Duration = .seconds(600),
        resolver: @escaping AddressGuard.Resolver = AddressGuard.ask
    ) async throws -> PosterFetcher.Failure? {
        let origin = try #require(WebOrigin(server.address))
        let transport = CheckedTransport(
            AddressGuard(allowedOrigins: [origin], resolver: resolver), timeLimit: .seconds(600))
        let fetcher = PosterFetcher(transport: transport, timeLimit: timeLimit)
        let url = try #require(URL(string: server.address.absoluteString + path))
        let outcome: Result<Picture, PosterFetcher.Failure>
        do throws(PosterFetcher.Failure) {
            outcome = .success(try await fetcher.fetch(url))
        } catch {
            outcome = .failure(error)
        }
        await transport.shutdown()
        guard case .failure(let failure) = outcome else { return nil }
        return failure
    }

    private static func answer(_ status: String, _ fields: String = "", _ body: String = "") -> String {
        "HTTP/1.1 \(status)\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test(arguments: [
        (answer("404 Not Found"), PosterFetcher.Failure.noPicture),
        (answer("410 Gone"), .noPicture),
        (answer("403 Forbidden"), .noPicture),
        (answer("204 No Content"), .noPicture),
        (answer("200 OK", "Content-Type: image/png\r\n", "<!DOCTYPE html><title>Sorry</title>"), .noPicture),
        (answer("200 OK", "Content-Type: image/jpeg\r\n", "Error: Invalid API key!"), .noPicture),
        (answer("200 OK", "", String(repeating: "x", count: (3 << 20) + 1)), .noPicture),
        (answer("302 Found"), .trouble),
        (answer("429 Too Many"), .trouble),
        (answer("500 Oh"), .trouble),
        (answer("503 Later"), .trouble),
        ("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf", .trouble),
        ("HTTP/1.1 200 OK\r\nContent-Le", .trouble),
        ("SSH-2.0-not-a-web-server\r\n", .trouble),
        ("", .trouble),
    ])
    func tellsWhatWillPassFromWhatWillNot(answer: String, expected: PosterFetcher.Failure) async throws {
        try await LoopbackServer.answering(answer) { server async throws in
            #expect(try await failure(at: server) == expected)
            #expect(server.requests.count == 1)
        }
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf"])
    func givesUpOnAServerThatHangs(answer: String) async throws {
        try await LoopbackServer.answering(answer, then: .leaveOpen) { server async throws in
            #expect(try await failure(at: server, timeLimit: .milliseconds(200)) == .trouble)
        }
    }

    @Test func followsNoRedirectToAPrivateMachine() async throws {
        try await LoopbackServer.answering(Self.answer("200 OK")) { other in
            let port = try #require(other.address.port)
            for place in [
                "\(other.address)/a.png", "http://localhost:\(port)/", "//127.0.0.1:\(port)/", "http://[::1]:\(port)/",
                "http://2130706433:\(port)/", "https://image.tmdb.org:\(port)/", "file:///etc/passwd",
                "https://example.com/a.png",
            ] {
                let redirect = Self.answer("302 Found", "Location: \(place)\r\n")
                try await LoopbackServer.answering(redirect) { server async throws in
                    #expect(try await failure(at: server) == .noPicture, "\(place)")
                    #expect(server.requests.count == 1)
                }
            }
            #expect(other.requests.isEmpty)
        }
    }

    @Test func aRedirectToAProvidersNameThatLeadsHomeIsRefused() async throws {
        let redirect = Self.answer("301 Moved", "Location: https://image.tmdb.org/a.png\r\n")
        try await LoopbackServer.answering(redirect) { server async throws in
            let failure = try await failure(at: server) { _ in [IPAddress("127.0.0.1")].compactMap(\.self) }
            #expect(failure == .noPicture)
        }
    }

    @Test func followsThreeRedirectsAndNoMore() async throws {
        let redirect = Self.answer("308 Moved", "Location: /round/and/round\r\n")
        try await LoopbackServer.answering(redirect, then: .leaveOpen) { server async throws in
            #expect(try await failure(at: server) == .trouble)
            #expect(server.requests.count == 4)
            #expect(server.requests.last?.hasPrefix("GET /round/and/round HTTP/1.1\r\n") == true)
        }
    }

    @Test func goesWhereAPictureHasMovedTo() async throws {
        let stub = MockTransport { _, call async throws(APIError) in
            let places = ["/b.png", "https://m.media-amazon.com/c.png", "d.png"]
            guard call < places.count else { return .picture(SamplePicture.png(342, 513)) }
            return APIResponse(status: .found, fields: [.location: places[call]])
        }
        let url = try #require(URL(string: "https://image.tmdb.org/x/a.png"))
        let picture = try await PosterFetcher(transport: stub, timeLimit: .seconds(600)).fetch(url)
        #expect(picture.bytes == SamplePicture.png(342, 513))
        #expect(
            await stub.addresses == [
                "https://image.tmdb.org/x/a.png", "https://image.tmdb.org/b.png", "https://m.media-amazon.com/c.png",
                "https://m.media-amazon.com/d.png",
            ])
    }

    @Test func asksTheAddressThatWasCheckedAndNoOther() async throws {
        try await LoopbackServer.answering(Self.answer("404 Not Found")) { server async throws in
            let port = try #require(server.address.port)
            let url = try #require(URL(string: "http://pictures.invalid:\(port)/a.png"))
            let origin = try #require(WebOrigin(url))
            // No name server knows this name.
            let guardian = AddressGuard(allowedOrigins: [origin]) { _ in [IPAddress("127.0.0.1")].compactMap(\.self) }
            let transport = CheckedTransport(guardian)
            await #expect(throws: PosterFetcher.Failure.noPicture) {
                try await PosterFetcher(transport: transport).fetch(url)
            }
            #expect(server.requests.first?.lowercased().contains("\r\nhost: pictures.invalid:\(port)\r\n") == true)
            await transport.shutdown()
            await #expect(throws: PosterFetcher.Failure.trouble) {
                try await PosterFetcher(transport: transport).fetch(url)
            }
            #expect(server.requests.count == 1)
        }
    }

    @Test func triesAnotherAddressWhenOneLeadsNowhere() async throws {
        try await LoopbackServer.answering(Self.answer("404 Not Found")) { server async throws in
            let origin = try #require(WebOrigin(server.address))
            // Nothing listens at the first address, because the server has only 127.0.0.1.
            let guardian = AddressGuard(allowedOrigins: [origin]) { _ in
                ["127.0.0.9", "127.0.0.1"].compactMap { IPAddress($0) }
            }
            let transport = CheckedTransport(guardian)
            await #expect(throws: PosterFetcher.Failure.noPicture) {
                try await PosterFetcher(transport: transport).fetch(server.address)
            }
            await transport.shutdown()
        }
    }

    @Test func fetchesSixAtOnce() async throws {
        let latch = Latch()
        let stub = MockTransport { _, _ async throws(APIError) in
            await latch.wait()
            return .picture(SamplePicture.png(342, 513))
        }
        let fetcher = PosterFetcher(transport: stub, timeLimit: .seconds(600))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                let url = try #require(URL(string: "https://image.tmdb.org/\(number).png"))
                group.addTask { _ = try await fetcher.fetch(url) }
            }
            try await eventually("six are under way") { await stub.requests.count >= 6 }
            for _ in 0..<100 { await Task.yield() }
            #expect(await stub.requests.count == 6)
            await latch.open()
            try await group.waitForAll()
        }
        #expect(await stub.requests.count == 20)
    }
}
