import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import GRDB
import Testing

@testable import FilmzStore

/// What a restore says adds up to the rows of the backup.
struct RestoreResultTests {
    private static let kept = ["my_film", "viewing", "film_list", "share", "session", "share_address", "calendar_feed"]

    private static func rows(_ path: String) throws -> [String: Int] {
        try DatabaseQueue(path: path).read { db in
            Dictionary(
                uniqueKeysWithValues: try kept.map { table in
                    (table, try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0)
                })
        }
    }

    @Test func everyRowIsTakenOrLeftOut() async throws {
        let data = DataFolder()
        let backup = data.folder.path + "/backup.sqlite"
        let password = try Password("the old password")
        try await data.addFilms("A", "B")
        let gone = try await data.visit { store in
            let services = store.services
            try await services.owners.accounts.setPassword(password)
            for _ in 1...2 { _ = try await services.accounts.signIn(password, on: "phone", replacing: nil) }
            let seen = try await services.myFilms.films(MyFilmsQuery(shelf: .seen), of: .owner)
            for name in ["Rainy days", "Removed"] {
                let id = FilmList.ID.random()
                _ = try await services.lists.make(FilmListDraft(name: name), id: id, with: Array(seen), of: .owner)
                if name == "Removed" { _ = try await services.lists.apply(.setRemoved(true), to: id, of: .owner) }
            }
            let shares = [Share.ID.random(), .random()]
            for (id, film) in zip(shares, seen) {
                _ = try await services.shares.make(ShareDraft(.film(film)), id: id, of: .owner)
                _ = try await services.shares.newAddress(of: id, by: .owner)
            }
            try store.writeBackup(to: backup)
            return shares[0]
        }
        let before = try Self.rows(backup)
        try await data.visit { store in _ = try await store.services.shares.takeBack(gone, of: .owner) }
        try await data.addFilms("C")
        let (report, _) = try await Store.restore(backup, in: data.path)
        let after = try Self.rows(data.database)
        #expect(report.counts.taken == RestoreResult.Holdings(films: 2, viewings: 2, lists: 1))
        #expect(report.counts.replaced == RestoreResult.Holdings(films: 3, viewings: 3, lists: 1))
        #expect(report.counts.signIns == 2)
        #expect(report.counts.addresses == 2)
        for table in ["my_film", "viewing", "film_list", "share"] { #expect(after[table] == before[table], "\(table)") }
        let left = report.counts.signIns + report.counts.addresses
        #expect(before.values.reduce(0, +) == after.values.reduce(0, +) + left)
    }
}
