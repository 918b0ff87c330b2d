import Foundation
import GRDB
import Testing

@testable import FilmzStore

/// Statements that write a row in the place of one with the same key. Nothing of the old row stays.
struct UpsertTests {
    /// An upsert of all columns of a table.
    struct Upsert: CustomTestStringConvertible {
        let table: String
        let sql: String
        var isOfProviders = false

        var testDescription: String { table }
    }

    private static let upserts = [
        Upsert(table: "told", sql: ReferralRecord.saveSQL),
        Upsert(table: "change_film", sql: ChangeRecord.filmRows.single),
        Upsert(table: "password", sql: StoredAccounts.savePasswordSQL),
        Upsert(table: "person_time_zone", sql: StoredPersons.saveTimeZoneSQL),
        Upsert(table: "sign_in_attempt", sql: SignInRecord.saveSQL),
        Upsert(table: "file_import_choice", sql: StoredFileImports.saveChoiceSQL),
        Upsert(table: "note_to_self", sql: StoreMetadata.saveSQL),
        Upsert(table: "calendar_feed", sql: StoredCalendarFeeds.saveSQL),
        Upsert(table: "offer_refresh", sql: OfferRefreshRecord.saveSQL, isOfProviders: true),
    ]

    /// A value of a column's type, another one for each row.
    private static func value(_ column: ColumnInfo, row: Int) -> DatabaseValue {
        switch column.type {
        case "TEXT": "\(column.name) \(row)".databaseValue
        case "BLOB": Data("\(column.name) \(row)".utf8).databaseValue
        default: row.databaseValue
        }
    }

    @Test(arguments: upserts)
    func nothingOfTheOldRowStays(_ upsert: Upsert) throws {
        let queue = try DatabaseQueue()
        if upsert.isOfProviders {
            try queue.write(ProvidersSchema.prepare)
        } else {
            try FilmzDatabase.migrator.migrate(queue)
        }
        try queue.writeWithoutTransaction { db in
            // The values are none that a person could have written.
            try db.execute(sql: "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
            let columns = try db.columns(in: upsert.table)
            let named = try #require(upsert.sql.split(separator: "(").dropFirst().first?.split(separator: ")").first)
            let names = named.split(separator: ", ").map(String.init)
            #expect(Set(names) == Set(columns.map(\.name)))
            let written = try names.map { name in try #require(columns.first { $0.name == name }) }
            func write(_ row: Int) throws -> [String: DatabaseValue] {
                let values = written.map { Self.value($0, row: $0.primaryKeyIndex > 0 ? 1 : row) }
                try db.execute(sql: upsert.sql, arguments: StatementArguments(values))
                return Dictionary(uniqueKeysWithValues: zip(names, values))
            }
            try db.execute(sql: "DELETE FROM \(upsert.table)")
            _ = try write(2)
            let second = try write(3)
            let rows = try Row.fetchAll(db, sql: "SELECT * FROM \(upsert.table)")
            #expect(rows.map { Dictionary(uniqueKeysWithValues: $0.map { ($0, $1) }) } == [second])
        }
    }
}
