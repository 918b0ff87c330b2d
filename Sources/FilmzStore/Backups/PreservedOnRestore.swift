import FilmzDomain
import Foundation
import GRDB

/// The data that a restored backup does not replace: who may sign in, with their names, roles, keepers, passwords, PINs,
/// invitations and known browsers, what happened to their access, sign-in attempts, the revoked addresses of shares and
/// calendars, and the numbers by which readers notice changes.
struct PreservedOnRestore: Sendable {
    /// The rows of these tables, as columns with values.
    private let rows: [String: [[String: DatabaseValue]]]
    private static let tables = ["account_event", "invitation", "known_browser", "pin", "sign_in_attempt"]
    /// Nil when they cannot be read.
    private let persons: [Person]?
    /// The numbers of those who were deleted.
    private let deleted: [Person.ID]
    /// What this data folder and its backups have in common; nil where only one person was ever served by commands.
    private let origin: String?
    /// Whether the replaced database was empty. Then the backup's own password is used.
    private let isEmpty: Bool
    /// The hashes of the addresses of shares that led somewhere.
    private let addresses: Set<Data>
    /// The hashes of the addresses of calendars that led somewhere.
    private let calendarAddresses: Set<Data>
    private let revision: Int64
    private let ownFilms: Int64
    private let facts: Int64
    private let aliases: Int64

    init(_ db: Database) throws {
        // An older or damaged database may lack the others. Without the passwords, nothing is preserved.
        var rows = Dictionary(uniqueKeysWithValues: Self.tables.map { ($0, (try? Self.rows(of: $0, in: db)) ?? []) })
        rows["password"] = try Self.rows(of: "password", in: db)
        self.rows = rows
        persons = try? StoredPersons.all(db)
        deleted = (try? PersonDeletion.all(db)) ?? []
        origin = try? StoreMetadata.tagKey.value(db)
        // A table that cannot be read had something in it.
        isEmpty = (try? Self.isEmpty(db)) ?? false
        // An address that cannot be read may have been revoked.
        addresses = (try? ShareRecord.addresses(db)) ?? []
        calendarAddresses = (try? StoredCalendarFeeds.addresses(db)) ?? []
        revision = try Int64.fetchOne(db, sql: "SELECT max(revision) FROM person") ?? 0
        ownFilms = try Int64.fetchOne(db, sql: "SELECT max(own_films) FROM person") ?? 0
        facts = try Int64.fetchOne(db, sql: "SELECT max(facts) FROM film_stamp") ?? 0
        aliases = try Int64.fetchOne(db, sql: "SELECT max(aliases) FROM film_stamp") ?? 0
    }

    /// Whether a database has nothing from any person. A password counts as something.
    static func isEmpty(_ db: Database) throws -> Bool {
        let tables = [
            "my_film", "change", "recent_query", "film_match", "not_seen", "film_list", "share", "received",
            "file_import", "file_import_choice", "calendar_feed", "theatre", "title_meaning", "planned_visit",
            "my_services", "advertisement",
            "advertising_limit", "advertising_off", "password",
        ]
        let sql = tables.map { "EXISTS (SELECT 1 FROM \($0))" }.joined(separator: " OR ")
        return try Bool.fetchOne(db, sql: "SELECT NOT (\(sql) OR EXISTS (\(PersonalFilms.typedSQL)))") ?? false
    }

    /// Writes these rows and numbers into a backup that replaces everything else.
    func apply(to db: Database) throws -> RestoreOmissions {
        var leftOut = try Self.detach(db)
        if !isEmpty {
            let areTheSame = Self.isSame(try StoreMetadata.tagKey.value(db), as: origin)
            // Who was deleted stays deleted. A backup of another machine has other persons under these numbers.
            // Whoever is no longer anybody's profile stays when their former keeper goes.
            if areTheSame {
                try db.execute(sql: "UPDATE person SET keeper_id = NULL")
                for person in deleted { try PersonDeletion().delete(person, in: db) }
            }
            // The folder stays the one that it was.
            if let origin { try StoreMetadata.tagKey.set(origin, in: db) }
            let known =
                if let persons {
                    try StoredPersons.keep(persons, areTheSame: areTheSame, in: db)
                } else {
                    Set(try StoredPersons.all(db).map(\.id))
                }
            for (table, rows) in rows {
                try db.execute(sql: "DELETE FROM \(table)")
                for row in rows where Self.person(of: row).map(known.contains) ?? true {
                    try Self.insert(row, into: table, in: db)
                }
            }
            // Addresses revoked since the backup stay revoked, and so do those that are in neither.
            leftOut.addresses += try ShareRecord.keepAddresses(addresses, in: db)
            leftOut.addresses += try StoredCalendarFeeds.keepAddresses(calendarAddresses, in: db)
        }
        // Sessions that a server keeps in memory end too: they last as long as this does not change.
        try db.execute(sql: "UPDATE password SET changed_at = changed_at + 1")
        // Nothing that was cached from the old data may be used for the new data.
        try db.execute(
            sql: """
                UPDATE person SET revision = max(revision, ?) + 1, own_films = max(own_films, ?) + 1;
                UPDATE film_stamp SET facts = max(facts, ?) + 1, aliases = max(aliases, ?) + 1
                """, arguments: [revision, ownFilms, facts, aliases])
        return leftOut
    }

    /// Whether a backup and the present database are of one data folder, by what each has in common with its folder.
    static func isSame(_ origin: String?, as other: String?) -> Bool {
        origin != nil && origin == other
    }

    /// Removes the sessions and invitations from a backup, and notes that its IDs belong to another catalogue.
    static func detach(_ db: Database) throws -> RestoreOmissions {
        // Some sessions may have been ended after the backup was made.
        try db.execute(sql: "DELETE FROM session")
        let leftOut = RestoreOmissions(signIns: db.changesCount)
        // Some may have been accepted.
        try db.execute(sql: "DELETE FROM invitation")
        try StoredCatalogue.requireIdentification(db)
        return leftOut
    }

    private static func rows(of table: String, in db: Database) throws -> [[String: DatabaseValue]] {
        try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map { row in
            Dictionary(row.map { ($0, $1) }) { first, _ in first }
        }
    }

    /// The person whose row it is; nil for a row of nobody.
    private static func person(of row: [String: DatabaseValue]) -> Person.ID? {
        row["person_id"].flatMap { Int64.fromDatabaseValue($0) }.map { Person.ID(rawValue: $0) }
    }

    private static func insert(_ row: [String: DatabaseValue], into table: String, in db: Database) throws {
        // A newer version of Filmz may have more columns.
        let columns = Set(try db.columns(in: table).map(\.name))
        let row = row.filter { columns.contains($0.key) }
        let names = row.keys.sorted()
        let marks = names.map { ":\($0)" }.joined(separator: ", ")
        try db.execute(
            sql: "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks))",
            arguments: StatementArguments(row))
    }
}

/// The counts of what a restore leaves out of a backup.
struct RestoreOmissions: Sendable {
    var signIns = 0
    var addresses = 0
}
