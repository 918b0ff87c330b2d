import FilmzDomain
import GRDB

extension FilmUses {
    /// The uses of a film by a person and by others, besides that person's own relation to it. Call it inside a
    /// transaction.
    static func fetch(_ film: Film.ID, for person: Person.ID, in db: Database) throws -> FilmUses {
        let statement = try db.cachedStatement(sql: usesSQL)
        guard
            let row = try UseColumn.fetchOne(statement, arguments: ["person": person.rawValue, "film": film.rawValue])
        else { return [] }
        return UseColumn.allCases.reduce(into: []) { uses, column in
            if row[column] { uses.insert(column.use) }
        }
    }

    private enum UseColumn: Int, StoredColumn {
        case byOthers, listed, passedOn, planned, chosen, catalogued

        static let names = spelled

        var use: FilmUses {
            switch self {
            case .byOthers: .byOthers
            case .listed: .listed
            case .passedOn: .passedOn
            case .planned: .planned
            case .chosen: .chosen
            case .catalogued: .catalogued
            }
        }
    }

    /// Lists that were removed do not count. Others can do something only with a film that they have met. A showing has
    /// its film as text.
    static let usesSQL = """
        SELECT
            EXISTS (SELECT 1 FROM met_film WHERE film_id = :film AND person_id <> :person) AS by_others,
            EXISTS (
                SELECT 1 FROM film_list_entry e
                JOIN film_list l ON l.person_id = e.person_id AND l.id = e.list_id AND NOT l.is_removed
                WHERE e.film_id = :film AND e.person_id = :person
            ) AS listed,
            EXISTS (SELECT 1 FROM share_film WHERE film_id = :film AND person_id = :person) AS passed_on,
            EXISTS (SELECT 1 FROM title_meaning WHERE person_id = :person AND film_id = :film) OR EXISTS (
                SELECT 1 FROM planned_visit
                WHERE person_id = :person AND CAST(json_extract(showtime, '$.film') AS INTEGER) = :film
            ) AS planned,
            EXISTS (SELECT 1 FROM file_import_choice WHERE person_id = :person AND film_id = :film) AS chosen,
            EXISTS (SELECT 1 FROM film WHERE id = :film AND in_catalogue) AS catalogued
        """
}
