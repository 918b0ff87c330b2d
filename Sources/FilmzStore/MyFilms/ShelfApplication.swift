import FilmzDomain
import GRDB

/// Adds the relations of a person that a change made to their shelves, and removes those that it removed, in pieces.
/// The progress is kept only in memory; a new run goes through all of the person's films.
struct ShelfApplication: Equatable {
    /// The last films that were checked.
    private var missing: Int64 = 0
    private var lastGone: Int64 = 0

    private static let pieceSize = 50

    /// Does the next piece of the work. Call it inside a write.
    /// - Returns: whether there may be more to do
    mutating func step(_ person: Person.ID, in db: Database) throws -> Bool {
        let missing = try Self.films(Self.missingSQL, after: missing, of: person, in: db)
        if let last = missing.last {
            try db.cachedStatement(sql: Self.shelvingSQL).execute(arguments: [person.rawValue, missing.json])
            self.missing = last
            return true
        }
        let goneFilms = try Self.films(Self.goneSQL, after: lastGone, of: person, in: db)
        if let last = goneFilms.last {
            try db.cachedStatement(sql: Self.takingOffSQL).execute(arguments: [person.rawValue, goneFilms.json])
            self.lastGone = last
            return true
        }
        // The person may have done something with films before these.
        defer { self = ShelfApplication() }
        return self != ShelfApplication()
    }

    private static func films(_ sql: String, after last: Int64, of person: Person.ID, in db: Database) throws -> [Int64]
    {
        try Int64.fetchAll(
            db.cachedStatement(sql: sql), arguments: ["person": person.rawValue, "last": last, "limit": pieceSize])
    }

    static let shelvingSQL = """
        INSERT INTO shelf_film SELECT * FROM shelf_row
        WHERE person_id = ? AND film_id IN (SELECT value FROM json_each(?))
        """

    static let takingOffSQL = """
        DELETE FROM shelf_film
        WHERE person_id = ? AND shelf IN (1, 2, 3, 4) AND film_id IN (SELECT value FROM json_each(?))
        """

    static let missingSQL = """
        SELECT m.film_id FROM my_film m WHERE m.person_id = :person AND m.film_id > :last AND NOT EXISTS (
            SELECT 1 FROM shelf_film s WHERE s.person_id = :person AND s.shelf = 4 AND s.film_id = m.film_id
        ) ORDER BY m.film_id LIMIT :limit
        """

    static let goneSQL = """
        SELECT s.film_id FROM shelf_film s WHERE s.person_id = :person AND s.shelf = 4 AND s.film_id > :last AND NOT EXISTS (
            SELECT 1 FROM my_film m WHERE m.person_id = :person AND m.film_id = s.film_id
        ) ORDER BY s.film_id LIMIT :limit
        """
}
