import FilmzTestSupport
import Foundation
import Testing

/// Guessing passwords of the served program: attempts are logged, and waits outlive the process.
@Suite(.onOwnThreads) struct SignInLogTests {
    private let folder: TemporaryFolder
    private let filmz: FilmzProgram

    init() throws {
        folder = TemporaryFolder()
        filmz = FilmzProgram(folder: folder.path)
        _ = try filmz.run(["password"], input: "correct horse\n")
    }

    @Test func aRefusedSignInIsALineThatFail2banReads() async throws {
        let server = try filmz.serve("--trusted-proxy", "127.0.0.1", log: folder.path + "/log")
        let addresses = ["192.0.2.7", "2001:db8::9"]
        for address in addresses {
            for password in ["wrong+horse", "x", "a%0ASign-in+refused+from+203.0.113.1%3A+wrong+password"] {
                let headers = ["X-Forwarded-For": address, "User-Agent": "Sign-in refused from 203.0.113.1"]
                let answer = try await server.post("/sign-in", "password=\(password)", headers: headers)
                #expect(answer.status == 422)
            }
        }
        _ = server.stop()
        let log = try String(contentsOfFile: folder.path + "/log", encoding: .utf8)
        let pattern = try Self.pattern()
        let found = log.split(separator: "\n").compactMap { try? pattern.wholeMatch(in: $0)?["host"]?.substring }
        #expect(found == Array(repeating: "192.0.2.7", count: 3) + Array(repeating: "2001:db8:0:0:0:0:0:9", count: 3))
        #expect(found.count == log.split(separator: "\n").count, "nothing else is said: \(log)")
        #expect(!log.contains("horse"))
        #expect(!log.contains("203.0.113.1"))
    }

    /// The regular expression of the documented filter, for a whole line.
    private static func pattern() throws -> Regex<AnyRegexOutput> {
        let document = try String(contentsOfFile: "docs/fail2ban.md", encoding: .utf8)
        let line = try #require(document.split(separator: "\n").first { $0.hasPrefix("failregex = ") })
        let expression = line.dropFirst("failregex = ".count)
            .replacing("<HOST>", with: "(?<host>[0-9a-f.:]+)").replacing("^", with: "")
        // fail2ban removes the date from the line first.
        return try Regex("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[+-][0-9]{4}" + expression.replacing("$", with: ""))
    }

    @Test func whoWaitsIsToldOnceInTheLog() async throws {
        let server = try filmz.serve(log: folder.path + "/log")
        // A slow machine may admit more than five before one has to wait.
        var statuses: [Int] = []
        while statuses.last != 429 { statuses.append(try await server.post("/sign-in", "password=wrong+horse").status) }
        for _ in 1...100 { statuses.append(try await server.post("/sign-in", "password=wrong+horse").status) }
        _ = server.stop()
        let lines = try String(contentsOfFile: folder.path + "/log", encoding: .utf8).split(separator: "\n")
        let refused = lines.filter { $0.hasSuffix(": wrong password") }
        let waiting = lines.filter { $0.hasSuffix(": too many tries") }
        #expect(refused.count == statuses.filter { $0 == 422 }.count)
        #expect(1...refused.count ~= waiting.count, "at most one for every wait")
    }

    @Test func startingAgainForgetsNoGuess() async throws {
        var waited = false
        for _ in 1...20 where !waited {
            let server = try filmz.serve()
            waited = try await server.post("/sign-in", "password=wrong+horse").status == 429
            server.kill()
        }
        #expect(waited)
        #expect(try filmz.run(["password"], input: "battery staple").status == 0, "the owner can do as before")
    }
}
