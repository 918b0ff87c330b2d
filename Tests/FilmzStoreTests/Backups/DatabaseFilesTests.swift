import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

struct DatabaseFilesTests {
    private let data = DataFolder()

    @Test func closingLeavesOneFileWithEverything() async throws {
        try await data.addFilms("A")
        #expect(!FileManager.default.fileExists(atPath: data.database + "-wal"))
        let copy = data.folder.path + "/copy.sqlite"
        try FileManager.default.copyItem(atPath: data.database, toPath: copy)
        #expect(try DataFolder.content(of: copy)["my_film"]?.count == 1)
    }

    /// In the past, thirty of sixty acknowledged writes were lost here.
    @Test func aLogThatIsRemovedIsNoticedAndNothingIsLost() async throws {
        let store = try await data.open()
        try await DataFolder.add((1...30).map { "Film \($0)" }, to: store)
        try FileManager.default.removeItem(atPath: data.database + "-wal")
        await #expect(throws: StorageError.detached) { try await DataFolder.add(["More"], to: store) }
        await #expect(throws: StorageError.detached) { try await store.check() }
        // As a killed process leaves it: the store is not closed.
        let copy = data.folder.path + "/copy.sqlite"
        try FileManager.default.copyItem(atPath: data.database, toPath: copy)
        #expect(try DataFolder.content(of: copy)["my_film"]?.count == 30)
        #expect(try await DataFolder.seen(in: store).count == 30, "what is there can still be read")
        store.close()
        #expect(try await data.seen().count == 30)
    }

    @Test(arguments: [false, true])
    func aDatabaseThatIsReplacedIsNoticedAndRescued(_ isReplaced: Bool) async throws {
        let store = try await data.open()
        try await DataFolder.add(["A"], to: store)
        let away = data.folder.path + "/away.sqlite"
        try FileManager.default.moveItem(atPath: data.database, toPath: away)
        if isReplaced { try Data().write(to: URL(filePath: data.database)) }
        await #expect(throws: StorageError.detached) { try await store.check() }
        await #expect(throws: StorageError.detached) { try await DataFolder.add(["B"], to: store) }
        let rescued = BackupFolder(in: data.path).backups()
        #expect(rescued.map(\.kind) == [.rescued], "once")
        let path = BackupFolder(in: data.path).path(of: try #require(rescued.first).id)
        #expect(try DataFolder.content(of: path)["my_film"]?.count == 1)
        store.close()
    }

    @Test func whereFilmsWereNothingIsBegunAnew() async throws {
        try await data.addFilms("A")
        try await data.visit { _ = try await $0.services.owners.backups?.make() }
        let backups = BackupFolder(in: data.path).newest
        try Data().write(to: URL(filePath: data.database))
        let signs = ["filmz.sqlite", "had-data", "backups"]
        await #expect(throws: StoreError.emptied(data.database, tracesOfData: signs, backups: backups)) {
            try await data.open()
        }
        #expect(FileIdentity.size(of: data.database) == 0)
        let (_, damaged) = try await Store.restore(try #require(backups.first), in: data.path)
        #expect(damaged != nil)
        #expect(try await data.seen() == ["A"])
    }

    @Test func aLogWithoutItsDatabaseIsKept() async throws {
        let store = try await data.open()
        try await DataFolder.add(["A"], to: store)
        let folder = DataFolder()
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: data.database + "-wal", toPath: folder.database + "-wal")
        store.close()
        let error = StoreError.emptied(folder.database, tracesOfData: ["filmz.sqlite-wal"], backups: [])
        await #expect(throws: error) { try await folder.open() }
        #expect(FileManager.default.fileExists(atPath: folder.database + "-wal"))
    }

    @Test func anEmptyFileInAnEmptyFolderIsABeginning() async throws {
        try FileManager.default.createDirectory(atPath: data.path, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: data.database))
        try await data.addFilms("A")
        #expect(try await data.seen() == ["A"])
    }

    @Test func aCutOffDatabaseIsNotServed() async throws {
        try await data.addFilms("A", "B")
        try await data.visit { _ = try await $0.services.owners.backups?.make() }
        let file = try FileHandle(forUpdating: URL(filePath: data.database))
        try file.truncate(atOffset: 40_960)
        try file.close()
        let backups = BackupFolder(in: data.path).newest
        await #expect(throws: StoreError.damaged(data.database, backups: backups)) { try await data.open() }
        try await Store.restore(backups[0], in: data.path)
        #expect(try await data.seen() == ["A", "B"])
    }

    @Test(arguments: ["viewing", "change", "shelf_film"])
    func afterACrashDamageIsNoticedAtTheStart(_ table: String) async throws {
        try await data.addFilms("A", "B")
        let crashed = try await data.open()
        try await DataFolder.add(["C"], to: crashed)
        // A folder as the crash leaves it.
        let after = DataFolder()
        try FileManager.default.createDirectory(atPath: after.path, withIntermediateDirectories: true)
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: data.database + suffix, toPath: after.database + suffix)
        }
        crashed.close()
        let log = after.database + "-wal"
        // Damaged while the log is elsewhere, because SQLite would otherwise move the log into the file.
        try FileManager.default.moveItem(atPath: log, toPath: log + ".kept")
        try after.damage(table)
        try FileManager.default.moveItem(atPath: log + ".kept", toPath: log)
        // The log may replace a damaged page; then nothing is wrong any more.
        do {
            let store = try await after.open()
            #expect(try await DataFolder.seen(in: store) == ["A", "B", "C"])
            store.close()
        } catch let error as StoreError {
            #expect(error == .damaged(after.database, backups: []))
        }
    }
}
