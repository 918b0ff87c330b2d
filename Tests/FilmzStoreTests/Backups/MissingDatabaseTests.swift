import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzStore

/// The personal database was taken away: by a program that keeps folders alike, or by half a restored disk.
struct MissingDatabaseTests {
    private let data = DataFolder()
    private let files = FileManager.default

    private var mark: String { data.path + "/had-data" }

    private func remove(_ paths: String...) throws {
        for path in paths { try files.removeItem(atPath: path) }
    }

    private func expectRefusal(signs: [String], backups: [String] = []) async {
        await #expect(throws: StoreError.emptied(data.database, tracesOfData: signs, backups: backups)) {
            try await data.open()
        }
        #expect(!files.fileExists(atPath: data.database), "nothing was begun")
    }

    /// An older Filmz left no mark.
    @Test func whereABackupIsNothingIsBegunAnew() async throws {
        try await data.addFilms("A")
        try await data.visit { _ = try await $0.services.owners.backups?.make() }
        let backup = try #require(BackupFolder(in: data.path).newest.first)
        try remove(data.database, mark)
        await expectRefusal(signs: ["backups"], backups: [backup])
        let (report, aside) = try await Store.restore(backup, in: data.path)
        #expect(report.counts.taken.films == 1)
        #expect(aside == nil, "there was nothing to put aside")
        #expect(try await data.seen() == ["A"])
    }

    @Test func whereAMarkIsNothingIsBegunAnew() async throws {
        try await data.addFilms("A")
        let backup = data.folder.path + "/backup.sqlite"
        try await data.visit { try $0.writeBackup(to: backup) }
        try remove(data.database)
        await expectRefusal(signs: ["had-data"])
        try await Store.restore(backup, in: data.path)
        #expect(try await data.seen() == ["A"])
    }

    @Test func whoMovesTheSignsAwayBeginsAnew() async throws {
        try await data.addFilms("A")
        try await data.visit { _ = try await $0.services.owners.backups?.make() }
        try Data().write(to: URL(filePath: data.database))
        try Data().write(to: URL(filePath: data.database + "-shm"))
        let signs = ["filmz.sqlite", "filmz.sqlite-shm", "had-data", "backups"]
        let error = StoreError.emptied(data.database, tracesOfData: signs, backups: BackupFolder(in: data.path).newest)
        await #expect(throws: error) { try await data.open() }
        for sign in signs { try remove(data.path + "/" + sign) }
        #expect(try await data.seen() == [])
    }

    /// In the past, a command beside a running server began a second life.
    @Test func whatWasTakenFromARunningServerIsAskedFor() async throws {
        try await data.visit { server in
            try await DataFolder.add(["A"], to: server)
            try remove(data.database)
            await expectRefusal(signs: ["filmz.sqlite-wal", "filmz.sqlite-shm", "had-data"])
            await #expect(throws: StorageError.detached) { try await server.check() }
        }
        let rescued = try #require(BackupFolder(in: data.path).newest.first)
        try await Store.restore(rescued, in: data.path)
        #expect(try await data.seen() == ["A"])
    }

    @Test(arguments: ["-wal", "-shm", "-journal"])
    func whatADatabaseLeavesBehindIsASign(_ suffix: String) async throws {
        try files.createDirectory(atPath: data.path, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: data.database + suffix))
        await expectRefusal(signs: ["filmz.sqlite" + suffix])
        let other = DataFolder()
        try await other.addFilms("A")
        let (_, aside) = try await Store.restore(other.database, in: data.path)
        #expect(aside == data.path + "/filmz.damaged.sqlite" + suffix)
        #expect(try await data.seen() == ["A"])
    }

    /// All of this comes again by itself, or was never in the personal database.
    @Test func aCatalogueAndKeysAreABeginning() async throws {
        try await data.visit { store in
            _ = try await store.catalogue.replace(with: [.sample("C", imdb: 5)], edition: "1")
            _ = try await store.services.films.note([.sample("D", tmdb: 1)])
        }
        try Data("{}".utf8).write(to: URL(filePath: data.path + "/provider-keys.json"))
        try remove(data.database)
        #expect(!files.fileExists(atPath: mark))
        try await data.addFilms("A")
        #expect(try await data.seen() == ["A"])
    }

    @Test func theFirstThingThatIsKeptSetsTheMark() async throws {
        let store = try await data.open()
        #expect(!files.fileExists(atPath: mark))
        _ = try await store.catalogue.replace(with: [.sample("C", imdb: 5)], edition: "1")
        #expect(!files.fileExists(atPath: mark), "a catalogue is nobody's own")
        try await DataFolder.add(["A"], to: store)
        #expect(try data.folder.mode(of: "data/had-data") == 0o600, "as soon as it is kept")
        store.close()
    }

    @Test func anOlderFilmzsDataGetTheMark() async throws {
        try await data.addFilms("A")
        try remove(mark)
        try await data.visit { _ in }
        #expect(files.fileExists(atPath: mark))
    }

    @Test func aBackupIntoAnEmptyDatabaseSetsTheMark() async throws {
        let other = DataFolder()
        try await other.addFilms("A")
        let store = try await data.open()
        _ = try await store.services.owners.backups?.restore(other.database)
        #expect(files.fileExists(atPath: mark))
        store.close()
    }

    /// The process ended after the damaged database was put aside, and before the backup was in its place.
    @Test func halfAReplacementIsNoBeginning() async throws {
        try await data.addFilms("A")
        try remove(mark)
        #expect(throws: CocoaError.self) {
            try DatabaseFiles.replace(data.database, formerAs: "damaged") { _ in throw CocoaError(.fileWriteUnknown) }
        }
        await expectRefusal(signs: ["had-data"])
        try await Store.restore(data.path + "/filmz.damaged.sqlite", in: data.path)
        #expect(try await data.seen() == ["A"])
    }

    /// The page of the settings restores while the server has the files open.
    @Test func whereTheFilesAreGoneABackupReplacesNothing() async throws {
        try await data.addFilms("A")
        let backup = data.folder.path + "/backup.sqlite"
        try await data.visit { try $0.writeBackup(to: backup) }
        let server = try await data.open()
        try await DataFolder.add(["B"], to: server)
        try remove(data.database)
        await #expect(throws: StorageError.detached) { try await server.services.owners.backups?.restore(backup) }
        server.close()
        let kept = BackupFolder(in: data.path)
        #expect(kept.backups().map(\.kind) == [.rescued])
        #expect(try DataFolder.content(of: try #require(kept.newest.first))["my_film"]?.count == 2)
    }

    @Test func theBackupsThatAreNamedHaveFilms() async throws {
        try await data.addFilms("A")
        try await data.visit { _ = try await $0.services.owners.backups?.make() }
        let kept = BackupFolder(in: data.path)
        let full = kept.newest
        let other = DataFolder()
        try await other.visit { store in
            for _ in 1...4 {
                let id = Backup.ID(.regular, madeAt: data.clock.advance())
                try store.writeBackup(to: kept.path(of: id))
            }
        }
        #expect(kept.backups().count == 5)
        try remove(data.database)
        await expectRefusal(signs: ["had-data", "backups"], backups: full)
        try remove(try #require(full.first))
        #expect(kept.newest.count == 3, "where none has films, the newest")
    }
}
