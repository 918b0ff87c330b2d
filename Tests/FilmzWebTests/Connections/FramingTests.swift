import FilmzDomain
import Foundation
import NIOCore
import Testing

@testable import FilmzWeb

/// Requests that are not proper HTTP get an answer that says so, and the connection ends.
@Suite(.timeLimit(.minutes(10)))
struct FramingTests {
    private static let form = "Content-Type: application/x-www-form-urlencoded"
    private static let comment = "POST /films/\(WebFixture.alien.id)/comment HTTP/1.1"

    /// Lines of a head that replace the usual ones (`HOST` means the server's own), and the status of the answer.
    private static let heads: [(String, Int)] = [
        ("GET / HTTP/1.1\r\nHost: HOST", 200), ("GET http://HOST/ HTTP/1.1\r\nHost: HOST", 200),
        ("GET / HTTP/1.0", 421), ("GET / HTTP/1.0\r\nHost: HOST", 200), ("GET / HTTP/1.1", 400),
        ("GET / HTTP/1.1\r\nHost: HOST\r\nHost: HOST", 400), ("GET / HTTP/1.1\r\nHost: HOST\r\nHost: evil", 400),
        ("GET / HTTP/1.1\r\nHost: ", 400), ("GET / HTTP/1.1\r\nHost: HOST@evil", 400),
        ("GET / HTTP/1.1\r\nHost: HOST/evil", 400), ("GET / HTTP/1.1\r\nHost: HOST, evil", 400),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1:99999", 400), ("GET / HTTP/1.1\r\nHost: [::1", 400),
        ("GET / HTTP/1.1\r\nHost: evil.example", 421), ("GET http://evil/ HTTP/1.1\r\nHost: HOST", 400),
        ("GET http://evil@HOST/ HTTP/1.1\r\nHost: HOST", 400), ("GET ftp://HOST/ HTTP/1.1\r\nHost: HOST", 400),
        ("GET films HTTP/1.1\r\nHost: HOST", 400), ("GET * HTTP/1.1\r\nHost: HOST", 400),
        ("CONNECT HOST HTTP/1.1\r\nHost: HOST", 400), ("OPTIONS * HTTP/1.1\r\nHost: HOST", 403),
        ("GET / HTTP/1.1\r\nHost: HOST\r\nA: b\u{0}c", 400), ("GET / HTTP/1.1\r\nHost: HOST\r\n : b", 400),
        ("GET / HTTP/9.9\r\nHost: HOST", 400), ("nonsense", 400), ("BREW / HTTP/1.1\r\nHost: HOST", 400),
        ("GET / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5", 400),
        ("GET /search/found?q=a HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked", 400),
        ("HEAD / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5", 400),
        ("GET / HTTP/1.1\r\nHost: HOST\r\nA: b\r\n c", 400), ("GET / HTTP/1.1\r\nHost:\r\n HOST", 400),
        ("GET / HTTP/1.1\r\nHost: HOST\n", 400), ("GET / HTTP/1.1\nHost: HOST", 400),
        ("GET / HTTP/1.1\r\nHost: HOST\rA: b", 400), ("GET / HTTP/1.1\r\nHost : HOST", 400),
    ]

    @Test(arguments: heads)
    func aHeadIsTakenOrRefused(head: String, status: Int) async throws {
        try await LiveServer.run { server in
            let connection = try await server.connect()
            await connection.send(
                head.replacing("HOST", with: "127.0.0.1:\(server.port)") + "\r\nConnection: close\r\n\r\n")
            try await connection.waitForEnd()
            #expect(connection.statuses == [status], "\(connection.text.prefix(200))")
            #expect(server.logged.isEmpty)
        }
    }

    /// Fields and bodies of a form, and the status of the answer.
    private static let bodies: [(String, String, Int)] = [
        ("Content-Length: 9", "comment=a", 303), ("Transfer-Encoding: chunked", "9\r\ncomment=a\r\n0\r\n\r\n", 303),
        ("Transfer-Encoding: chunked", "9;a=b\r\ncomment=a\r\n0\r\nC: d\r\n\r\n", 303),
        ("Transfer-Encoding: chunked", "9\ncomment=a\n0\n\n", 400),
        ("Transfer-Encoding: xchunked", "9\r\ncomment=a\r\n0\r\n\r\n", 400),
        ("Transfer-Encoding: gzip, chunked", "9\r\ncomment=a\r\n0\r\n\r\n", 400),
        ("Transfer-Encoding: chunked", "ZZ\r\ncomment=a\r\n0\r\n\r\n", 400),
        ("Transfer-Encoding: chunked", "FFFFFFFFFFFFFFFFFF\r\ncomment=a\r\n0\r\n\r\n", 400),
        ("Transfer-Encoding: chunked", "-9\r\ncomment=a\r\n0\r\n\r\n", 400),
        ("Transfer-Encoding: chunked", "9\r\ncomment=a and more\r\n0\r\n\r\n", 400),
        ("Transfer-Encoding: chunked\r\nContent-Length: 9", "comment=a", 400),
        ("Content-Length: 9\r\nTransfer-Encoding: chunked", "comment=a", 400),
        ("Content-Length: 9\r\nContent-Length: 8", "comment=a", 400), ("Content-Length: -1", "comment=a", 400),
        ("Content-Length: 99999999999999999999999", "comment=a", 400), ("Content-Length: 9x", "comment=a", 400),
        ("Content-Length: 9000000000000000000", "comment=a", 413), ("Content-Length: 5000000", "comment=a", 413),
    ]

    @Test(arguments: bodies)
    func aBodyIsTakenWholeOrRefused(fields: String, body: String, status: Int) async throws {
        let web = try await WebFixture()
        try await LiveServer.run(web) { server in
            let connection = try await server.connect()
            await connection.send(server.request(Self.comment, [Self.form, fields], body: body))
            try await connection.wait("the answer") { !$0.statuses.isEmpty }
            if status != 303 { connection.close() }
            #expect(connection.statuses == [status], "\(connection.text.prefix(200))")
            #expect(server.logged.isEmpty)
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty == (status != 303))
    }

    @Test func whoStopsInTheMiddleChangesNothing() async throws {
        let web = try await WebFixture()
        try await LiveServer.run(web) { server in
            for framing in ["Content-Length: 100", "Transfer-Encoding: chunked"] {
                let connection = try await server.connect()
                let begun = framing.hasPrefix("Content") ? "comment=half" : "c\r\ncomment=half\r\n"
                await connection.send(server.request(Self.comment, [Self.form, framing], body: begun))
                await connection.finish()
                try await connection.waitForEnd()
                #expect(connection.statuses == [400])
            }
            #expect(server.logged.isEmpty)
        }
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).isEmpty)
    }

    /// Requests whose body nobody reads: a page, the wrong type, no such page, too much.
    @Test(arguments: [
        ("GET /search/found?q=alien HTTP/1.1", "", 400), (comment, "Content-Type: text/plain", 415),
        ("POST /nothing HTTP/1.1", form, 404), (comment, form, 413),
        ("POST /api/v1/films HTTP/1.1", "Content-Type: text/plain", 415),
    ])
    func aBodyThatNobodyReadsIsNotAwaited(line: String, type: String, status: Int) async throws {
        try await LiveServer.run(limits: .patient { $0.restBytes = 100_000 }) { server in
            let connection = try await server.connect()
            let fields = (type.isEmpty ? [] : [type]) + ["Content-Length: 3000000"]
            await connection.send(server.request(line, fields))
            try await connection.wait("the answer") { $0.text.contains("\r\n\r\n") }
            #expect(connection.statuses == [status])
            #expect(connection.text.lowercased().contains("connection: close"))
            // What is still sent is read for a while, and then the connection ends.
            while await connection.send(String(repeating: "x", count: 10_000)) {}
        }
    }

    @Test func anEndedConnectionIsLetGo() async throws {
        try await LiveServer.run(limits: .patient { $0.rest = .milliseconds(200) }) { server in
            for line in ["GET / HTTP/1.0", "GET /nothing HTTP/1.1\r\nConnection: close", "nonsense"] {
                let connection = try await server.connect()
                await connection.send(server.request(line))
                try await connection.waitForEnd()
                #expect(connection.statuses.count == 1)
            }
        }
    }

    /// Whoever sends more at once gets the first answers, and word that the rest is to be sent again.
    @Test func onlySoManyRequestsMayWait() async throws {
        try await LiveServer.run(limits: .patient { $0.pipelined = 2 }) { server in
            let connection = try await server.connect()
            await connection.send(String(repeating: server.request("GET /nothing HTTP/1.1"), count: 20))
            try await connection.waitForEnd()
            #expect(connection.statuses == [404, 404])
            #expect(connection.text.lowercased().matches(of: /connection: close/).count == 1)
        }
    }

    @Test func severalRequestsAtOnceAreAnsweredInTurn() async throws {
        try await LiveServer.run { server in
            let connection = try await server.connect()
            let requests = [
                server.request("GET /nothing HTTP/1.1"), server.request("HEAD / HTTP/1.1"),
                server.request(Self.comment, [Self.form, "Content-Length: 9"], body: "comment=a"),
                server.request("GET /api/v1/films/\(WebFixture.alien.id) HTTP/1.1", ["Connection: close"]),
            ]
            await connection.send(requests.joined())
            try await connection.waitForEnd()
            #expect(connection.statuses == [404, 200, 303, 200])
        }
    }
}
