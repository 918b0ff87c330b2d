import FilmzContracts
import FilmzDomain
import Foundation
import GRDB
import Synchronization
import Testing

@testable import FilmzStore

/// Whoever tries addresses cannot tell one that never was from one that ended: SQLite does the same for both.
struct ShareAddressTests {
    @Test func everyAddressThatLeadsNowhereTakesTheSameStatements() async throws {
        let database = try FilmzDatabase.inMemory()
        let clock = SettableClock()
        let films = StoredFilms(
            database: database, catalogue: CatalogueFile(.memory),
            providers: try ProvidersFile.inMemory(clock: clock.clock), clock: clock.clock)
        let myFilms = StoredMyFilms(database: database, films: films, clock: clock.clock)
        let shares = StoredShares(myFilms: myFilms, hasher: PasswordHasher(cost: .low))
        let film = try await films.add(FilmDraft(title: "A"), by: .owner).id
        func share(days: Int? = nil, passPhrase: String = "") async throws -> (Share.ID, SecretToken) {
            let id = Share.ID.random()
            let draft = ShareDraft(.film(film), days: days, passPhrase: passPhrase)
            return (id, try await shares.make(draft, id: id, of: .owner))
        }
        let taken = try await share()
        _ = try await shares.takeBack(taken.0, of: .owner)
        let ended = try await share(days: 1)
        let guarded = try await share(days: 1, passPhrase: "open sesame")
        let alive = try await share()
        clock.advance(seconds: 2 * 86_400)

        func statements(_ body: () async throws -> Void) async throws -> [String] {
            let seen = Mutex<[String]>([])
            try database.readOnce { db in
                db.trace { event in
                    if case .statement(let statement) = event { seen.withLock { $0.append(statement.sql) } }
                }
            }
            try await body()
            try database.readOnce { $0.trace(nil) }
            return seen.withLock { $0 }
        }
        var asked: [[String]] = []
        for address in [SecretToken.random(), taken.1, ended.1, guarded.1] {
            asked.append(
                try await statements { () async throws in
                    #expect(try shares.open(address, with: nil) == nil)
                    let unlocking = try await shares.unlock(address, passPhrase: "open sesame", from: nil)
                    #expect(unlocking == nil)
                })
        }
        #expect(asked[0].filter { $0.contains("share_address") }.count == 2)
        #expect(Set(asked).count == 1)
        // The hash is looked up in an index, in one step, whatever there is.
        let plan = try database.read { db in
            try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + ShareRecord.addressSQL, arguments: [Data(), 0])
                .map { $0["detail"] as String }
        }
        #expect(!plan.isEmpty, "\(plan)")
        #expect(plan.allSatisfy { $0.hasPrefix("SEARCH") || $0.contains("SUBQUERY") }, "\(plan)")
        #expect(try shares.open(alive.1, with: nil) != nil)
    }
}
