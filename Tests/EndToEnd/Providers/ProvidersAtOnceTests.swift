import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// A server and commands on the same folder at the same time, and servers that are killed.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct ProvidersAtOnceTests {
    private static let queries = ["alien", "star", "matrix", "love", "night", "king", "blue", "red", "man", "life"]

    /// Which files of the cache are damaged: each begins with the checksum of the rest.
    private static func damage(in folder: TemporaryFolder) throws -> String {
        let script = """
            import hashlib, os, sys
            for place, _, names in os.walk(sys.argv[1]):
                for name in names:
                    data = open(os.path.join(place, name), "rb").read()
                    if name.endswith(".part"): print("part", name)
                    elif hashlib.sha256(data[32:]).digest() != data[:32]: print("damaged", name)
            """
        return String(decoding: try Client.python(script, folder.path + "/cache"), as: UTF8.self)
    }

    @Test func aServerAndCommandsShareAFolder() async throws {
        let surroundings = try Surroundings()
        let server = try surroundings.filmz.serve()
        let filmz = surroundings.filmz
        try await withThrowingTaskGroup { group in
            for query in Self.queries.prefix(5) {
                group.addTask {
                    let outcome = try filmz.run("search", query, "--provider", "all")
                    #expect(outcome.status == 0, "\(outcome.errors)")
                    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
                }
                group.addTask {
                    let page = try await server.get("/search?q=\(query)")
                    let stream = try await server.get("/search/found?q=\(query)&after=0")
                    #expect(page.status == 200)
                    #expect(stream.body.contains("event: end"))
                }
            }
            for film in ["78748", "133093"] {
                group.addTask {
                    let outcome = try filmz.run("film", "show", film, "--refresh")
                    #expect(outcome.status == 0, "\(outcome.errors)")
                    #expect(outcome.errors.contains(Strings.english[OutcomeText.found]), "\(outcome.errors)")
                    #expect(!outcome.errors.contains(Strings.english[OutcomeText.failed]), "\(outcome.errors)")
                }
                group.addTask {
                    let page = try await server.get("/films/\(film)")
                    #expect(page.status == 200)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await server.get("/settings").status == 200)
        #expect(server.stop() == 0)
        #expect(try Self.damage(in: surroundings.folder).isEmpty)
    }

    @Test func aCrashLeavesNothingHalfWritten() async throws {
        let surroundings = try Surroundings()
        for round in 0..<4 {
            let server = try surroundings.filmz.serve()
            // Killed after this many answers, while others are under way.
            let tally = AnswerTally(limit: 1 + 3 * round) { server.kill() }
            await withTaskGroup { group in
                for worker in 0..<4 {
                    group.addTask {
                        while let query = await tally.next(Self.queries, worker) {
                            guard (try? await server.get("/search/found?q=\(query)&after=0")) != nil,
                                (try? await server.get("/films/78748?fragment=about&wait=1")) != nil
                            else { return }
                            await tally.count()
                        }
                    }
                }
            }
            let next = try surroundings.filmz.serve()
            #expect(try Self.damage(in: surroundings.folder).isEmpty)
            let found = try await next.get("/search/found?q=alien&after=0").body
            #expect(found.contains("event: end"))
            #expect(!found.contains("class=\"trouble\""))
            #expect(next.stop() == 0)
        }
        let shown = try surroundings.filmz.run("film", "show", "alien", "--offline").output
        #expect(shown.fact(Strings.english[FilmCommandText.trailer]) != nil)
    }

    @Test func whoIsToldToEndDoesNotWaitForASearch() async throws {
        let surroundings = try Surroundings("--fault", "tmdb=hanging")
        let server = try surroundings.filmz.serve()
        let file = URL(filePath: surroundings.folder.path + "/stream")
        let curl = Process()
        curl.executableURL = URL(filePath: "/usr/bin/env")
        curl.arguments = [
            "curl", "--silent", "--no-buffer", "--noproxy", "*", "--output", file.path,
            server.address + "/search/found?q=alien&after=0",
        ]
        try curl.run()
        while (try? String(contentsOf: file, encoding: .utf8))?.contains("OMDb") != true {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(server.stop() == 0)
        curl.waitUntilExit()
        // A search that came to rest would have sent this event.
        #expect(try !String(contentsOf: file, encoding: .utf8).contains("event: end"))
    }
}

/// Counts answers, and does something at the last one.
private actor AnswerTally {
    private let limit: Int
    private let end: @Sendable () -> Void
    private var answers = 0
    private var asked = 0

    init(limit: Int, end: @escaping @Sendable () -> Void) {
        self.limit = limit
        self.end = end
    }

    /// The next query; nil when it is over.
    func next(_ queries: [String], _ worker: Int) -> String? {
        guard answers < limit else { return nil }
        asked += 1
        return queries[(asked + worker) % queries.count]
    }

    func count() {
        answers += 1
        if answers == limit { end() }
    }
}
