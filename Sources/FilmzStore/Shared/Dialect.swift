/// The SQL that SQLite has and PostgreSQL has not. All other statements are written as both read them, apart from
/// migrations, `PRAGMA`s and what repairs a file of SQLite; the functions that they call are listed in
/// `docs/decisions/0055-records-by-column.md`.
enum Dialect {
    /// Joins the table behind it on a condition, after the table before it was read: SQLite knows too little about an
    /// array of IDs to choose this order itself.
    static let join = "CROSS JOIN"

    /// Before OFFSET, when there is no LIMIT.
    static let noLimit = "LIMIT -1"

    /// Names the index that a table is read by.
    static func index(_ name: String) -> String { "INDEXED BY \(name)" }
}
