import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// Making and restoring backups with the real program.
@Suite(.onOwnThreads) struct BackupCommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var program: FilmzProgram { FilmzProgram(folder: folder.path + "/data") }

    private var database: String { folder.path + "/data/filmz.sqlite" }
    private var backup: String { folder.path + "/backup.sqlite" }

    private func run(_ arguments: String...) throws -> FilmzProgram.Outcome {
        let outcome = try program.run(arguments)
        #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
        return outcome
    }

    private func seen() throws -> [String] {
        try run("list", "seen").output.split(separator: "\n").map { String($0.split(separator: "\t")[1]) }.sorted()
    }

    @Test func aCommandLeavesEverythingInOneFile() throws {
        _ = try run("watchlist", "Casablanca")
        #expect(!FileManager.default.fileExists(atPath: database + "-wal"))
        let other = FilmzProgram(folder: folder.path + "/other")
        try FileManager.default.createDirectory(atPath: other.folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: database, toPath: other.folder + "/filmz.sqlite")
        #expect(try other.run("list", "watchlist").output.contains("Casablanca"))
    }

    @Test func aServerLeavesEverythingInOneFile() async throws {
        let server = try program.serve()
        let answer = try await server.post("/films/34583/watchlist", "wanted=true")
        #expect(answer.status == 303)
        #expect(server.stop() == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: program.folder).filter { $0.contains("sqlite-") } == [])
    }

    @Test func aRunningServerServesWhatWasRestored() async throws {
        _ = try run("seen", "Casablanca")
        let server = try program.serve()
        _ = try run("backup", backup)
        _ = try run("seen", "Alien")
        #expect(try await server.get("/api/v1/me/seen").body.contains("Alien"))
        let forecast = try run("restore", "--dry-run", backup).output
        #expect(forecast.contains(strings.count(BackupText.lostChanges, 1)))
        let said = try run("restore", backup).output
        let things = strings.list([
            strings.count(BackupText.films, 1), strings.count(BackupText.viewings, 1),
            strings.count(BackupText.lists, 0),
        ])
        #expect(said.contains(strings[BackupText.restored, ["things": things]]))
        #expect(said.contains("before-restore"))
        #expect(try await !server.get("/api/v1/me/seen").body.contains("Alien"))
        #expect(server.stop() == 0)
        #expect(try seen() == ["Casablanca"])
    }

    @Test func aBackupSaysWhatItIsNot() throws {
        _ = try run("seen", "Casablanca")
        let said = try run("backup").output
        #expect(said.says(strings[BackupCommandText.made, ["path": "…"]]))
        let again = try program.run("backup", backup)
        #expect(again.status == 0)
        #expect(try program.run("backup", backup).status == 2, "what is there is not overwritten")
        for _ in 1...3 { _ = try run("backup", folder.path, "--keep", "2") }
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasPrefix("filmz-") && $0.hasSuffix(".sqlite")
        }
        #expect(kept.count == 2)
    }

    @Test func whatIsNoBackupIsRefusedAtOnce() throws {
        _ = try run("seen", "Casablanca")
        #expect(try Tool.run("mkfifo", backup).status == 0)
        for path in [backup, "/dev/zero", folder.path, "/nowhere", database, FilmzProgram.binary] {
            let outcome = try program.run("restore", path)
            #expect(outcome.status == 2, "\(path)")
            #expect(outcome.errors.split(separator: "\n").count == 1, "one sentence for \(path)")
        }
        #expect(try seen() == ["Casablanca"])
    }

    @Test func halfALifeIsNotServed() throws {
        _ = try run("seen", "Casablanca")
        _ = try run("backup")
        let file = try FileHandle(forUpdating: URL(filePath: database))
        try file.truncate(atOffset: 40_960)
        try file.close()
        let refused = try program.run("serve", "--port", "0")
        #expect(refused.status == 74)
        #expect(refused.errors.says(strings[StoreErrorText.damaged, ["path": database, "restore": "…"]]))
        let path = try #require(refused.errors.firstMatch(of: /filmz restore (\S+\.sqlite)/)?.1)
        #expect(try program.run("doctor").status == 1)
        _ = try run("restore", String(path))
        #expect(try seen() == ["Casablanca"])
        #expect(try program.run("doctor").status == 0)
    }

    @Test func whatIsInABackupIsToldAndWhatIsNoneIsNotRecommended() throws {
        _ = try run("seen", "Casablanca")
        _ = try run("backup")
        let folder = (database as NSString).deletingLastPathComponent + "/backups/"
        let empty = folder + "filmz-20991231-235959.sqlite"
        try Data().write(to: URL(filePath: empty))
        let examined = try program.run("doctor")
        #expect(examined.status == 1)
        let whole = strings[
            DoctorText.backup,
            [
                "path": "…", "films": strings.count(CommandText.films, 1),
                "viewings": strings.count(CommandText.viewings, 1),
            ]]
        #expect(examined.output.says(whole))
        #expect(examined.output.contains(strings[DoctorText.backupDamaged, ["path": empty]]))
        #expect(try program.run("restore", empty).status == 2)
        try FileManager.default.removeItem(atPath: database)
        let refused = try program.run("list", "seen")
        #expect(!refused.errors.contains(empty))
        #expect(refused.errors.contains("filmz restore \(folder)"))
    }

    @Test func aDamagedBackupIsSaidToBeDamagedWhileFilmzRuns() throws {
        _ = try run("seen", "Casablanca")
        let backup = database + ".copy"
        _ = try run("backup", backup)
        let file = try FileHandle(forUpdating: URL(filePath: backup))
        try file.truncate(atOffset: 40_960)
        try file.close()
        let server = try program.serve()
        let refused = try program.run("restore", backup)
        #expect(refused.status == 2)
        #expect(refused.errors.contains(strings[BackupErrorText.damaged]), "\(refused)")
        #expect(!refused.errors.contains(strings[BackupErrorText.inUse]))
        #expect(server.stop() == 0)
    }

    @Test func keysThatCannotBeReadAreFoundAndLeftAsTheyAre() throws {
        _ = try run("seen", "Casablanca")
        let keys = (database as NSString).deletingLastPathComponent + "/provider-keys.json"
        try Data("{\"keys\": {".utf8).write(to: URL(filePath: keys))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: keys)
        for _ in 1...2 {
            let examined = try program.run("doctor")
            #expect(examined.status == 1)
            #expect(examined.output.contains(strings[DoctorText.keysDamaged, ["path": keys]]))
        }
        // Whatever opens the folder gives it another name.
        _ = try run("providers", "status")
        let examined = try program.run("doctor")
        #expect(examined.status == 1)
        #expect(examined.output.contains(strings[DoctorText.keysDamaged, ["path": keys + ".damaged"]]))
    }

    @Test func anEmptyFileWhereFilmsWereIsNoBeginning() throws {
        _ = try run("seen", "Casablanca")
        try Data().write(to: URL(filePath: database))
        let refused = try program.run("list", "seen")
        #expect(refused.status == 74)
        let emptied = strings[StoreErrorText.emptied, ["path": database, "restore": "…", "signs": "…"]]
        #expect(refused.errors.says(emptied))
    }

    @Test func aMissingFileWhereFilmsWereIsNoBeginning() throws {
        _ = try run("seen", "Casablanca")
        _ = try run("backup")
        try FileManager.default.removeItem(atPath: database)
        for command in [["serve", "--port", "0"], ["list", "seen"], ["seen", "Alien"], ["backup"]] {
            let refused = try program.run(command)
            #expect(refused.status == 74, "\(command)")
            let signs = strings.list(["had-data", "backups"])
            let emptied = strings[StoreErrorText.emptied, ["path": database, "restore": "…", "signs": signs]]
            #expect(refused.errors.says(emptied), "\(refused)")
            #expect(refused.complaints.count == 1, "one line for \(command)")
        }
        let examined = try program.run("doctor")
        #expect(examined.status == 1)
        let restore = try #require(
            examined.output.value("restore", of: DoctorText.personalEmptied, ["path": database]))
        let path = try #require(restore.wholeMatch(of: /filmz restore (\S+\.sqlite)/)?.1)
        #expect(!FileManager.default.fileExists(atPath: database), "nothing was begun")
        _ = try run("restore", String(path))
        #expect(try seen() == ["Casablanca"])
        #expect(try program.run("doctor").status == 0)
    }

    @Test func theServerMakesABackupByItself() async throws {
        _ = try run("seen", "Casablanca")
        let server = try program.serve()
        let backups = program.folder + "/backups"
        while try FileManager.default.fileExists(atPath: backups) == false
            || FileManager.default.contentsOfDirectory(atPath: backups).filter({ $0.hasSuffix(".sqlite") }).isEmpty
        {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(server.stop() == 0)
    }

}
