import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Synchronization
import Testing

@testable import FilmzStore

/// Secret addresses of calendars in the files.
struct CalendarAddressTests {
    /// Whoever tries addresses cannot tell one that never was from one that was revoked: SQLite does the same for both.
    @Test func everyAddressThatLeadsNowhereTakesTheSameStatements() async throws {
        let database = try FilmzDatabase.inMemory()
        let calendars = StoredCalendarFeeds(database: database, clock: SettableClock().clock)
        let replaced = try await calendars.make(.episodes, in: "en", of: .owner)
        let revoked = try await calendars.make(.episodes, in: "en", of: .owner)
        #expect(try await calendars.revoke(.episodes, of: .owner))
        let alive = try await calendars.make(.episodes, in: "en", of: .owner)
        let seen = Mutex<[String]>([])
        try database.readOnce { db in
            db.trace { event in
                if case .statement(let statement) = event { seen.withLock { $0.append(statement.sql) } }
            }
        }
        var asked: [[String]] = []
        for address in [SecretToken.random(), replaced, revoked, .random()] {
            seen.withLock { $0 = [] }
            #expect(try calendars.open(address) == nil)
            asked.append(seen.withLock { $0 })
        }
        try database.readOnce { $0.trace(nil) }
        #expect(asked[0].filter { $0.contains("calendar_feed") }.count == 1)
        #expect(Set(asked).count == 1)
        #expect(try calendars.open(alive) != nil)
        let plan = try database.read { db in
            try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + StoredCalendarFeeds.addressSQL, arguments: [Data()])
                .map { $0["detail"] as String }
        }
        #expect(!plan.isEmpty, "\(plan)")
        #expect(plan.allSatisfy { $0.hasPrefix("SEARCH") }, "\(plan)")
    }

    @Test func onlyAHashIsOnTheDisk() async throws {
        let data = DataFolder()
        let token = try await data.visit { try await $0.services.calendars.make(.episodes, in: "en", of: .owner) }
        let file = try Data(contentsOf: URL(filePath: data.database))
        for secret in [Data(token.text.utf8), Data(token.bytes)] { #expect(file.range(of: secret) == nil) }
        #expect(file.range(of: token.hash) != nil)
    }

    @Test func aRestoreBringsBackNoAddressThatWasRevokedOrReplaced() async throws {
        let data = DataFolder()
        let backup = data.folder.path + "/backup.sqlite"
        let store = try await data.open()
        let calendars = store.services.calendars
        let other = try await store.services.owners.persons.add(PersonDraft(name: "Ada")).id
        let kept = try await calendars.make(.episodes, in: "en", of: other)
        let replaced = try await calendars.make(.episodes, in: "en", of: .owner)
        try store.writeBackup(to: backup)
        let later = try await calendars.make(.episodes, in: "en", of: .owner)
        _ = try await store.services.owners.backups?.restore(backup)
        #expect(try await calendars.open(kept)?.person == other)
        for address in [replaced, later] { #expect(try await calendars.open(address) == nil) }
        store.close()
    }

    @Test func anEmptyFilmzTakesTheAddressesOfTheBackup() async throws {
        let data = DataFolder()
        let other = DataFolder()
        let backup = data.folder.path + "/backup.sqlite"
        let token = try await data.visit { store in
            let token = try await store.services.calendars.make(.episodes, in: "en", of: .owner)
            try store.writeBackup(to: backup)
            return token
        }
        let store = try await other.open()
        _ = try await store.services.owners.backups?.restore(backup)
        #expect(try await store.services.calendars.open(token) != nil)
        store.close()
    }
}
