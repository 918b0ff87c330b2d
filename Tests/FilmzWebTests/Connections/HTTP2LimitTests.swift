import FilmzDomain
import Foundation
import NIOCore
import Testing

@testable import FilmzWeb

/// Whatever a client of HTTP/2 does or does not do, its requests and its connection end, and others are answered.
@Suite(.timeLimit(.minutes(10)))
struct HTTP2LimitTests {
    private static let page = "/films/\(WebFixture.alien.id)"
    private static let comment = page + "/comment"
    private static let form = [("content-type", "application/x-www-form-urlencoded")]

    @Test func aConnectionThatNeverBeginsEnds() async throws {
        try await LiveServer.runEncrypted(limits: .patient { $0.head = .milliseconds(300) }) { server in
            let silent = try await FrameConnection.open(server.port)
            let trickling = try await server.frames()
            let head = FrameConnection.block(server.fields("GET", Self.page))
            await trickling.send(FrameConnection.frame(.headers, stream: 1, payload: Array(head.prefix(5))))
            for connection in [silent, trickling] { try await connection.waitForEnd() }
            #expect(trickling.statuses(1).isEmpty)
        }
    }

    /// Also when it sends what keeps other servers awake.
    @Test func aConnectionWithoutAnotherRequestEnds() async throws {
        try await LiveServer.runEncrypted(limits: .patient { $0.idle = .milliseconds(500) }) { server in
            let connection = try await server.frames()
            await connection.ask(1, server.fields("GET", Self.page))
            while !connection.isClosed {
                await connection.send(FrameConnection.frame(.ping, payload: [1, 2, 3, 4, 5, 6, 7, 8]))
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(connection.statuses(1) == [200])
            #expect(connection.farewell == 0)
        }
    }

    @Test func aBodyThatTricklesEndsAndChangesNothing() async throws {
        let web = try await WebFixture()
        try await LiveServer.runEncrypted(web, limits: .patient { $0.body = .milliseconds(500) }) { server in
            let connection = try await server.frames()
            await connection.ask(1, server.fields("POST", Self.comment, Self.form), isEnd: false)
            while connection.reset(1) == nil, !connection.isClosed {
                await connection.give(1, "c", isEnd: false)
                try await Task.sleep(for: .milliseconds(20))
            }
            // Only that request ended.
            await connection.ask(3, server.fields("GET", Self.page))
            try await connection.wait("the other answer") { $0.isAnswered(3) }
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test func aBodyThatComesSlowlyButSurelyIsTaken() async throws {
        var limits = ConnectionLimits.patient
        limits.body = .milliseconds(200)
        limits.bodyBytes = 0
        try await LiveServer.runEncrypted(limits: limits) { server in
            let connection = try await server.frames()
            await connection.ask(1, server.fields("POST", Self.comment, Self.form), isEnd: false)
            for letter in "comment=goo" {
                await connection.give(1, String(letter), isEnd: false)
                try await Task.sleep(for: .milliseconds(50))
            }
            await connection.give(1, "d")
            try await connection.wait("the answer") { $0.statuses(1) == [303] }
        }
    }

    /// The client opens no window for it.
    @Test func anAnswerThatNobodyTakesEnds() async throws {
        try await LiveServer.runEncrypted(limits: .patient { $0.answer = .milliseconds(300) }) { server in
            let connection = try await server.frames([(4, 0)])
            await connection.ask(1, server.fields("GET", Self.page))
            await connection.ask(3, server.fields("HEAD", Self.page))
            try await connection.wait("the end of the stream") { $0.reset(1) != nil }
            #expect(connection.statuses(1) == [200])
            // Which of the two is ready first, chance decides.
            try await connection.wait("the other answer") { $0.isAnswered(3) }
            #expect(!connection.isClosed)
        }
    }

    /// The client opens the largest windows, asks for more than the system keeps, and reads nothing.
    @Test func aConnectionThatNobodyReadsEnds() async throws {
        var limits = ConnectionLimits.patient
        limits.answer = .milliseconds(300)
        limits.streams = 1_000
        limits.total = 9_000
        limits.perAddress = 4_000
        try await LiveServer.runEncrypted(limits: limits) { server in
            let connection = try await FrameConnection.open(server.port, buffer: 4_096)
            await connection.begin([(4, 0x7FFF_FFFF)])
            try await connection.wait("the handshake") { !$0.frames.isEmpty }
            try await connection.stopReading()
            await connection.send(FrameConnection.frame(.windowUpdate, payload: [0x7F, 0, 0, 0]))
            for number in 0..<900 { await connection.ask(2 * number + 1, server.fields("GET", "/")) }
            // Sending fails when the server has closed it.
            while await connection.send(FrameConnection.frame(.windowUpdate, payload: [0, 0, 0, 1])) {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    @Test func manyRequestsEndAConnection() async throws {
        try await LiveServer.runEncrypted(limits: .patient { $0.requests = 3 }) { server in
            let connection = try await server.frames()
            for stream in [1, 3, 5] {
                await connection.ask(stream, server.fields("HEAD", Self.page))
                try await connection.wait("the answer") { $0.isAnswered(stream) }
            }
            try await connection.waitForEnd()
            #expect(connection.farewell == 0)
            // Whoever always has one under way gets a few more.
            let busy = try await server.frames()
            await busy.ask(1, server.fields("POST", Self.comment, Self.form), isEnd: false)
            for stream in [3, 5, 7, 9, 11] {
                await busy.ask(stream, server.fields("HEAD", Self.page))
                try await busy.wait("the answer") { $0.isAnswered(stream) }
            }
            await busy.ask(13, server.fields("HEAD", Self.page))
            try await busy.wait("the refusal") { $0.reset(13) == 7 }
            await busy.give(1, "comment=good")
            try await busy.waitForEnd()
            #expect(busy.statuses(1) == [303])
        }
    }

    /// What one request does wrong ends that request, and what the connection does wrong ends the connection.
    @Test(arguments: ["field", "length", "window", "connection"])
    func aFaultEndsWhatItBelongsTo(kind: String) async throws {
        try await LiveServer.runEncrypted { server in
            let connection = try await server.frames()
            await connection.ask(
                1, server.fields("POST", Self.comment, Self.form + [("expect", "100-continue")]), isEnd: false)
            try await connection.wait("the word to go on") { $0.statuses(1) == [100] }
            switch kind {
            case "field": await connection.ask(3, server.fields("GET", Self.page, [("Upper", "a")]))
            case "length": await connection.ask(3, server.fields("GET", Self.page, [("content-length", "5")]))
            case "window":
                await connection.ask(3, server.fields("POST", Self.comment, Self.form), isEnd: false)
                await connection.send(FrameConnection.frame(.windowUpdate, stream: 3, payload: [0, 0, 0, 0]))
            default:
                // Of a stream that never began.
                await connection.send(FrameConnection.frame(.windowUpdate, stream: 9, payload: [0, 0, 0, 1]))
                try await connection.waitForEnd()
                return
            }
            try await connection.wait("the end of the stream") { $0.reset(3) != nil }
            await connection.give(1, "comment=good")
            try await connection.wait("the answer") { $0.statuses(1) == [100, 303] }
        }
    }

    /// Not that of a request that comes.
    @Test func aFullServerClosesNoConnectionForItsOwnRequest() async throws {
        var limits = ConnectionLimits.patient
        limits.total = 100
        limits.perAddress = 3
        try await LiveServer.runEncrypted(limits: limits) { server in
            let busy = try await server.frames()
            let idle = try await server.frames()
            await busy.ask(
                1, server.fields("POST", Self.comment, Self.form + [("expect", "100-continue")]), isEnd: false)
            try await busy.wait("the word to go on") { $0.statuses(1) == [100] }
            await idle.ask(1, server.fields("GET", Self.page))
            try await idle.wait("the refusal") { $0.reset(1) == 7 }
            await busy.give(1, "comment=good")
            try await busy.wait("the answer") { $0.statuses(1) == [100, 303] }
            await idle.ask(3, server.fields("GET", Self.page))
            try await idle.wait("the answer") { $0.statuses(3) == [200] }
        }
    }

    @Test func requestsCountAsConnections() async throws {
        var limits = ConnectionLimits.patient
        limits.total = 100
        limits.perAddress = 8
        try await LiveServer.runEncrypted(limits: limits) { server in
            // Three connections, with two, two and one request: no room for another.
            var busy: [(connection: FrameConnection, stream: Int)] = []
            var connection = try await server.frames()
            for number in 0..<5 {
                if number % 2 == 0, number > 0 { connection = try await server.frames() }
                let stream = number % 2 * 2 + 1
                let fields = server.fields("POST", Self.comment, Self.form + [("expect", "100-continue")])
                await connection.ask(stream, fields, isEnd: false)
                try await connection.wait("the word to go on") { $0.statuses(stream) == [100] }
                busy.append((connection, stream))
            }
            await connection.ask(3, server.fields("GET", Self.page))
            try await connection.wait("the refusal") { $0.reset(3) == 7 }
            for (connection, stream) in busy {
                await connection.give(stream, "comment=good")
                try await connection.wait("the answer") { $0.statuses(stream) == [100, 303] }
            }
            await connection.ask(5, server.fields("GET", Self.page))
            try await connection.wait("the answer") { $0.statuses(5) == [200] }
        }
    }

    @Test(arguments: [(256, 32), (64, 16), (8, 2), (1, 1)])
    func aConnectionLeavesRoomForOthers(perAddress: Int, streams: Int) {
        #expect(ConnectionLimits().streams(perAddress: perAddress) == streams)
    }

    /// What is begun and given up at once, again and again; and frames that only cost time. A server that takes them all
    /// makes this endless.
    @Test(arguments: ["given up", "pings", "settings", "endless head", "large head"])
    func floodsEnd(kind: String) async throws {
        try await LiveServer.runEncrypted { server in
            let connection = try await server.frames()
            let head = FrameConnection.block(server.fields("GET", Self.page))
            let long = (0..<90).map { ("a\($0)", String(repeating: "x", count: 170)) }
            let large = kind == "large head" ? head + FrameConnection.block(long) : []
            var stream = 1
            if kind == "endless head" {
                await connection.send(FrameConnection.frame(.headers, stream: 1, payload: head))
            }
            var isOpen = true
            var batch = [UInt8]()
            while isOpen, !connection.isClosed {
                let bytes: [UInt8] =
                    switch kind {
                    case "given up":
                        FrameConnection.frame(
                            .headers, flags: FrameConnection.end | FrameConnection.endOfHead, stream: stream,
                            payload: head)
                            + FrameConnection.frame(.reset, stream: stream, payload: [0, 0, 0, 8])
                    case "pings": FrameConnection.frame(.ping, payload: [1, 2, 3, 4, 5, 6, 7, 8])
                    case "settings": FrameConnection.frame(.settings)
                    case "endless head": FrameConnection.frame(.more, stream: 1, payload: [])
                    default:
                        FrameConnection.frame(
                            .headers, flags: FrameConnection.end | FrameConnection.endOfHead, stream: stream,
                            payload: large)
                    }
                batch += bytes
                stream += 2
                guard stream % 200 == 1 else { continue }
                isOpen = await connection.send(batch)
                batch = []
            }
            try await connection.waitForEnd()
            #expect(try await server.answersOthers())
            #expect(server.logged.isEmpty)
        }
    }

    @Test func theServerEndsWhateverIsOpen() async throws {
        let web = try await WebFixture()
        try await LiveServer.runEncrypted(web, limits: .patient { $0.ending = .milliseconds(300) }) { server in
            let bare = try await server.connect(isBare: true)
            let silent = try await FrameConnection.open(server.port)
            let busy = try await server.frames()
            await busy.ask(
                1, server.fields("POST", Self.comment, Self.form + [("expect", "100-continue")]), isEnd: false)
            try await busy.wait("the word to go on") { $0.statuses(1) == [100] }
            await busy.give(1, "comment=", isEnd: false)
            try await server.end()
            try await bare.waitForEnd()
            for connection in [silent, busy] { try await connection.waitForEnd() }
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test func whatIsUnderWayIsFinishedFirst() async throws {
        try await LiveServer.runEncrypted { server in
            let busy = try await server.frames()
            let idle = try await server.frames()
            await busy.ask(
                1, server.fields("POST", Self.comment, Self.form + [("expect", "100-continue")]), isEnd: false)
            try await busy.wait("the word to go on") { $0.statuses(1) == [100] }
            await idle.ask(1, server.fields("GET", Self.page))
            try await idle.wait("the answer") { $0.isAnswered(1) }
            server.stop()
            try await idle.waitForEnd()
            // What still comes is refused, so that the client may send it again.
            await busy.ask(3, server.fields("POST", Self.comment, Self.form), isEnd: false)
            await busy.give(3, "comment=late")
            try await busy.wait("the refusal") { $0.reset(3) == 7 }
            await busy.give(1, "comment=good")
            try await busy.waitForEnd()
            #expect(busy.statuses(1) == [100, 303])
            #expect(busy.isAnswered(1))
            #expect(busy.farewell == 0)
            #expect(idle.farewell == 0)
        }
    }
}
