import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

/// The served program: started, asked, stopped, and used at the same time as the command line.
@Suite(.onOwnThreads) struct ServerTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path) }

    @Test func itOpensWithFilmsAndEndsInItsOwnTime() async throws {
        var filmz = filmz
        filmz.isNew = true
        let server = try filmz.serve()
        let page = try await server.get("/")
        #expect(page.status == 200)
        #expect(page.body.contains("/films/"))
        #expect(server.stop() == 0)
    }

    @Test func aPageThatIsStillTheSameIsNotSentAgainAfterARestart() async throws {
        let first = try filmz.serve()
        let before = try await first.get("/films/78748")
        let tag = try #require(before.headers["etag"])
        #expect(first.stop() == 0)
        let second = try filmz.serve()
        #expect(try await second.get("/films/78748", headers: ["If-None-Match": tag]).status == 304)
        let other = FilmzProgram(folder: TemporaryFolder().path)
        let elsewhere = try await other.serve().get("/films/78748", headers: ["If-None-Match": tag])
        #expect(elsewhere.status == 200, "each folder has a secret of its own")
    }

    @Test func theCommandLineWorksWhileItRuns() async throws {
        let server = try filmz.serve()
        #expect(try filmz.run("watchlist", "78748").status == 0)
        #expect(try await server.get("/me/watchlist").body.contains("/films/78748"))
        let answer = try await server.post("/films/133093/watchlist", "wanted=true")
        #expect(answer.status == 303)
        #expect(try filmz.run("list", "watchlist").output.contains("The Matrix"))
    }

    @Test func aPortInUseIsSaid() async throws {
        let server = try filmz.serve()
        let port = try #require(server.address.split(separator: ":").last)
        let outcome = try filmz.run("serve", "--port", String(port))
        #expect(outcome.status == 74)
        #expect(outcome.errors.contains("--port"))
        #expect(try await server.get("/").status == 200)
    }

    @Test func whatIsFarTooLongOrForAnotherHostIsRefused() async throws {
        let server = try filmz.serve()
        let long = try? await server.get("/search?q=" + String(repeating: "a", count: 1_000_000))
        #expect(long.map { 400..<500 ~= $0.status } ?? true, "refused, or the connection closed")
        let comment = "comment=" + String(repeating: "a", count: 1_000_000)
        #expect(try await server.post("/films/78748/comment", comment).status == 413)
        #expect(try await server.get("/").status == 200)
        let answer = try await server.get("/", headers: ["Host": "evil.example"])
        #expect(answer.status == 421)
    }
}
