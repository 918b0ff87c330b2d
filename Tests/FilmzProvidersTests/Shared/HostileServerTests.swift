import AMCAPI
import APICore
import FilmzTestSupport
import Foundation
import ITunesAPI
import OMDbAPI
import TMDbAPI
import Testing

@testable import FilmzProviders

/// A client that nobody gave a transport survives whatever a server sends.
@Suite(.serialized, .timeLimit(.minutes(10))) struct HostileServerTests {
    static let answers = [
        "", "HTTP", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Le",
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n", "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 99999 OK\r\n\r\n{}",
        "HTTP/1.1 099 OK\r\nContent-Length: 2\r\n\r\n{}", "HTTP/1.1 150 OK\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 000 OK\r\n\r\n{}",
        "HTTP/1.1 204 OK\r\nContent-Length: 2\r\n\r\n{}", "HTTP/1.1 304 OK\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 -1 OK\r\n\r\n{}", "HTTP/1.1 000 OK\r\n\r\n{}", "HTTP/9.9 200 OK\r\n\r\n<", "HTTP/1.1 200\r\n\r\n<",
        "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n{}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n{}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n{}", "HTTP/1.1 200 OK\r\n: x\r\n\r\n<",
        "HTTP/1.1 200 OK\r\nX: \u{0}\u{1}\r\n\r\n<", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n\u{1F}x",
        "HTTP/1.1 302 Found\r\nLocation: ://\r\n\r\n", "HTTP/1.1 101 Switching\r\nUpgrade: x\r\n\r\n{}",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: \r\n\r\n",
        "HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 50_000),
        "SSH-2.0-Other_1.0\r\n", "\u{16}\u{3}\u{1}\u{2}", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ]

    @Test(arguments: answers) func everyClientFailsAndGoesOn(answer: String) async throws {
        try await LoopbackServer.answering(answer) { server in
            let calls: [@Sendable () async throws -> Void] = [
                { _ = try await OMDbClient(key: "k", retry: .never, baseURL: server.address).detail(id: "tt0078748") },
                { _ = try await TMDbClient(key: "k", retry: .never, baseURL: server.address).movie(348) },
                { _ = try await ITunesClient(retry: .never, baseURL: server.address).search(ITunesSearch("deep")) },
                { _ = try await AMCClient(vendorKey: "k", retry: .never, baseURL: server.address).fetchMovie(with: 7) },
            ]
            for call in calls {
                await #expect(throws: APIError.self) { try await call() }
            }
            #expect(server.requests.count == calls.count)
        }
    }

    @Test func aDownloadFailsAndGoesOn() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await LoopbackServer.answering("HTTP/1.1 000 OK\r\nContent-Length: 2\r\n\r\n{}") { server in
            let path = folder.appending(path: "file").path()
            await #expect(throws: FileDownload.Failure.unreachable(server.address)) {
                try await FileDownload.run { download in
                    _ = try await download.fetch(
                        .init(server.address, to: path, beginning: [], limit: 100)
                    ) { _, _ in }
                }
            }
        }
    }

    @Test func randomAnswersDoNoHarm() async throws {
        let rounds = RandomRounds(30)
        var random = rounds.generator
        let parts = [
            "HTTP/1.1 ", "HTTP/1.0 ", "200 OK", "100 Continue", "101 Switching", "204 No", "304 Not", "404 No", "099 x",
            "\r\n", "\r\n", "\r\n\r\n", "\n", "\r", "Content-Length: ", "Transfer-Encoding: chunked",
            "Connection: close",
            "Connection: upgrade", "Upgrade: h2c", "Location: /", "0", "2", "-", ": ", " ", "{}", "\u{0}", "é", ";x=y",
        ]
        for round in 0..<rounds.count {
            var answer = "HTTP/1.1 \(Int.random(in: 0...999, using: &random)) OK\r\nContent-Length: 2\r\n\r\n{}"
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let place = answer.index(
                    answer.startIndex, offsetBy: Int.random(in: 0...answer.count, using: &random))
                answer.insert(contentsOf: parts.randomElement(using: &random) ?? "", at: place)
            }
            try await LoopbackServer.answering(answer) { server in
                let client = OMDbClient(
                    key: "k", transport: StandardTransport(timeLimit: .seconds(600)), retry: .never,
                    baseURL: server.address)
                await #expect(throws: APIError.self, "seed \(rounds.seed), round \(round): \(answer)") {
                    try await client.detail(id: "tt0078748")
                }
            }
        }
    }
}
