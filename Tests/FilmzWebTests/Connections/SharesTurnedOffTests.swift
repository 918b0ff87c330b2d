import FilmzDomain
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization
import Testing

@testable import FilmzWeb

/// What a client takes back, or leaves behind, has room until the work on it has ended. The work is cancelled, but not
/// if it may change something.
@Suite(.timeLimit(.minutes(10)))
struct SharesTurnedOffTests {
    /// The first two are taken back while they are worked on, and a hundred more before their turn.
    @Test func aTurnLastsUntilTheWorkEnds() async throws {
        let work = SlowWork()
        try await BareServer.run(.http2, limits: .patient { $0.streams = 2 }, work) { server in
            let connection = try await server.frames()
            for stream in [1, 3] { await connection.ask(stream, server.fields()) }
            try await work.wait("the work on both") { $0.begun == 2 }
            for stream in [1, 3] { await connection.takeBack(stream) }
            for stream in stride(from: 5, to: 205, by: 2) {
                await connection.ask(stream, server.fields())
                await connection.takeBack(stream)
            }
            await connection.ask(205, server.fields())
            try await connection.waitUntilRead()
            #expect(work.begun == 2)
            work.end()
            try await connection.wait("the answer") { $0.isAnswered(205) }
            #expect(connection.statuses(205) == [200])
        }
        #expect(work.begun == 3)
        #expect(work.most == 2)
    }

    @Test func aRequestThatWaitsForItsTurnLosesNothing() async throws {
        let work = SlowWork()
        try await BareServer.run(.http2, limits: .patient { $0.streams = 1 }, work) { server in
            let connection = try await server.frames()
            await connection.ask(1, server.fields())
            try await work.wait("the work") { $0.begun == 1 }
            await connection.takeBack(1)
            await connection.ask(3, server.fields("POST", [("expect", "100-continue")]), isEnd: false)
            await connection.give(3, "half and ", isEnd: false)
            await connection.give(3, "half")
            try await connection.waitUntilRead()
            #expect(connection.statuses(3).isEmpty)
            work.end()
            try await connection.wait("the answer") { $0.isAnswered(3) }
            #expect(connection.statuses(3) == [100, 200])
            let answer = connection.frames.filter { $0.stream == 3 && $0.kind == .data }.flatMap(\.payload)
            #expect(String(decoding: answer, as: UTF8.self) == "half and half")
        }
    }

    @Test(arguments: ["request", "connection"])
    func whatIsTakenBackIsCancelled(what: String) async throws {
        let work = SlowWork()
        try await BareServer.run(.http2, limits: .patient, work) { server in
            let connection = try await server.frames()
            await connection.ask(1, server.fields())
            try await work.wait("the work") { $0.begun == 1 }
            if what == "request" { await connection.takeBack(1) } else { connection.close() }
            try await work.wait("the cancellation") { $0.cancelled == 1 }
            work.end()
        }
    }

    @Test func whatMayChangeSomethingIsCarriedOut() async throws {
        let work = SlowWork()
        try await BareServer.run(.http2, limits: .patient, work) { server in
            let connection = try await server.frames()
            await connection.ask(1, server.fields("POST"))
            try await work.wait("the work") { $0.begun == 1 }
            await connection.takeBack(1)
            try await connection.waitUntilRead()
            work.end()
            try await work.wait("the end of the work") { $0.done == 1 }
        }
        #expect(work.cancelled == 0)
    }

    /// Over HTTP/1.1: what is asked, whether it is answered, and whether the work on it is cancelled when the client has
    /// gone.
    @Test(arguments: [
        ("GET", false, true), ("HEAD", false, true), ("GET", true, false), ("POST", false, false),
        ("DELETE", false, false),
    ])
    func whoeverClosesIsNotWorkedFor(method: String, isAnswered: Bool, isCancelled: Bool) async throws {
        let wasCancelled = Mutex(false)
        // It is cancelled also when it begins later.
        try await work(method, isAnswered: isAnswered).run { wasCancelled.withLock { $0 = Task.isCancelled } }
        #expect(wasCancelled.withLock(\.self) == isCancelled)
    }

