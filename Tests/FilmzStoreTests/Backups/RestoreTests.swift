import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Synchronization
import Testing

@testable import FilmzStore

struct RestoreTests {
    private let data = DataFolder()

    private var backup: String { data.folder.path + "/backup.sqlite" }

    /// Makes a backup of two films, and then adds two more.
    /// Its sum, by which every change of it is noticed, is tried elsewhere.
    private func prepare() async throws {
        try await data.addFilms("A", "B")
        try await data.visit { try $0.writeBackup(to: backup) }
        try FileManager.default.removeItem(atPath: backup + ".sha256")
        try await data.addFilms("C", "D")
    }

    @Test func everythingIsExactlyTheBackup() async throws {
        try await prepare()
        let original = try Data(contentsOf: URL(filePath: backup))
        let (report, damaged) = try await Store.restore(backup, in: data.path)
        // All that the backup has, and all that was there before.
        #expect(report.counts.taken == RestoreResult.Holdings(films: 2, viewings: 2))
        #expect(report.counts.replaced == RestoreResult.Holdings(films: 4, viewings: 4))
        #expect(damaged == nil)
        #expect(try DataFolder.content(of: data.database) == DataFolder.content(of: backup))
        #expect(try Data(contentsOf: URL(filePath: backup)) == original, "nothing was written to it")
        let aside = BackupFolder(in: data.path).path(of: try #require(report.setAside).id)
        try await Store.restore(aside, in: data.path)
        #expect(try await data.seen() == ["A", "B", "C", "D"], "what was there before can be had back")
    }

    /// The error behind all this: a log of later changes was applied to the restored file.
    @Test func aLogOfLaterChangesDoesNotComeBack() async throws {
        try await prepare()
        let crashed = try await data.open()
        try await DataFolder.add(["E"], to: crashed)
        let log = data.database + "-wal"
        #expect(FileManager.default.fileExists(atPath: log), "as after a crash")
        try await Store.restore(backup, in: data.path)
        #expect(try await DataFolder.seen(in: crashed) == ["A", "B"], "who had it open sees it at once")
        crashed.close()
        #expect(!FileManager.default.fileExists(atPath: log))
        #expect(try DataFolder.content(of: data.database) == DataFolder.content(of: backup))
    }

    @Test func aBackupWithItsLogBesideItIsTakenWhole() async throws {
        let other = DataFolder()
        let store = try await other.open()
        try await DataFolder.add(["X"], to: store)
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: other.database + suffix, toPath: backup + suffix)
        }
        store.close()
        try await Store.restore(backup, in: data.path)
        #expect(try await data.seen() == ["X"])
    }

    @Test func everyAcknowledgedWriteIsInTheBackupOfBeforeOrAfterwards() async throws {
        try await prepare()
        let server = try await data.open()
        let other = try await data.open()
        let isOver = Mutex(false)
        let hasEnded = Mutex(false)
        let writing = Task {
            // If a write fails, that is what the test says; it does not wait for the next one.
            defer { hasEnded.withLock { $0 = true } }
            var titles: [String] = []
            while !isOver.withLock({ $0 }) {
                let title = "Meanwhile \(titles.count)"
                do {
                    try await DataFolder.add([title], to: server)
                } catch DomainError.noSuchFilm {
                    // The backup took the place of the film before it was marked as seen, so nothing was acknowledged.
                    continue
                }
                titles.append(title)
            }
            return titles
        }
        let report = try await other.services.owners.backups?.restore(backup)
        let aside = BackupFolder(in: data.path).path(of: try #require(report?.setAside).id)
        while try await DataFolder.seen(in: server) == ["A", "B"], !hasEnded.withLock({ $0 }) { await Task.yield() }
        isOver.withLock { $0 = true }
        let acknowledged = try await writing.value
        let after = try await DataFolder.seen(in: server)
        let before = try await DatabaseQueue(path: aside).read { db in
            try String.fetchAll(db, sql: "SELECT title FROM film JOIN my_film ON film_id = film.id")
        }
        #expect(!acknowledged.isEmpty)
        #expect(Set(acknowledged).subtracting(before).subtracting(after) == [])
        server.close()
        other.close()
    }

    @Test func listsThatWereRememberedAreReadAnew() async throws {
        try await prepare()
        let store = try await data.open()
        #expect(try await DataFolder.seen(in: store).count == 4)
        _ = try await store.services.owners.backups?.restore(backup)
        #expect(try await DataFolder.seen(in: store) == ["A", "B"])
        let found = try await store.services.search.films(
            matching: try #require(SearchQuery("C")), page: PageRequest(size: 5))
        #expect(!found.films.items.contains { $0.title == "C" })
        store.close()
    }

    @Test func thePasswordStaysAndEverySessionEnds() async throws {
        let old = try Password("the old password")
        let new = try Password("the new password")
        let stale = try await data.visit { store in
            try await store.services.owners.accounts.setPassword(old)
            return try await store.services.accounts.signIn(old, on: "phone", replacing: nil)
        }
        try await prepare()
        let token = try await data.visit { store in
            try await store.services.owners.accounts.setPassword(new)
            return try await store.services.accounts.signIn(new, on: "phone", replacing: nil)
        }
        try await Store.restore(backup, in: data.path)
        try await data.visit { store in
            let accounts = store.services.accounts
            #expect(try await accounts.access(with: token) == .denied)
            #expect(try await accounts.access(with: stale) == .denied, "a session that was ended stays so")
            await #expect(throws: AccountError.wrongPassword) { try await accounts.signIn(old, on: "", replacing: nil) }
            _ = try await accounts.signIn(new, on: "", replacing: nil)
        }
    }

    /// Ada runs this Filmz, and Ben was an owner when the backup was made.
    private func prepareHousehold() async throws {
        try await data.visit { store in
            let persons = store.services.owners.persons
            _ = try await persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
            _ = try await persons.add(PersonDraft(name: "Ben", role: .owner))
        }
        try await prepare()
    }

    @Test func whoJoinedSinceTheBackupSignsInAsBefore() async throws {
        let password = try Password("the password")
        try await prepareHousehold()
        let invitations = try await data.visit { store in
            let owners = store.services.owners
            _ = try await owners.persons.edit(Self.ben, draft: PersonDraft(name: "BEN"))
            let cleo = try await owners.persons.add(PersonDraft(name: "Cleo")).id
            for person in [.owner, Self.ben] { try await owners.setPassword(password, of: person) }
            return [try await owners.invite(cleo), try await owners.invite(cleo)]
        }
        try await Store.restore(backup, in: data.path)
        try await data.visit { store in
            let persons = try await store.services.persons.persons()
            #expect(persons.map(\.name) == ["Ada", "BEN", "Cleo"])
            #expect(persons.map(\.role) == [.owner, .member, .member], "no right comes back")
            #expect(try await store.services.person(signingInAs: "ben") == Self.ben)
            _ = try await store.services.accounts.signIn(password, as: Self.ben, on: "", replacing: nil)
            #expect(try await store.services.accounts.invitation(invitations[1])?.person == persons.last?.id)
            #expect(try await store.services.accounts.invitation(invitations[0]) == nil)
        }
    }

    /// A backup of another machine, on which the same number is somebody else.
    @Test func aPasswordNeverOpensTheFilmsOfAnotherName() async throws {
        let password = try Password("the password")
        try await prepareHousehold()
        let other = DataFolder()
        try await other.addFilms("E")
        try await other.visit { store in
            let owners = store.services.owners
            try await owners.persons.rename(.owner, to: "Ada")
            let cleo = try await owners.persons.add(PersonDraft(name: "Cleo", role: .owner)).id
            let ben = try await owners.persons.add(PersonDraft(name: "Ben")).id
            for person in [.owner, cleo, ben] { try await owners.setPassword(password, of: person) }
        }
        try await Store.restore(backup, in: other.path)
        try await other.visit { store in
            let persons = try await store.services.persons.persons()
            #expect(persons.map(\.name) == ["Ada", "Ben", "Ben 3"])
            #expect(persons.map(\.role) == [.owner, .member, .member])
            #expect(try await !store.services.accounts.hasPassword(Self.ben))
            #expect(try await store.services.accounts.hasPassword(Person.ID(rawValue: 3)))
        }
    }

    /// In a backup of the same folder a number is the same person, whatever they are called now.
    @Test func whoHasAnotherNameSinceSignsInAsBefore() async throws {
        let password = try Password("the password")
        try await prepareHousehold()
        try await data.visit { store in
            let owners = store.services.owners
            _ = try await owners.persons.edit(Self.ben, draft: PersonDraft(name: "Cleo", role: .owner))
            try await owners.persons.rename(.owner, to: "Ben")
            for person in [.owner, Self.ben] { try await owners.setPassword(password, of: person) }
        }
        try await Store.restore(backup, in: data.path)
        try await data.visit { store in
            let persons = try await store.services.persons.persons()
            #expect(persons.first?.name == "Ben", "which another had in the backup")
            #expect(persons.last == Person(id: Self.ben, name: "Cleo", role: .owner))
            #expect(try await store.services.person(signingInAs: "Cleo") == Self.ben)
            _ = try await store.services.accounts.signIn(password, as: Self.ben, on: "", replacing: nil)
        }
    }

    @Test func aForecastSaysWhatEachPersonWouldLose() async throws {
        try await prepareHousehold()
        try await data.visit { store in
            let owners = store.services.owners
            let cleo = try await owners.persons.add(PersonDraft(name: "Cleo")).id
            let dora = try await owners.persons.add(PersonDraft(name: "Dora")).id
            try await owners.persons.delete(Self.ben)
            let backups = try #require(owners.backups)
            let forecasts = try await backups.forecast(backup)
            #expect(forecasts.map(\.person) == [.owner, cleo, dora])
            #expect(forecasts.map(\.present?.films) == [4, 0, 0])
            #expect(forecasts.map(\.restored?.films) == [2, nil, nil])
            #expect(forecasts.map(\.lostChanges) == [2, 0, 0])
            #expect(forecasts.map(\.name) == ["Ada", "Cleo", "Dora"])
        }
        try await Store.restore(backup, in: data.path)
        #expect(try await data.seen() == ["A", "B"], "the forecast was true")
    }

    @Test(arguments: ["", "no database", "SQLite format 3\0 and no more"])
    func nothingIsForecastFromWhatIsNoBackup(content: String) async throws {
        try await data.addFilms("A")
        try Data(content.utf8).write(to: URL(filePath: backup))
        try await data.visit { store in
            let backups = try #require(store.services.owners.backups)
            await #expect(throws: BackupError.self) { try await backups.forecast(backup) }
            await #expect(throws: BackupError.unreadable) { try await backups.forecast(backup + ".missing") }
        }
    }

    @Test func whoWasDeletedStaysDeleted() async throws {
        try await prepareHousehold()
        try await data.visit { store in
            try await store.services.persons.delete(Self.ben)
            _ = try await store.services.owners.persons.add(PersonDraft(name: "Cleo"))
        }
        try await Store.restore(backup, in: data.path)
        try await data.visit { store in
            let persons = try await store.services.persons.persons()
            #expect(persons.map(\.name) == ["Ada", "Cleo"])
            #expect(!persons.map(\.id).contains(Self.ben))
        }
    }

    @Test func whoKeepsWhomStaysAsItIs() async throws {
        let grandma = Person.ID(rawValue: 3)
        let grandpa = Person.ID(rawValue: 4)
        try await prepareHousehold()
        let film = try await data.visit { store in
            let owners = store.services.owners
            for person in [.owner, Self.ben] { try await owners.setPassword(try Password("the password"), of: person) }
            _ = try await owners.persons.addProfile(named: "Grandma", keptBy: Self.ben)
            _ = try await owners.persons.addProfile(named: "Grandpa", keptBy: .owner)
            let film = try await store.services.films.add(FilmDraft(title: "E"), by: grandma).id
            try await store.services.myFilms.apply(.comment("Hers."), to: film, of: grandma)
            try FileManager.default.removeItem(atPath: backup)
            try store.writeBackup(to: backup)
            return film
        }
        try await data.visit { store in
            let owners = store.services.owners
            // She signs in by herself since, and who kept her is gone.
            try await owners.setPassword(try Password("the password"), of: grandma)
            try await owners.persons.delete(Self.ben)
            try await owners.accounts.setPin(try Pin("0420"), of: grandpa)
            _ = try await owners.persons.addProfile(named: "Aunt", keptBy: .owner)
        }
        try FileManager.default.removeItem(atPath: backup + ".sha256")
        try await Store.restore(backup, in: data.path)
        try await data.visit { store in
            let persons = try await store.services.persons.persons()
            #expect(persons.map(\.name) == ["Ada", "Grandma", "Grandpa", "Aunt"])
            #expect(persons.map(\.keeper) == [nil, nil, .owner, .owner])
            #expect(try await store.services.myFilms.myFilm(film, of: grandma).comment == "Hers.")
            let home = try #require(await store.services.persons.home(of: .owner))
            #expect(try await store.services.accounts.pins(in: home) == [grandpa])
        }
    }

    @Test func whoWasRetiredStaysRetired() async throws {
        try await prepareHousehold()
        try await data.visit { store in
            // The folder is the same, so the number is the same person.
            try await store.services.persons.rename(Self.ben, to: "Benjamin")
            _ = try await store.services.owners.persons.retire(Self.ben)
        }
        try await Store.restore(backup, in: data.path)
        let ben = try await data.visit { try await $0.services.persons.persons().first { $0.id == Self.ben } }
        #expect(ben?.retiredAt != nil)
    }

    /// Somebody else has the number there, and nobody asked to delete them.
    @Test func aBackupOfAnotherMachineKeepsItsPersons() async throws {
        try await prepareHousehold()
        let other = DataFolder()
        try await other.addFilms("E")
        try await other.visit { store in
            _ = try await store.services.owners.persons.add(PersonDraft(name: "Dora"))
            try await store.services.persons.delete(Self.ben)
            let backups = try #require(store.services.owners.backups)
            #expect(try await backups.forecast(backup).map(\.name) == ["", "Ben"])
        }
        try await Store.restore(backup, in: other.path)
        let names = try await other.visit { try await $0.services.persons.persons().map(\.name) }
        #expect(names == ["Ada", "Ben"])
    }

    private static let ben = Person.ID(rawValue: 2)

    /// A server keeps such sessions in memory when its disk is full, and somebody else restores.
    @Test func sessionsThatAreNotWrittenEndToo() async throws {
        let password = try Password("the old password")
        try await data.visit { try await $0.services.owners.accounts.setPassword(password) }
        try await prepare()
        let server = try await data.open()
        let accounts = server.services.accounts
        try await server.database.write { db in
            // Pages that migrations have emptied are used first.
            let empty = try Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0
            try db.execute(
                sql: "INSERT INTO note_to_self (name, value) VALUES ('full', printf('%.*c', ?, 'x'))",
                arguments: [max(1, empty - 1) * 4096])
            let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
            try db.execute(sql: "PRAGMA max_page_count = \(pages)")
        }
        var tokens: [SessionToken] = []
        for _ in 1...20 {
            let device = String(repeating: "x", count: Access.deviceLimit)
            tokens.append(try await accounts.signIn(password, on: device, replacing: nil))
        }
        #expect(try server.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM session") ?? 0 } < 20)
        for token in tokens { #expect(try await accounts.access(with: token) != .denied) }
        try await Store.restore(backup, in: data.path)
        for token in tokens { #expect(try await accounts.access(with: token) == .denied) }
        #expect(try await accounts.sessions(of: .owner).isEmpty)
        server.close()
    }

    @Test func onAnEmptyMachineTheBackupsPasswordHolds() async throws {
        let password = try Password("the old password")
        try await data.visit { try await $0.services.owners.accounts.setPassword(password) }
        try await prepare()
        let other = DataFolder()
        let (report, _) = try await Store.restore(backup, in: other.path)
        #expect(report.setAside == nil)
        try await other.visit { store in
            _ = try await store.services.accounts.signIn(password, on: "", replacing: nil)
        }
    }

    @Test func aPasswordThatWasRemovedDoesNotComeBack() async throws {
        try await data.visit { try await $0.services.owners.accounts.setPassword(try Password("the old password")) }
        try await prepare()
        try await data.visit { _ = try await $0.services.owners.accounts.removePassword() }
        try await Store.restore(backup, in: data.path)
        #expect(try await data.visit { try await $0.services.accounts.hasPassword() } == false)
    }

    @Test(arguments: [
        "CREATE TRIGGER evil AFTER INSERT ON viewing BEGIN DELETE FROM my_film; END",
        "CREATE VIEW evil AS SELECT * FROM session",
        "CREATE TABLE evil (x)",
        "DROP TRIGGER my_film_updated",
        "DROP INDEX viewing_by_place",
        "ALTER TABLE viewing ADD COLUMN evil TEXT",
        "DELETE FROM grdb_migrations WHERE identifier = '0003-shelves'",
        "INSERT INTO grdb_migrations VALUES ('0000-before')",
        """
        DROP TABLE grdb_migrations;
        CREATE VIEW grdb_migrations AS WITH RECURSIVE n(identifier) AS (SELECT 1 UNION ALL SELECT identifier + 1 FROM n)
        SELECT identifier FROM n
        """,
        "DELETE FROM grdb_migrations",
    ])
    func whatFilmzDidNotMakeIsRefused(_ sql: String) async throws {
        try await prepare()
        try DataFolder.change(backup, sql)
        try await expectRefusal(.foreign)
    }

    @Test func anotherProgramsDatabaseIsRefused() async throws {
        try await prepare()
        try FileManager.default.removeItem(atPath: backup)
        try DataFolder.change(backup, "CREATE TABLE film (id INTEGER PRIMARY KEY)")
        try await expectRefusal(.foreign)
    }

    @Test func aNewerFilmzsIsRefused() async throws {
        try await prepare()
        try DataFolder.change(backup, "INSERT INTO grdb_migrations VALUES ('9999-from-the-future')")
        try await expectRefusal(.tooNew)
    }

    @Test(arguments: [
        "UPDATE viewing SET film_id = 1", "PRAGMA ignore_check_constraints = ON; UPDATE my_film SET rating = 99",
    ])
    func brokenReferencesAndRulesAreRefused(_ sql: String) async throws {
        try await prepare()
        try DataFolder.change(backup, "PRAGMA foreign_keys = OFF; \(sql)")
        try await expectRefusal(.damaged)
    }

    @Test func damageAnywhereIsRefusedOrHarmless() async throws {
        try await prepare()
        let bytes = try Data(contentsOf: URL(filePath: backup))
        let before = try DataFolder.content(of: data.database)
        let rounds = RandomRounds(30)
        var random = rounds.generator
        var refused = 0
        for round in 1...rounds.count {
            var damaged = bytes
            let start = Int.random(in: 100..<bytes.count - 600, using: &random)
            for place in start..<start + 512 { damaged[place] = UInt8.random(in: 0...255, using: &random) }
            try damaged.write(to: URL(filePath: backup))
            do {
                try await Store.restore(backup, in: data.path)
                // The damage hit a place that nobody reads. Go back to where the next round begins.
                let aside = try #require(BackupFolder(in: data.path).backups().first { $0.kind == .beforeRestore })
                try await Store.restore(BackupFolder(in: data.path).path(of: aside.id), in: data.path)
            } catch is BackupError {
                refused += 1
            }
            let present = try DataFolder.content(of: data.database)
            #expect(present["viewing"] == before["viewing"], "round \(round), seed \(rounds.seed)")
        }
        #expect(refused > 0)
    }

    @Test(arguments: [0, 10, 100, 4096, 20_000])
    func aCutOffFileIsRefused(_ length: Int) async throws {
        try await prepare()
        let bytes = try Data(contentsOf: URL(filePath: backup))
        try bytes.prefix(length).write(to: URL(filePath: backup))
        try await expectRefusal(nil)
    }

    @Test func whatIsNoFileIsRefusedUnread() async throws {
        try await data.addFilms("A")
        try FileManager.default.createSymbolicLink(atPath: backup, withDestinationPath: "/dev/zero")
        try await expectRefusal(.unreadable)
        for path in ["/dev/zero", data.folder.path, "/nowhere"] {
            await #expect(throws: BackupError.unreadable) { try await Store.restore(path, in: data.path) }
        }
        await #expect(throws: BackupError.present) { try await Store.restore(data.database, in: data.path) }
    }

    @Test func otherSizesOfPagesAreTaken() async throws {
        try await prepare()
        try DataFolder.change(backup, "PRAGMA page_size = 8192; VACUUM")
        try await Store.restore(backup, in: data.path)
        #expect(try await data.seen() == ["A", "B"])
    }

    @Test func whatProcessesLeftIsRemoved() async throws {
        try await data.addFilms("A")
        let abandoned = data.path + "/.restore-12345678"
        try FileManager.default.createDirectory(atPath: abandoned, withIntermediateDirectories: false)
        try await data.addFilms("B")
        #expect(!FileManager.default.fileExists(atPath: abandoned))
    }

    /// - Parameter error: nil for any error that says that it is not a good backup
    private func expectRefusal(_ error: BackupError?) async throws {
        let before = try DataFolder.content(of: data.database)
        do {
            try await Store.restore(backup, in: data.path)
            Issue.record("it was taken")
        } catch let thrown as BackupError {
            if let error { #expect(thrown == error) } else { #expect([.damaged, .foreign].contains(thrown)) }
        }
        #expect(try DataFolder.content(of: data.database) == before, "nothing was changed")
        #expect(BackupFolder(in: data.path).backups().isEmpty)
        let files = try FileManager.default.contentsOfDirectory(atPath: data.path)
        #expect(!files.contains { $0.hasPrefix(".") }, "nothing is left")
    }
}
