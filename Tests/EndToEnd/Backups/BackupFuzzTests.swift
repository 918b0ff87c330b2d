import FilmzContracts
import FilmzTestSupport
import Foundation
import Testing

/// Writes, a backup, more writes, `kill -9`, a restore: the result is exactly the backup, at whatever moment. A few
/// rounds are the same each time; `make fuzz` adds a hundred random ones.
@Suite(.onOwnThreads) struct BackupFuzzTests {
    private static let films = [133_093, 78_748, 68_646, 211_915, 110_912]

    @Test func everyRestoreIsExactlyTheBackup() async throws {
        let rounds = RandomRounds(3)
        var random = rounds.generator
        let folder = TemporaryFolder()
        let program = FilmzProgram(folder: folder.path + "/data")
        for round in 1...rounds.count {
            let server = try program.serve()
            try await Self.write(Int.random(in: 1...12, using: &random), to: server, &random)
            let backup = folder.path + "/backup-\(round).sqlite"
            #expect(try program.run("backup", backup).status == 0)
            try await Self.write(Int.random(in: 0...12, using: &random), to: server, &random)
            let isServing = Bool.random(using: &random)
            if !isServing { server.kill() }
            let restored = try program.run("restore", backup)
            #expect(restored.status == 0, "round \(round), seed \(rounds.seed): \(restored.errors)")
            if isServing { server.kill() }
            let expected = try Self.content(backup)
            let present = try Self.content(program.folder + "/filmz.sqlite")
            #expect(!expected.isEmpty)
            #expect(present == expected, "round \(round), seed \(rounds.seed)")
            #expect(try program.run("doctor").status == 0, "round \(round), seed \(rounds.seed)")
        }
    }

    private static func write(_ count: Int, to server: FilmzServer, _ random: inout SeededGenerator) async throws {
        for _ in 0..<count {
            let film = films[Int.random(in: 0..<films.count, using: &random)]
            // From a range so large that no number comes twice, not even for another film.
            let number = Int.random(in: 1...1 << 50, using: &random)
            let form = "viewing=\(number)&when=day&day=2026-11-20&place=home&note=\(number)&rating=4"
            let answer = try await server.post("/films/\(film)/viewings", form)
            #expect(answer.status == 303)
        }
    }

    /// All rows of personal data, read by another program. Rows that a killed server left in its log count.
    private static func content(_ path: String) throws -> Data {
        let script = """
            import sqlite3, sys
            db = sqlite3.connect(sys.argv[1])
            for table in ["my_film", "viewing", "change", "recent_query", "film_alias", "film_match"]:
                for row in db.execute(f"SELECT * FROM {table} ORDER BY 1, 2"):
                    print(table, row)
            """
        return try Client.python(script, path)
    }
}