    /// The work of a connection that was closed after a request.
    private func work(_ method: String, isAnswered: Bool) throws -> StoppableWork {
        let work = StoppableWork()
        let connections = Connections(limits: .patient, exempt: [], log: RateLimitedLog(CapturedLog().logger))
        let channel = EmbeddedChannel(
            handler: ConnectionHandler(limits: .patient, connections: connections, work: work))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        #expect(connections.admit(channel))
        let head = HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: method), uri: "/", headers: ["host": "localhost"])
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        if isAnswered {
            let head = HTTPResponseHead(version: .http1_1, status: .noContent)
            try channel.writeOutbound(HTTPServerResponsePart.head(head))
            try channel.writeOutbound(HTTPServerResponsePart.end(nil))
        }
        try channel.close().wait()
        return work
    }

    @Test func aClosedConnectionKeepsItsRoomUntilTheWorkEnds() async throws {
        let work = SlowWork()
        try await BareServer.run(.http1, limits: .patient { $0.total = 4 }, work) { server in
            // Two are all that one address may have.
            for number in 1...2 {
                let connection = try await server.asking("GET")
                try await work.wait("the work") { $0.begun == number }
                try await connection.abort()
                try await work.wait("the cancellation") { $0.cancelled == number }
            }
            let refused = try await server.asking("GET")
            try await refused.waitForEnd()
            #expect(refused.statuses.isEmpty)
            work.end()
            var statuses: [Int] = []
            while statuses.isEmpty {
                let connection = try await server.asking("GET")
                try await connection.wait("an answer or the end") { $0.isClosed || !$0.statuses.isEmpty }
                statuses = connection.statuses
            }
            #expect(statuses == [200])
        }
        #expect(work.most == 2)
    }

    /// Three connections, one after the other: two that close with two requests each, and one that has room for one.
    @Test func requestsOfClosedConnectionsKeepTheirRoomUntilTheWorkEnds() async throws {
        var limits = ConnectionLimits.patient
        limits.total = 100
        limits.perAddress = 8
        let work = SlowWork()
        try await BareServer.run(.http2, limits: limits, work) { server in
            for number in 1...2 {
                let connection = try await server.frames()
                for stream in [1, 3] { await connection.ask(stream, server.fields()) }
                try await work.wait("the work on both") { $0.begun == 2 * number }
                connection.close()
                try await work.wait("the cancellation of both") { $0.cancelled == 2 * number }
            }
            let connection = try await server.frames()
            for stream in [1, 3] { await connection.ask(stream, server.fields()) }
            try await connection.wait("the refusal") { $0.reset(3) == 7 }
            #expect(connection.reset(1) == nil)
            try await work.wait("the work on the first") { $0.begun == 5 }
            work.end()
            var stream = 3
            while !connection.isAnswered(stream) {
                stream += 2
                await connection.ask(stream, server.fields())
                try await connection.wait("an answer or a refusal") { $0.isAnswered(stream) || $0.reset(stream) == 7 }
            }
            #expect(connection.isAnswered(1))
        }
        #expect(work.most == 5)
    }

    @Test func whoTakesBackTooMuchLosesTheConnection() async throws {
        var limits = ConnectionLimits.patient
        limits.unanswered = 4
        limits.unansweredPeriod = .hours(1)
        let work = SlowWork()
        try await BareServer.run(.http2, limits: limits, work) { server in
            let first = try await server.frames()
            for stream in [1, 3, 5] {
                await first.ask(stream, server.fields())
                await first.takeBack(stream)
            }
            try await first.waitUntilRead()
            let second = try await server.frames()
            for stream in [1, 3] {
                await second.ask(stream, server.fields())
                await second.takeBack(stream)
            }
            try await second.waitForEnd()
            #expect(second.farewell == 11)
            #expect(!first.isClosed)
            // Others from the same address are still answered.
            work.end()
            let third = try await server.frames()
            await third.ask(1, server.fields())
            try await third.wait("the answer") { $0.isAnswered(1) }
            await first.ask(7, server.fields())
            try await first.wait("the answer") { $0.isAnswered(7) }
        }
    }
}
