import FilmzDomain
import FilmzTestSupport
import Foundation
import NIOCore
import Testing

@testable import FilmzWeb

/// Whatever a client does or does not do, its connection ends, and others are answered.
@Suite(.timeLimit(.minutes(10)))
struct ConnectionTests {
    private static let comment = "POST /films/\(WebFixture.alien.id)/comment HTTP/1.1"
    private static let form = "Content-Type: application/x-www-form-urlencoded"
    private static let page = "GET /films/\(WebFixture.alien.id) HTTP/1.1"

    @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "])
    func aRequestThatDoesNotComeEnds(beginning: String) async throws {
        try await LiveServer.run(limits: .patient { $0.head = .milliseconds(200) }) { server in
            let connection = try await server.connect()
            await connection.send(beginning)
            try await connection.waitForEnd()
            #expect(connection.text.isEmpty)
        }
    }

    @Test func aHandshakeThatNeverBeginsEnds() async throws {
        let folder = TemporaryFolder()
        try await LiveServer.run(
            limits: .patient { $0.head = .milliseconds(200) }, certificate: CertificateFiles.new(in: folder)
        ) { server in
            let connections = [try await server.connect(isBare: true), try await server.connect(isBare: true)]
            await connections[1].send("\u{16}\u{3}\u{1}")
            for connection in connections { try await connection.waitForEnd() }
        }
    }

