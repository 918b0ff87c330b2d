import FilmzDomain
import GRDB

/// Who told one person about one film, in the table `told`. Call the functions inside a transaction.
enum ReferralRecord {
    static func fetch(_ film: Film.ID, of person: Person.ID, in db: Database) throws -> [Referral] {
        let sql = "SELECT name, message, told_at FROM told WHERE person_id = ? AND film_id = ? ORDER BY told_at, name"
        let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [person.rawValue, film.rawValue])
        return rows.map { Referral(by: $0[0], message: $0[1], at: Timestamp(milliseconds: $0[2])) }
    }

    /// Replaces what is stored. The relation to the film must be stored already. When that is removed, these go with it.
    static func save(
        _ referrals: [Referral], insteadOf old: [Referral], of film: Film.ID, for person: Person.ID, in db: Database
    ) throws {
        for removed in old where !referrals.contains(where: { $0.by == removed.by }) {
            try db.cachedStatement(sql: "DELETE FROM told WHERE person_id = ? AND film_id = ? AND name = ?")
                .execute(arguments: [person.rawValue, film.rawValue, removed.by])
        }
        for new in referrals where !old.contains(new) {
            try db.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO told (person_id, film_id, name, message, told_at) VALUES (?, ?, ?, ?, ?)
                    """
            ).execute(arguments: [person.rawValue, film.rawValue, new.by, new.message, new.at.milliseconds])
        }
    }

    /// Who told about the film of a row, from its last column, which is ``toldColumn``.
    static func referrals(_ row: Row) -> [Referral] {
        let column: String? = row[row.count - 1]
        return (column ?? "").split(separator: recordSeparator).compactMap { record in
            let fields = record.split(separator: fieldSeparator, maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3, let time = Int64(fields[1]) else { return nil }
            return Referral(by: String(fields[0]), message: String(fields[2]), at: Timestamp(milliseconds: time))
        }
    }

    /// ASCII has these characters for this. They are in no name and no message.
    private static let recordSeparator: Character = "\u{1E}"
    private static let fieldSeparator: Character = "\u{1F}"

    /// Who told about a film and what they said, alphabetical, for a row of `viewing v` of `:person`: fields with
    /// `char(31)` between them, in records with `char(30)` between them.
    static let toldColumn = """
        (SELECT group_concat(name || char(31) || told_at || char(31) || message, char(30)) FROM told
            WHERE person_id = :person AND film_id = v.film_id)
        """

    /// The names of those who told a person about films, those who told most often first.
    static let tellersSQL = """
        SELECT name FROM told WHERE person_id = :person GROUP BY name ORDER BY count(*) DESC, max(told_at) DESC
        LIMIT :limit
        """
}
