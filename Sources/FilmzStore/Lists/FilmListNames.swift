import FilmzDomain
import GRDB

/// The names of a person's lists as SQL, last changed first. Call the function inside a transaction.
struct FilmListNames {
    let choice: FilmListName.Choice
    /// The film that the choice is about, by its current ID.
    let film: Film.ID?
    let person: Person.ID

    func names(limit: Int, in db: Database) throws -> [FilmListName] {
        let arguments: StatementArguments = [
            "person": person.rawValue, "film": film?.rawValue ?? 0, "limit": limit,
        ]
        return try NameColumn.fetchAll(db.cachedStatement(sql: sql), arguments: arguments).compactMap { row in
            FilmList.ID(rawValue: row[.id]).map {
                FilmListName(id: $0, name: row[.name], filmCount: row[.filmCount], hasFilm: row[.hasFilm])
            }
        }
    }

    private enum NameColumn: Int, StoredColumn {
        case id, name, hasFilm, filmCount

        static let names = spelled
    }

    var sql: String {
        """
        SELECT l.id, l.name, \(Self.hasFilm) AS has_film, \(isCounted ? Self.count : "NULL") AS film_count
        FROM film_list l
        WHERE l.person_id = :person AND l.is_removed = 0\(condition)
        ORDER BY l.changed_at DESC, l.id DESC LIMIT :limit
        """
    }

    private var isCounted: Bool {
        if case .byHand = choice { true } else { false }
    }

    private var condition: String {
        switch choice {
        case .all: ""
        case .having: " AND l.id IN (\(Self.having))"
        case .byHand: " AND l.rule IS NULL"
        }
    }

    private static let hasFilm = """
        EXISTS (SELECT 1 FROM film_list_entry e WHERE e.person_id = :person AND e.list_id = l.id AND e.film_id = :film)
        """

    private static let having =
        "SELECT e.list_id FROM film_list_entry e WHERE e.film_id = :film AND e.person_id = :person"

    private static let count = """
        (SELECT count(*) FROM film_list_entry e WHERE e.person_id = :person AND e.list_id = l.id)
        """
}

extension FilmListName.Choice {
    var film: Film.ID? {
        switch self {
        case .all: nil
        case .having(let film): film
        case .byHand(let film): film
        }
    }
}
