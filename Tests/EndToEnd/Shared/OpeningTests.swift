import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// The program says exactly why it cannot open its files.
@Suite(.onOwnThreads) struct OpeningTests {
    private let folder: TemporaryFolder
    private let filmz: FilmzProgram

    init() throws {
        folder = TemporaryFolder()
        filmz = FilmzProgram(folder: folder.path)
        _ = try filmz.run("list", "watchlist")
    }

    /// Standard input, output and errors, and a few more.
    @Test func tooFewOpenFilesAreSaid() throws {
        var said = 0
        for limit in 10...20 {
            let outcome = try filmz.with(files: limit).run("list", "seen")
            guard outcome.status != 0, outcome.errors.hasPrefix("filmz: ") else { continue }
            #expect(outcome.status == 74, "\(limit): \(outcome)")
            let sentence = Strings.english[StoreErrorText.tooManyFiles, ["path": "…"]]
            #expect(outcome.errors.says(sentence), "\(limit): \(outcome)")
            said += 1
        }
        #expect(said > 0)
        #expect(try filmz.run("list", "seen").status == 0)
    }

    @Test func aDamagedFileIsSaidAndLeftAlone() throws {
        let path = folder.path + "/filmz.sqlite"
        let script = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('PRAGMA wal_checkpoint(TRUNCATE)')"
        _ = try Client.python(script, path)
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.seek(toOffset: 100)
        try file.write(contentsOf: Data(repeating: 0xA5, count: 8_000))
        try file.close()
        let before = try Data(contentsOf: URL(filePath: path))
        for command in [["list", "watchlist"], ["serve", "--port", "0"]] {
            let outcome = try filmz.run(command)
            #expect(outcome.status == 74, "\(outcome.errors)")
            let sentence = Strings.english[StoreErrorText.damaged, ["path": path, "restore": "…"]]
            #expect(outcome.errors.says(sentence), "\(outcome.errors)")
            #expect(outcome.errors.contains("filmz restore"))
            #expect(outcome.complaints.count == 1)
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }
}
