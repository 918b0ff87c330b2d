import FilmzDomain
import GRDB

/// The columns of `told`.
enum ReferralColumn: Int, StoredColumn {
    case name, message, toldAt

    static let names = spelled
}

/// Who told one person about one film, in the table `told`. Call the functions inside a transaction.
enum ReferralRecord {
    static func fetch(_ film: Film.ID, of person: Person.ID, in db: Database) throws -> [Referral] {
        try ReferralColumn.fetchAll(db.cachedStatement(sql: fetchSQL), arguments: [person.rawValue, film.rawValue])
            .map(referral)
    }

    private static let fetchSQL = """
        SELECT \(ReferralColumn.list()) FROM told WHERE person_id = ? AND film_id = ? ORDER BY told_at, name
        """

    /// Who told about several films, by the films' IDs.
    /// - Parameter statement: a SELECT of ``FilmIDColumn`` and ``ReferralColumn``
    static func byFilm(_ statement: Statement, arguments: StatementArguments) throws -> [Int64: [Referral]] {
        var byFilm: [Int64: [Referral]] = [:]
        let film = try ColumnPlace<FilmIDColumn>(in: statement)
        let rows = try ReferralColumn.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() { byFilm[film.columns(of: row)[.filmID], default: []].append(referral(row)) }
        return byFilm
    }

    private static func referral(_ row: StoredRow<ReferralColumn>) -> Referral {
        Referral(by: row[.name], message: row[.message], at: Timestamp(milliseconds: row[.toldAt]))
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
            let row = ReferralColumn.arguments { column in
                switch column {
                case .name: new.by
                case .message: new.message
                case .toldAt: new.at.milliseconds
                }
            }
            try db.cachedStatement(sql: saveSQL).execute(arguments: [person.rawValue, film.rawValue] + row)
        }
    }

    static let saveSQL = ReferralColumn.upsertion(into: "told", owner: ["person_id", "film_id"], key: [.name])

    /// Reads ``toldColumn``.
    static func referrals(_ column: String?) -> [Referral] {
        (column ?? "").split(separator: recordSeparator).compactMap { record in
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
