import FilmzContracts
import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Figures for whoever runs Filmz.
struct MetricsRouteTests {
    private static let token = "a-token-of-24-characters"

    private static func fixture() async throws -> WebFixture {
        var configuration = ServerConfiguration()
        configuration.version = "1.2.3"
        configuration.metrics = MetricsConfiguration(token: token)
        return try await WebFixture(configuration)
    }

    private static func figures(_ web: WebFixture) async throws -> String {
        let answer = try await web.get("/metrics", [.authorization: "Bearer \(token)"])
        #expect(answer.status == .ok)
        #expect(answer.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(answer.headers[.cacheControl] == "no-store")
        return answer.text
    }

    /// The numbers of a counter, each by its line without the name.
    private static func counts(_ text: String, _ name: String) -> [String: Int] {
        let lines = text.split(separator: "\n").filter { $0.hasPrefix(name + "{") }
        return Dictionary(
            lines.compactMap { line in
                let parts = line.dropFirst(name.count).split(separator: " ")
                return parts.count == 2 ? (String(parts[0]), Int(parts[1]) ?? -1) : nil
            }
        ) { first, _ in first }
    }

    @Test func theyNeedAToken() async throws {
        let off = try await WebFixture()
        #expect(try await off.get("/metrics").status == .notFound)
        let web = try await Self.fixture()
        for wrong in [nil, "", "Bearer", "Bearer a-token-of-24-characterS", Self.token, "Bearer \(Self.token)s"] {
            var headers: HTTPFields = [:]
            headers[.authorization] = wrong
            let answer = try await web.get("/metrics", headers)
            #expect(answer.status == .unauthorized, "\(wrong ?? "nothing")")
            #expect(answer.text.isEmpty, "\(wrong ?? "nothing")")
        }
        #expect(MetricsConfiguration(token: "too-short") == nil)
    }

    @Test func everyRequestIsCountedByItsRoute() async throws {
        let web = try await Self.fixture()
        let film = "/films/\(WebFixture.alien.id)"
        for _ in 0..<3 { _ = try await web.get(film) }
        _ = try await web.get("/films/999")
        _ = try await web.get("/search?q=alien")
        for path in ["/nowhere", "/films/<1>/2/3"] { _ = try await web.get(path) }
        _ = try await web.post("/films/\(WebFixture.alien.id)/watchlist", "wanted=1")
        _ = try await web.send("/settings", HTTPRequest.Method(rawValue: "BREW") ?? .get, [:], nil)
        let counts = Self.counts(try await Self.figures(web), RequestMetrics.count)
        #expect(counts["{route=\"/films/{film}\",method=\"GET\",status=\"200\"}"] == 3)
        #expect(counts["{route=\"/films/{film}\",method=\"GET\",status=\"404\"}"] == 1)
        #expect(counts["{route=\"/search\",method=\"GET\",status=\"200\"}"] == 1)
        #expect(counts["{route=\"NotFound\",method=\"GET\",status=\"404\"}"] == 2)
        #expect(counts.values.reduce(0, +) == 9, "\(counts)")
        #expect(counts.keys.contains { $0.contains("method=\"other\"") })
        let again = Self.counts(try await Self.figures(web), RequestMetrics.count)
        #expect(again["{route=\"/metrics\",method=\"GET\",status=\"200\"}"] == 1)
    }

    /// Nothing that somebody sends becomes a label, so figures tell of nobody and never grow.
    @Test func nothingOfARequestIsInThem() async throws {
        let web = try await Self.fixture()
        var generator = SeededGenerator(seed: 22)
        var sizes: Set<Int> = []
        for round in 0..<4 {
            for number in 0..<100 {
                let word = "zq\(UInt64.random(in: 0...UInt64.max, using: &generator))"
                let paths = [
                    "/\(word)", "/films/\(word)", "/films/\(word)/\(word)", "/search?q=\(word)", "/lists/\(word)",
                    "/shared/\(word)", "/api/v1/\(word)",
                ]
                let method = HTTPRequest.Method(rawValue: number % 3 == 0 ? word.uppercased() : "GET") ?? .get
                _ = try await web.send(paths[number % paths.count], method, [.userAgent: word, .referer: word], nil)
            }
            let text = try await Self.figures(web)
            #expect(!text.lowercased().contains("zq"))
            if round > 0 { sizes.insert(text.split(separator: "\n").count) }
        }
        #expect(sizes.count == 1, "\(sizes)")
    }

    @Test func theyTellHowFilmzDoes() async throws {
        let web = try await Self.fixture()
        let text = try await Self.figures(web)
        for line in [
            "filmz_info{version=\"1.2.3\"} 1", "filmz_ready 1", "filmz_catalogue_films{edition=\"test\"} 3",
            "filmz_persons 1", "filmz_sessions 0",
        ] {
            #expect(text.contains("\n\(line)\n") || text.hasPrefix(line + "\n"), "\(line)")
        }
        #expect(
            text.contains("process_resident_memory_bytes ") || !FileManager.default.fileExists(atPath: "/proc/self"))
        #expect(!text.contains("Alien"))
    }
}
