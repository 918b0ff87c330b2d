import FilmzTestSupport
import Foundation
import Testing

/// What the server writes to its log.
@Suite(.onOwnThreads) struct LogTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path + "/data") }

    private func log(_ environment: [String: String]) throws -> [Substring] {
        var filmz = filmz
        filmz.environment = environment
        let server = try filmz.serve(log: folder.path + "/log")
        for path in ["/search?q=amelie", "/films/999999999", "/shared/secret"] {
            _ = try Tool.run("curl", "--silent", server.address + path)
        }
        _ = server.stop()
        return try String(contentsOfFile: folder.path + "/log", encoding: .utf8).split(separator: "\n")
    }

    @Test func requestsAreWrittenOnlyIfWanted() throws {
        #expect(try log([:]).isEmpty)
        let lines = try log(["FILMZ_LOG_REQUESTS": "true"])
        #expect(lines.count == 3, "\(lines)")
        #expect(lines.allSatisfy { $0.contains("request") }, "\(lines)")
        #expect(lines[0].contains("route=/search"))
        #expect(lines[0].contains("status=200"))
        #expect(!lines.joined().contains("amelie"))
        #expect(!lines.joined().contains("secret"))
    }

    @Test func programsGetJSON() throws {
        struct Line: Decodable {
            let time: String
            let level: String
            let message: String
            let route: String
            let status: String
            let client: String
            let id: String
        }
        let lines = try log(["FILMZ_LOG_REQUESTS": "true", "FILMZ_LOG_FORMAT": "json"])
            .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        #expect(lines.map(\.route) == ["/search", "/films/{film}", "NotFound"], "\(lines)")
        #expect(lines.map(\.status) == ["200", "404", "404"])
        #expect(lines.allSatisfy { $0.client == "127.0.0.1" && $0.level == "info" })
        #expect(Set(lines.map(\.id)).count == 3)
    }

    @Test func aWrongSettingIsToldAtOnce() throws {
        for name in ["FILMZ_LOG_FORMAT", "FILMZ_LOG_LEVEL", "FILMZ_LOG_REQUESTS"] {
            var filmz = filmz
            filmz.environment[name] = "nonsense"
            let refused = try filmz.run("serve", "--port", "0")
            #expect(refused.status == 2, "\(refused)")
            #expect(refused.errors.contains("log."), "\(refused)")
        }
    }
}
