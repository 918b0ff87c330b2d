import FilmzDomain
import GRDB

/// What of the personal database is made of the rest of it, and can be made anew: indexes, shelves, and the words by which
/// films of one's own are found.
enum PersonalRepair {
    /// Whether what is made of the rest agrees with it.
    static func areListsTrue(_ db: Database) throws -> Bool {
        let columns = try db.columns(in: "shelf_film").map(\.name).filter { $0 != "id" }.joined(separator: ", ")
        let (kept, derived) = ("SELECT \(columns) FROM shelf_film", "SELECT \(columns) FROM shelf_row")
        let differs = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (\(kept) EXCEPT \(derived)) OR EXISTS (\(derived) EXCEPT \(kept))")
        guard differs != true else { return false }
        let films = try Int64.fetchSet(db, sql: "SELECT id FROM film")
        return try films == Int64.fetchSet(db, sql: "SELECT rowid FROM film_text")
    }

    /// Makes all of it anew. Called inside a transaction.
    static func rebuild(_ db: Database) throws {
        try db.execute(
            sql: """
                REINDEX;
                DELETE FROM shelf_film;
                INSERT INTO shelf_film SELECT * FROM shelf_row;
                DELETE FROM film_text;
                """)
        for film in try KeptFilms.all(db) {
            try KeptFilms.save(film, inCatalogue: KeptFilms.isInCatalogue(film.id, db) == true, db)
        }
    }
}
