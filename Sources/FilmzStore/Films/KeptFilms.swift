import FilmzDomain
import GRDB

/// The personal database's own knowledge of films: facts of those that personal data refers to, and which IDs lead to
/// which film. Functions are called inside a transaction.
enum KeptFilms {
    /// The film's own ID, given any ID that leads to it.
    static func resolve(_ id: Film.ID, _ db: Database) throws -> Film.ID {
        let sql = "SELECT film_id FROM film_alias WHERE alias_id = ?"
        let found = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [id.rawValue])
        return found.flatMap(Film.ID.init(rawValue:)) ?? id
    }

    /// Makes an ID lead to a film, and with it all IDs that lead to the former.
    static func alias(_ id: Film.ID, to film: Film.ID, _ db: Database) throws {
        guard id != film else { return }
        try removeAlias(film, db)
        try db.execute(
            sql: "UPDATE film_alias SET film_id = ? WHERE film_id = ?", arguments: [film.rawValue, id.rawValue])
        try db.execute(
            sql: """
                INSERT INTO film_alias (alias_id, film_id) VALUES (?, ?)
                ON CONFLICT (alias_id) DO UPDATE SET film_id = excluded.film_id
                """, arguments: [id.rawValue, film.rawValue])
    }

    /// Makes an ID lead to no other film any more.
    static func removeAlias(_ id: Film.ID, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM film_alias WHERE alias_id = ?", arguments: [id.rawValue])
    }

    static func film(_ id: Film.ID, _ db: Database) throws -> Film? {
        try films(db, where: "id = ?", [id.rawValue]).first
    }

    static func film(_ externalID: ExternalID, _ db: Database) throws -> Film? {
        let column = FilmRecord.column(of: externalID)
        return try films(db, where: "\(column.name) = ?", [column.value]).first
    }

    /// The films that no catalogue has: added by hand, or lost.
    static func outsideCatalogue(_ db: Database) throws -> [Film] {
        try films(db, where: "in_catalogue = 0")
    }

    static func all(_ db: Database) throws -> [Film] {
        try films(db, where: "true")
    }

    private static func films(
        _ db: Database, where condition: String, _ arguments: StatementArguments = StatementArguments()
    ) throws -> [Film] {
        try FilmRecord.films(
            db, sql: "SELECT \(FilmRecord.columns) FROM film WHERE \(condition)", arguments: arguments)
    }

    /// Whether a person may correct it: it was added by hand, and no catalogue has it.
    static func isEditable(_ id: Film.ID, _ db: Database) throws -> Bool {
        try id.externalID == nil && isInCatalogue(id, db) == false
    }

    static func save(_ film: Film, inCatalogue: Bool, _ db: Database) throws {
        let sql = FilmRecord.upsertion(into: "film", extraColumns: ["in_catalogue"])
        try db.cachedStatement(sql: sql).execute(arguments: FilmRecord.arguments(film) + [inCatalogue])
    }

    static func isInCatalogue(_ id: Film.ID, _ db: Database) throws -> Bool? {
        try Bool.fetchOne(db, sql: "SELECT in_catalogue FROM film WHERE id = ?", arguments: [id.rawValue])
    }

    /// Makes one film of two: all that any person has with `id` moves to `survivor`, whose facts must be kept already,
    /// and both IDs lead to it from now on.
    static func merge(_ id: Film.ID, into survivor: Film.ID, _ db: Database) throws {
        guard id != survivor else { return }
        let persons = try Int64.fetchAll(
            db, sql: "SELECT person_id FROM my_film WHERE film_id = ?", arguments: [id.rawValue])
        for person in persons.map(Person.ID.init(rawValue:)) {
            let mine = try MyFilmRecord.fetch(id, person, db)
            let theirs = try MyFilmRecord.fetch(survivor, person, db)
            try MyFilmRecord.save(MyFilm(), id, person, db)
            try MyFilmRecord.save(theirs.merged(with: mine), survivor, person, db)
        }
        try db.execute(sql: "DELETE FROM film WHERE id = ?", arguments: [id.rawValue])
        try alias(id, to: survivor, db)
    }
}
