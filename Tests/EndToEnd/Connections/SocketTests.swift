import FilmzTestSupport
import Foundation
import Testing

/// The server on a Unix socket, as a proxy on the same machine asks it.
@Suite(.onOwnThreads) struct SocketTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path + "/data") }
    private var socket: String { folder.path + "/filmz.sock" }

    private func ask(_ path: String, _ options: String...) throws -> String {
        try Tool.run(
            ["curl", "--silent", "--include", "--unix-socket", socket, "http://localhost" + path] + options
        ).output
    }

    @Test func nobodyIsServedWithoutAPassword() throws {
        let refused = try filmz.run("serve", "--socket", socket)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("filmz password"))
        #expect(!FileManager.default.fileExists(atPath: socket))
    }

    @Test func aProxyIsBelievedThere() throws {
        _ = try filmz.run(["password"], input: "correct horse\n")
        // What a server leaves behind when it crashes does not stop the next one.
        for _ in 1...2 {
            let server = try filmz.serve(onSocket: socket, "--url", "https://localhost")
            #expect(try ask("/healthz").hasSuffix("ready\n"))
            #expect(try filmz.run("healthz", "--socket", socket).status == 0)
            let mode = try FileManager.default.attributesOfItem(atPath: socket)[.posixPermissions] as? Int
            #expect(mode == 0o660, "its group may ask")
            let signedIn = try ask(
                "/sign-in", "--data", "password=correct horse", "--header", "X-Forwarded-Proto: https", "--header",
                "X-Forwarded-For: 192.0.2.7", "--header", "Origin: https://localhost")
            #expect(signedIn.contains("Set-Cookie: __Host-filmz-session="), "\(signedIn)")
            server.kill()
            #expect(FileManager.default.fileExists(atPath: socket))
        }
        let server = try filmz.serve(onSocket: socket)
        var second = filmz
        second.launcher = ["timeout", "--signal=KILL", "120"]
        let refused = try second.run("serve", "--socket", socket)
        #expect(refused.status == 2, "\(refused)")
        #expect(try ask("/healthz").hasSuffix("ready\n"), "the first one still answers")
        #expect(server.stop() == 0)
        #expect(!FileManager.default.fileExists(atPath: socket), "it tidies up")
    }

    @Test func anyPathIsToldAsJSON() throws {
        _ = try filmz.run(["password"], input: "correct horse\n")
        let socket = folder.path + "/a\"b\\c.sock"
        let server = try filmz.serve(onSocket: socket, "--json")
        let said = try JSONDecoder().decode([String: String].self, from: Data(server.said.utf8))
        #expect(said["address"]?.contains(socket) == true, "\(said)")
        #expect(server.stop() == 0)
    }

    @Test(arguments: ["/nowhere/at/all.sock", "/tmp/" + String(repeating: "long", count: 30)])
    func aPlaceThatCannotBeIsTold(path: String) throws {
        _ = try filmz.run(["password"], input: "correct horse\n")
        let refused = try filmz.run("serve", "--socket", path)
        #expect(refused.status == 74 || refused.status == 2)
        #expect(refused.errors.hasPrefix("filmz: "), "\(refused)")
        #expect(refused.errors.contains(path), "\(refused)")
    }
}
