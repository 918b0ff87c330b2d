import FilmzDomain
import GRDB

extension PersonalFilms {
    /// Merges two films. All of persons' data about `id` moves to `survivor`, whose facts must already be stored, and
    /// from now on both IDs lead to it.
    static func mergeEverything(about id: Film.ID, into survivor: Film.ID, in db: Database) throws {
        guard id != survivor else { return }
        let persons = try Int64.fetchAll(
            db, sql: "SELECT person_id FROM my_film WHERE film_id = ?", arguments: [id.rawValue])
        for person in persons.map(Person.ID.init(rawValue:)) {
            let movedFilm = try MyFilmRecord.fetch(id, of: person, with: .all, in: db)
            let existing = try MyFilmRecord.fetch(survivor, of: person, with: .all, in: db)
            try MyFilmRecord.save(MyFilm(), insteadOf: movedFilm, of: id, for: person, in: db)
            try MyFilmRecord.save(
                existing.merged(with: movedFilm), insteadOf: existing, of: survivor, for: person, in: db)
        }
        try db.execute(
            sql: """
                INSERT INTO met_film (person_id, film_id) SELECT person_id, ? FROM met_film WHERE film_id = ?
                ON CONFLICT DO NOTHING
                """,
            arguments: [survivor.rawValue, id.rawValue])
        try EpisodeRecord.merge(id, into: survivor, in: db)
        try FilmListRecord.merge(id, into: survivor, in: db)
        try ShareRecord.merge(id, into: survivor, in: db)
        try delete(where: "id = ?", arguments: [id.rawValue], in: db)
        try alias(id, to: survivor, in: db)
    }
}
