import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Synchronization
import Testing

@testable import FilmzStore

struct StoredBackupsTests {
    private let data = DataFolder()

    /// The names of the backups, whole or not, without their sums.
    private static func backups(in data: DataFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: data.path + "/backups").filter {
            !$0.hasSuffix(".sha256")
        }
    }

    @Test func aBackupIsOneWholeFile() async throws {
        try await data.addFilms("A", "B")
        let path = try await data.visit { store in
            let backup = try #require(try await store.services.owners.backups?.make())
            #expect(try await store.services.owners.backups?.backups() == [backup])
            return try #require(try await store.services.owners.backups?.path(of: backup.id))
        }
        #expect(try Self.backups(in: data).count == 1)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        // Bytes 18 and 19 say whether a database uses a log: 1 means no.
        #expect(try Data(contentsOf: URL(filePath: path)).dropFirst(18).prefix(2) == Data([1, 1]))
        #expect(try DataFolder.content(of: path) == DataFolder.content(of: data.database))
    }

    @Test func whatIsWrittenMeanwhileIsInItWholeOrNotAtAll() async throws {
        let store = try await data.open()
        let isOver = Mutex(false)
        let writing = Task {
            var ids: [Film.ID] = []
            while !isOver.withLock({ $0 }) { ids += try await DataFolder.add(["Film \(ids.count)"], to: store) }
            return ids.count
        }
        for _ in 1...5 {
            let id = try #require(try await store.services.owners.backups?.make().id)
            let path = try #require(try await store.services.owners.backups?.path(of: id))
            let broken = try await DatabaseQueue(path: path).read { db in
                try Row.fetchAll(db, sql: "SELECT 1 FROM my_film WHERE viewing_count <> 1").count
            }
            #expect(broken == 0)
        }
        isOver.withLock { $0 = true }
        #expect(try await writing.value > 0)
        store.close()
    }

    @Test(arguments: ["my_film", "film", "change", "shelf_film_by_title", "viewing"])
    func damageIsNoticedBeforeAGoodOneGoes(_ name: String) async throws {
        try await data.addFilms("A", "B", "C")
        try await data.visit { store in
            try await store.services.owners.backups?.setSchedule(try BackupSchedule(.daily, keep: 1))
            _ = try await store.services.owners.backups?.make()
        }
        let good = try await data.visit { try await $0.services.owners.backups?.backups() }
        try data.damage(name)
        data.clock.advance(seconds: 86_400)
        // Some damage is noticed when the file is opened, the rest when it is copied.
        await #expect(throws: (any Error).self) {
            try await data.visit { _ = try await $0.services.owners.backups?.make() }
        }
        #expect(BackupFolder(in: data.path).backups() == good)
        #expect(try Self.backups(in: data).count == 1, "no half ones")
        try await Store.restore(try #require(BackupFolder(in: data.path).newest.first), in: data.path)
        #expect(try await data.seen() == ["A", "B", "C"])
    }

    @Test func theOldestOfEachKindGo() async throws {
        try await data.addFilms("A")
        try await data.visit { store in
            let backups = try #require(store.services.owners.backups)
            try await backups.setSchedule(try BackupSchedule(.daily, keep: 2))
            var made: [Backup] = []
            for _ in 1...4 {
                made.append(try await backups.make())
                data.clock.advance()
            }
            #expect(try await backups.backups() == [made[3], made[2]])
            let path = try #require(try await backups.path(of: made[2].id))
            for _ in 1...3 { _ = try await backups.restore(path) }
            let kinds = try await backups.backups().map(\.kind)
            #expect(kinds.count { $0 == .beforeRestore } == 2)
            #expect(kinds.count { $0 == .regular } == 2)
        }
    }

    /// In the past, the daily backups of a life that began anew pushed out all that had films.
    @Test func backupsOfNothingDoNotPushOutTheLastWithFilms() async throws {
        let kept = data.path + "/backups"
        let away = data.folder.path + "/away"
        try await data.addFilms("A")
        let full = try await data.visit { try await $0.services.owners.backups?.make() }
        try FileManager.default.moveItem(atPath: kept, toPath: away)
        for name in ["filmz.sqlite", "had-data"] { try FileManager.default.removeItem(atPath: "\(data.path)/\(name)") }
        try await data.visit { store in
            try FileManager.default.moveItem(atPath: away, toPath: kept)
            let backups = try #require(store.services.owners.backups)
            try await backups.setSchedule(try BackupSchedule(.daily, keep: 2))
            for _ in 1...5 {
                data.clock.advance(seconds: 86_400)
                _ = try await backups.makeIfDue()
            }
            let present = try await backups.backups()
            #expect(present.count == 3)
            #expect(present.last == full)
            try await DataFolder.add(["B"], to: store)
            data.clock.advance(seconds: 86_400)
            _ = try await backups.makeIfDue()
            #expect(try await backups.backups().contains { $0 == full } == false, "a newer one has as many")
        }
    }

    @Test func theServerMakesOneADay() async throws {
        try await data.visit { store in
            let backups = try #require(store.services.owners.backups)
            #expect(try await backups.makeIfDue() != nil)
            #expect(try await backups.makeIfDue() == nil)
            data.clock.advance(seconds: 86_399)
            #expect(try await backups.makeIfDue() == nil)
            data.clock.advance(seconds: 1)
            #expect(try await backups.makeIfDue() != nil)
            try await backups.setSchedule(try BackupSchedule(.never, keep: 7))
            data.clock.advance(seconds: 1_000_000)
            #expect(try await backups.makeIfDue() == nil)
        }
    }

    @Test func theConfigurationsScheduleHolds() async throws {
        let schedule = try BackupSchedule(.weekly, keep: 3)
        let store = try await Store.open(directory: data.path, clock: data.clock.clock, schedule: schedule)
        defer { store.close() }
        let backups = try #require(store.services.owners.backups)
        #expect(backups.isScheduleFixed)
        #expect(try await backups.schedule() == schedule)
        await #expect(throws: DomainError.setElsewhere) { try await backups.setSchedule(.standard) }
    }

    @Test func anUpdateOfTheSchemaIsPrecededByABackup() async throws {
        try FileManager.default.createDirectory(atPath: data.path, withIntermediateDirectories: true)
        let queue = try DatabaseQueue(path: data.database)
        try FilmzDatabase.migrator.migrate(queue, upTo: "0002-accounts")
        try await queue.write { try $0.execute(sql: "INSERT INTO recent_query VALUES (1, 'a', 'A', 1)") }
        try queue.close()
        let backups = try await data.visit { try await $0.services.owners.backups?.backups() ?? [] }
        #expect(backups.map(\.kind) == [.beforeUpdate])
        let path = BackupFolder(in: data.path).path(of: try #require(backups.first).id)
        let applied = try await DatabaseQueue(path: path).read(FilmzDatabase.migrator.appliedIdentifiers)
        #expect(applied == ["0001-foundation", "0002-accounts"])
        #expect(try await data.visit { try await $0.services.owners.backups?.backups() } == backups, "once")
    }

    @Test func aNameThatIsTakenStays() async throws {
        try await data.addFilms("A")
        let path = data.folder.path + "/taken.sqlite"
        try Data("precious".utf8).write(to: URL(filePath: path))
        try await data.visit { store in
            #expect(throws: BackupError.exists) { try store.writeBackup(to: path) }
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("precious".utf8))
    }
}
