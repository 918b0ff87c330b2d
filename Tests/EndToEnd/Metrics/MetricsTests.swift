import FilmzTestSupport
import Foundation
import Testing

/// Figures for Prometheus, from the program as it is run.
@Suite(.onOwnThreads) struct MetricsTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path + "/data") }

    private static let token = "a-token-of-24-characters"

    @Test func prometheusTakesWhatWasCounted() throws {
        try Data("\(Self.token)\n".utf8).write(to: URL(filePath: folder.path + "/token"))
        var filmz = filmz
        filmz.environment["FILMZ_METRICS_TOKEN_FILE"] = folder.path + "/token"
        let server = try filmz.serve()
        defer { _ = server.stop() }
        func get(_ path: String, _ options: String...) throws -> String {
            try Tool.run(["curl", "--silent"] + options + [server.address + path]).output
        }
        for _ in 0..<5 { _ = try get("/search?q=amelie") }
        #expect(try get("/metrics", "--write-out", "%{http_code}") == "401")
        let text = try get("/metrics", "--header", "Authorization: Bearer \(Self.token)")
        for line in [
            "filmz_http_requests_total{route=\"/search\",method=\"GET\",status=\"200\"} 5",
            "filmz_http_request_seconds_count{route=\"/search\"} 5",
        ] {
            #expect(text.contains("\n\(line)\n"), "\(line): \(text)")
        }
        let searches = try #require(text.firstMatch(of: /\nfilmz_searches_total ([0-9]+)\n/))
        #expect(Int(searches.output.1) ?? 0 >= 5)
        #expect(text.contains("filmz_database_seconds_bucket{kind=\"read\",le=\"+Inf\"} "))
        #expect(text.contains("filmz_backup_newest_timestamp_seconds "))
        #expect(!text.lowercased().contains("amelie"))

        guard try Tool.isThere("promtool") else { return }
        try Data(text.utf8).write(to: URL(filePath: folder.path + "/figures"))
        let verdict = try Tool.run("sh", "-c", "promtool check metrics < '\(folder.path)/figures' 2>&1")
        #expect(verdict.status == 0, "\(verdict.output)")
        #expect(verdict.output.isEmpty, "\(verdict.output)")
    }

    @Test func aSecretThatIsNoneIsToldAtOnce() throws {
        for (name, value) in [("FILMZ_METRICS_TOKEN", "short"), ("FILMZ_METRICS_TOKEN_FILE", "/nowhere")] {
            var filmz = filmz
            filmz.environment[name] = value
            let refused = try filmz.run("serve", "--port", "0")
            #expect(refused.status == 2, "\(refused)")
            #expect(refused.errors.contains("metrics.token"), "\(refused)")
            #expect(!refused.errors.contains(value) || value == "/nowhere")
        }
    }
}
