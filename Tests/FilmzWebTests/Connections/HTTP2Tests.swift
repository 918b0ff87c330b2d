import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@testable import FilmzWeb

/// Requests of HTTP/2 are answered, each for itself; what is not clear is refused.
@Suite(.timeLimit(.minutes(10)))
struct HTTP2Tests {
    private static let page = "/films/\(WebFixture.alien.id)"
    private static let comment = page + "/comment"
    private static let form = [("content-type", "application/x-www-form-urlencoded")]

    @Test func severalRequestsAtOnceAreAnswered() async throws {
        let web = try await WebFixture()
        try await LiveServer.runEncrypted(web) { server in
            let connection = try await server.frames()
            await connection.ask(1, server.fields("POST", Self.comment, Self.form), isEnd: false)
            await connection.ask(3, server.fields("GET", Self.page))
            await connection.ask(5, server.fields("HEAD", Self.page))
            await connection.ask(7, server.fields("GET", "/nothing"))
            for stream in [3, 5, 7] {
                try await connection.wait("answer \(stream)") { $0.isAnswered(stream) }
            }
            await connection.give(1, "comment=", isEnd: false)
            await connection.give(1, "good")
            try await connection.wait("the first answer") { $0.isAnswered(1) }
            #expect([1, 3, 5, 7].map(connection.statuses) == [[303], [200], [200], [404]])
            #expect(connection.frames.contains { $0.stream == 3 && $0.kind == .data && !$0.payload.isEmpty })
            #expect(!connection.frames.contains { $0.stream == 5 && $0.kind == .data && !$0.payload.isEmpty })
            #expect(server.logged.isEmpty)
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).comment == "good")
    }

    /// Who offers only HTTP/1.1, or nothing, gets it.
    @Test func othersSpeakTheOlderVersion() async throws {
        try await LiveServer.runEncrypted { server in
            let connection = try await server.connect()
            await connection.send(server.request("GET \(Self.page) HTTP/1.1", ["Connection: close"]))
            try await connection.waitForEnd()
            #expect(connection.statuses == [200])
        }
    }

    /// Fields that replace or follow the usual ones (`HOST` means the server's own; nil takes a field away), and the status
    /// of the answer; nil when the stream or the connection ends without one.
    private static let heads: [([(String, String?)], Int?)] = [
        ([], 200), ([("host", "HOST")], 200), ([("host", "evil")], 400), ([(":authority", "evil.example")], 421),
        ([(":authority", "HOST@evil")], 400), ([(":authority", "")], 400), ([(":authority", nil)], 400),
        ([(":authority", nil), ("host", "HOST")], 400), ([(":path", "films")], 400), ([(":path", "*")], 400),
        ([(":path", "http://HOST/")], 400), ([(":path", "")], nil), ([(":path", nil)], nil),
        ([(":method", "OPTIONS"), (":path", "*")], 404), ([(":method", "CONNECT")], nil),
        ([(":method", "CONNECT"), (":path", nil), (":scheme", nil)], 400), ([(":method", nil)], nil),
        ([(":method", "B REW")], nil), ([(":method", "BREW")], 404), ([(":scheme", nil)], nil),
        ([(":other", "a")], nil), ([("connection", "close")], nil), ([("transfer-encoding", "chunked")], nil),
        ([("te", "gzip")], nil), ([("Upper", "a")], nil), ([("content-length", "5")], nil),
        ([("content-length", "x")], nil), ([("x", "a"), (":path", "/")], nil),
    ]

    @Test(arguments: heads)
    func aHeadIsTakenOrRefused(changes: [(String, String?)], status: Int?) async throws {
        try await LiveServer.runEncrypted { server in
            let connection = try await server.frames()
            var fields = server.fields("GET", Self.page)
            for (name, value) in changes {
                let value = value?.replacing("HOST", with: "127.0.0.1:\(server.port)")
                if let index = fields.firstIndex(where: { $0.0 == name }) { fields.remove(at: index) }
                guard let value else { continue }
                fields.insert((name, value), at: name.hasPrefix(":") && fields.last?.0 != "x" ? 0 : fields.count)
            }
            await connection.ask(1, fields)
            try await connection.wait("an answer or an end") {
                $0.isAnswered(1) || $0.reset(1) != nil || $0.isClosed
            }
            #expect(connection.statuses(1) == (status.map { [$0] } ?? []), "\(changes)")
            #expect(try await server.answersOthers())
            #expect(server.logged.isEmpty)
        }
    }

    /// The length that is said, the body, and the status; nil when the stream ends without one.
    private static let bodies: [(String?, String, Int?)] = [
        (nil, "comment=a", 303), ("9", "comment=a", 303), ("8", "comment=a", nil), ("10", "comment=a", nil),
        ("-1", "comment=a", nil), ("5000000", "comment=a", 413), ("9000000000000000000", "comment=a", 413),
    ]

    @Test(arguments: bodies)
    func aBodyIsTakenWholeOrRefused(length: String?, body: String, status: Int?) async throws {
        let web = try await WebFixture()
        try await LiveServer.runEncrypted(web) { server in
            let connection = try await server.frames()
            let said = length.map { [("content-length", $0)] } ?? []
            await connection.ask(1, server.fields("POST", Self.comment, Self.form + said), isEnd: false)
            await connection.give(1, body, isEnd: status != 413)
            try await connection.wait("an answer or an end") {
                $0.isAnswered(1) || $0.reset(1) != nil || $0.isClosed
            }
            #expect(connection.statuses(1) == (status.map { [$0] } ?? []))
            #expect(server.logged.isEmpty)
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty == (status != 303))
    }

    @Test func whoWaitsForTheWordToGoOnGetsIt() async throws {
        try await LiveServer.runEncrypted { server in
            let connection = try await server.frames()
            await connection.ask(
                1, server.fields("POST", Self.comment, Self.form + [("expect", "100-continue")]), isEnd: false)
            try await connection.wait("the word to go on") { $0.statuses(1) == [100] }
            await connection.give(1, "comment=good")
            try await connection.wait("the answer") { $0.statuses(1) == [100, 303] }
        }
    }

    /// The answer comes whole, and then the client is told that the rest is of no use; others on the connection go on.
    @Test func aBodyThatNobodyReadsIsNotAwaited() async throws {
        try await LiveServer.runEncrypted { server in
            let connection = try await server.frames()
            await connection.ask(1, server.fields("POST", "/nothing", Self.form), isEnd: false)
            try await connection.wait("the end of the stream") { $0.isAnswered(1) && $0.reset(1) == 0 }
            #expect(connection.statuses(1) == [404])
            await connection.give(1, "late", isEnd: false)
            await connection.ask(3, server.fields("GET", Self.page))
            try await connection.wait("the other answer") { $0.isAnswered(3) }
        }
    }

    /// Gives up the request, the connection, or what it sends.
    @Test(arguments: ["request", "connection", "sending"])
    func whoGivesUpInTheMiddleChangesNothing(what: String) async throws {
        let web = try await WebFixture()
        try await LiveServer.runEncrypted(web) { server in
            let connection = try await server.frames()
            await connection.ask(
                1, server.fields("POST", Self.comment, Self.form + [("expect", "100-continue")]), isEnd: false)
            try await connection.wait("the word to go on") { $0.statuses(1) == [100] }
            await connection.give(1, "comment=half", isEnd: false)
            switch what {
            case "request":
                await connection.takeBack(1)
                await connection.ask(3, server.fields("GET", Self.page))
                try await connection.wait("the other answer") { $0.isAnswered(3) }
            case "sending":
                await connection.finish()
                try await connection.waitForEnd()
            default: connection.close()
            }
            try await server.end()
            #expect(server.logged.isEmpty)
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    /// A large answer arrives whole although the client takes it in small parts.
    @Test func aLargeAnswerFitsIntoSmallWindows() async throws {
        try await LiveServer.runEncrypted { server in
            let connection = try await server.frames([(4, 1_000)])
            await connection.ask(1, server.fields("GET", "/"))
            var taken = 0
            while !connection.isAnswered(1), !connection.isClosed {
                let came = connection.frames.filter { $0.stream == 1 && $0.kind == .data }.map(\.payload.count)
                if came.reduce(0, +) > taken {
                    let more: [UInt8] = [0, 0, 1, 0]
                    let update = FrameConnection.frame(.windowUpdate, stream: 1, payload: more)
                    await connection.send(update + FrameConnection.frame(.windowUpdate, payload: more))
                    taken += 256
                }
                await Task.yield()
            }
            let bytes = connection.frames.filter { $0.stream == 1 && $0.kind == .data }.flatMap(\.payload)
            #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("</html>\n"))
        }
    }

    /// Bytes and frames by chance never end the server.
    @Test func nonsenseEndsOnlyItsOwnConnection() async throws {
        try await LiveServer.runEncrypted { server in
            var chance = SeededGenerator(seed: 22)
            for round in 0..<60 {
                let connection = try await server.frames()
                for _ in 0..<Int.random(in: 1...12, using: &chance) {
                    var bytes = (0..<Int.random(in: 0...40, using: &chance)).map { _ in
                        UInt8.random(in: 0...255, using: &chance)
                    }
                    if round % 3 != 0 {
                        let kind = FrameConnection.Kind(rawValue: .random(in: 0...9, using: &chance)) ?? .data
                        bytes = FrameConnection.frame(
                            kind, flags: .random(in: 0...63, using: &chance),
                            stream: .random(in: 0...5, using: &chance), payload: bytes)
                    }
                    await connection.send(bytes)
                }
                connection.close()
            }
            #expect(try await server.answersOthers())
            #expect(server.logged.isEmpty)
        }
    }
}