    @Test func aHeadThatTricklesEnds() async throws {
        try await LiveServer.run(limits: .patient { $0.head = .milliseconds(500) }) { server in
            let connection = try await server.connect()
            await connection.send("GET / HTTP/1.1\r\nX-Slow: ")
            while !connection.isClosed {
                await connection.send("x")
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    @Test func aConnectionWithoutAnotherRequestEnds() async throws {
        try await LiveServer.run(limits: .patient { $0.idle = .milliseconds(200) }) { server in
            let connection = try await server.connect()
            await connection.send(server.request(Self.page))
            try await connection.waitForEnd()
            #expect(connection.statuses == [200])
        }
    }

    @Test(arguments: ["Content-Length: 100000", "Transfer-Encoding: chunked"])
    func aBodyThatTricklesEndsAndChangesNothing(framing: String) async throws {
        let web = try await WebFixture()
        try await LiveServer.run(web, limits: .patient { $0.body = .milliseconds(500) }) { server in
            let connection = try await server.connect()
            await connection.send(server.request(Self.comment, [Self.form, framing]))
            while !connection.isClosed {
                await connection.send(framing.hasSuffix("chunked") ? "1\r\nc\r\n" : "c")
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test func aBodyThatComesSlowlyButSurelyIsTaken() async throws {
        var limits = ConnectionLimits.patient
        limits.body = .milliseconds(200)
        limits.bodyBytes = 0
        try await LiveServer.run(limits: limits) { server in
            let connection = try await server.connect()
            let body = Array("comment=good")
            await connection.send(server.request(Self.comment, [Self.form, "Content-Length: \(body.count)"]))
            for letter in body {
                await connection.send(String(letter))
                try await Task.sleep(for: .milliseconds(50))
            }
            try await connection.wait("the answer") { $0.statuses == [303] }
        }
    }

    @Test(arguments: [false, true])
    func anAnswerThatNobodyTakesEnds(isEncrypted: Bool) async throws {
        var limits = ConnectionLimits.patient
        limits.answer = .milliseconds(200)
        limits.pipelined = 1_000
        let folder = TemporaryFolder()
        let certificate = isEncrypted ? try CertificateFiles.new(in: folder) : nil
        let web = try await WebFixture()
        // A large one, of which few fill all that is between the server and the client.
        let style = try #require(try await web.get("/").text.firstMatch(of: /\/assets\/app-[^"]+\.css/)).output
        try await LiveServer.run(web, limits: limits, certificate: certificate) { server in
            let connection = try await server.connect()
            let request = server.request("GET \(style) HTTP/1.1")
            await connection.send(request)
            try await connection.wait("the answer") { $0.statuses == [200] }
            try await connection.stopReading()
            let requests = String(repeating: request, count: 200)
            var failed = false
            // Writing blocks when the server no longer reads, and fails when it has closed the connection.
            while !failed { failed = await !connection.send(requests) }
        }
    }

    @Test func whoWaitsLongestGivesWay() async throws {
        var limits = ConnectionLimits.patient
        limits.total = 20
        limits.perAddress = 10
        try await LiveServer.run(limits: limits) { server in
            let busy = try await server.connect()
            await busy.send(server.request(Self.comment, [Self.form, "Content-Length: 12"]))
            var silent: [RawConnection] = []
            for _ in 0..<30 { silent.append(try await server.connect()) }
            #expect(try await server.answersOthers())
            try await silent[0].waitForEnd()
            await busy.send("comment=good")
            try await busy.wait("the answer") { $0.statuses == [303] }
            #expect(silent.count { !$0.isClosed } <= 10)
        }
    }

    @Test func aTrustedProxyMayHaveManyConnections() async throws {
        var limits = ConnectionLimits.patient
        limits.total = 100
        limits.perAddress = 2
        try await LiveServer.run(limits: limits, trusting: ["127.0.0.1"]) { server in
            var silent: [RawConnection] = []
            for _ in 0..<20 { silent.append(try await server.connect()) }
            #expect(try await server.answersOthers())
            #expect(!silent.contains { $0.isClosed })
        }
    }

    @Test func whenAllAreBusyTheNextIsRefused() async throws {
        try await LiveServer.run(limits: .patient { $0.total = 4 }) { server in
            var busy: [RawConnection] = []
            for _ in 0..<2 {
                busy.append(try await server.connect())
                await busy.last?.send(
                    server.request(Self.comment, [Self.form, "Expect: 100-continue", "Content-Length: 12"]))
                try await busy.last?.wait("the word to go on") { $0.statuses == [100] }
            }
            try await server.connect().waitForEnd()
            #expect(server.logged.count == 1)
            for connection in busy {
                await connection.send("comment=good")
                try await connection.wait("the answer") { $0.statuses == [100, 303] }
            }
            #expect(try await server.answersOthers())
        }
    }

    @Test(arguments: [(1_024, 20, 908), (64, 30, 17), (24, 24, 1), (1_000_000, 30, 1_024)])
    func thereAreFewerConnectionsThanFiles(files: Int, open: Int, connections: Int) {
        #expect(ConnectionLimits.connections(files: files, open: open) == connections)
    }

    @Test func theServerEndsWhateverIsOpen() async throws {
        let web = try await WebFixture()
        try await LiveServer.run(web, limits: .patient { $0.ending = .milliseconds(200) }) { server in
            let connections = [try await server.connect(), try await server.connect(), try await server.connect()]
            await connections[1].send("GET / HT")
            await connections[2].send(
                server.request(Self.comment, [Self.form, "Expect: 100-continue", "Content-Length: 12"]))
            try await connections[2].wait("the word to go on") { $0.statuses == [100] }
            await connections[2].send("comment=")
            try await server.end()
            for connection in connections { try await connection.waitForEnd() }
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    @Test func whatIsUnderWayIsFinishedFirst() async throws {
        try await LiveServer.run { server in
            let connection = try await server.connect()
            await connection.send(
                server.request(Self.comment, [Self.form, "Expect: 100-continue", "Content-Length: 12"]))
            try await connection.wait("the word to go on") { $0.statuses == [100] }
            let idle = try await server.connect()
            await idle.send(server.request(Self.page))
            try await idle.wait("the answer") { $0.statuses == [200] && $0.text.contains("</html>") }
            server.stop()
            try await idle.waitForEnd()
            await connection.send("comment=good")
            try await connection.waitForEnd()
            #expect(connection.statuses == [100, 303])
            #expect(connection.text.lowercased().contains("connection: close"))
        }
    }
}
