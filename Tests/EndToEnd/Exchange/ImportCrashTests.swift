import FilmzTestSupport
import Foundation
import Testing

/// `kill -9` while files are taken in, and while that is undone: after the next start all of it has happened, or nothing.
@Suite(.onOwnThreads) struct ImportCrashTests {
    private static let count = 400

    private let folder: TemporaryFolder
    private let filmz: FilmzProgram
    private let log: String

    init() throws {
        folder = TemporaryFolder()
        filmz = FilmzProgram(folder: folder.path + "/data", environment: ["TZ": "UTC"])
        log = folder.path + "/data/filmz.sqlite-wal"
    }

    /// A file with many of the starter catalogue's films.
    private func file() throws -> String {
        let starter = try String(contentsOfFile: "Sources/FilmzCatalogue/Films/starter-films.tsv", encoding: .utf8)
        let ids = starter.split(separator: "\n").dropFirst().prefix(Self.count).compactMap {
            $0.split(separator: "\t").first
        }
        #expect(ids.count == Self.count)
        let rows = ids.map { "\($0),2011-07-14,4,cinema,Text of \($0)\n" }
        let path = folder.path + "/diary.csv"
        try Data(("imdbID,WatchedDate,Rating,Tags,Review\n" + rows.joined()).utf8).write(to: URL(filePath: path))
        return path
    }

    private func seen() throws -> Int {
        try #require(try filmz.run("list", "seen", "--limit", "1", "--json").json()["total"] as? Int)
    }

    private func size() -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: log)
        return attributes?[.size] as? Int ?? 0
    }

    /// Runs a command, and kills it when it has written so many bytes. How far that is on its way does not depend on how
    /// busy the machine is.
    /// - Returns: how many bytes it had written, and whether it ended before
    private func run(_ arguments: [String], killedAt limit: Int) throws -> (written: Int, hasEnded: Bool) {
        let process = try filmz.begin(arguments)
        var written = 0
        while process.isRunning, written < limit {
            written = max(written, size())
            usleep(200)
        }
        let hasEnded = !process.isRunning
        if !hasEnded { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        return (written, hasEnded)
    }

    @Test func allOfItHasHappenedOrNothing() throws {
        let file = try file()
        let rounds = RandomRounds(3)
        var random = rounds.generator
        #expect(try seen() == 0)
        let importing = ["import", file, "--yes"]
        let most = try run(importing, killedAt: .max).written
        #expect(most > 0)
        #expect(try seen() == Self.count)
        var killed = 0
        var whole = true
        for round in 1...rounds.count {
            if !whole {
                let end = try run(importing, killedAt: Int.random(in: 0..<most, using: &random))
                killed += end.hasEnded ? 0 : 1
                let taken = try seen()
                #expect([0, Self.count].contains(taken), "round \(round), seed \(rounds.seed)")
                if taken == 0 { #expect(try filmz.run(importing).status == 0) }
            }
            let changes = try #require(try filmz.run("changes", "--json").json()["items"] as? [[String: Any]])
            let change = try #require(changes.first { $0["kind"] as? String == "imported" }?["id"] as? String)
            let end = try run(["undo", change], killedAt: Int.random(in: 0..<most, using: &random))
            killed += end.hasEnded ? 0 : 1
            let left = try seen()
            #expect([0, Self.count].contains(left), "round \(round), seed \(rounds.seed)")
            if left > 0 { #expect(try filmz.run("undo", change).status == 0) }
            #expect(try seen() == 0, "round \(round), seed \(rounds.seed)")
            whole = false
        }
        #expect(killed >= rounds.count, "most were killed on their way")
    }
}
