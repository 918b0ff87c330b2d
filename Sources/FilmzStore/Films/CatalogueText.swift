import FilmzDomain
import GRDB

/// The full-text index of a catalogue that has no other index of its titles.
enum CatalogueText {
    private static let insertion = "INSERT INTO film_text (rowid, titles, people) VALUES (?, ?, ?)"

    /// Fills it from the films that are there.
    static func fill(_ db: Database) throws {
        let text = try db.makeStatement(sql: insertion)
        let names = try db.makeStatement(sql: "INSERT INTO film_names (film_id, names) VALUES (?, ?)")
        let rows = try Row.fetchCursor(db, sql: "SELECT \(FilmRecord.columns) FROM film")
        while let row = try rows.next() {
            let film = try FilmRecord.film(row)
            try text.execute(arguments: [film.id.rawValue, FilmText.titles(film), FilmText.people(film)])
            try names.execute(arguments: [film.id.rawValue, FilmText.names(film)])
        }
        try db.execute(sql: "INSERT INTO film_text (film_text) VALUES ('optimize')")
    }

    /// Takes a film out.
    static func remove(_ film: Film, _ db: Database) throws {
        try db.execute(
            sql: "INSERT INTO film_text (film_text, rowid, titles, people) VALUES ('delete', ?, ?, ?)",
            arguments: [film.id.rawValue, FilmText.titles(film), FilmText.people(film)])
        try db.execute(sql: "DELETE FROM film_names WHERE film_id = ?", arguments: [film.id.rawValue])
    }

    /// Puts a film in.
    static func insert(_ film: Film, _ db: Database) throws {
        try db.execute(
            sql: insertion, arguments: [film.id.rawValue, FilmText.titles(film), FilmText.people(film)])
        try db.execute(
            sql: "INSERT INTO film_names (film_id, names) VALUES (?, ?)",
            arguments: [film.id.rawValue, FilmText.names(film)])
    }
}
