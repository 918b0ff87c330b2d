import FilmzDomain
import GRDB

/// Compares what people wrote with a backup of it. SQLite notices when a page, an index or a number breaks, but not a
/// bit that flips in a text; a backup has the text twice.
enum BackupComparison {
    /// Counts the films whose words differ from those in a backup, although the films have no change since. What was
    /// changed has a row in ``FilmzDatabase/changes``, and what was undone has lost one. Persons with so many changes
    /// since that rows were dropped are not compared.
    /// - Parameters:
    ///   - path: the database, or a newer backup of it
    ///   - backup: the backup, which must be good
    ///   - madeAt: the time when the backup was made
    /// - Returns: nil when the two cannot be compared, because another version wrote one of them
    static func unexplainedFilms(in path: String, against backup: String, madeAt: Timestamp) throws -> Int? {
        let database = try DatabaseQueue.forLooking(path)
        return try database.inDatabase { db in
            try db.execute(sql: "ATTACH DATABASE ? AS kept", arguments: [backup])
            let versions = try ["main", "kept"].map { schema in
                try String.fetchSet(db, sql: "SELECT identifier FROM \(schema).grdb_migrations")
            }
            guard versions[0] == versions[1] else { return nil }
            // The name of a backup has only seconds.
            return try Int.fetchOne(
                db, sql: "SELECT count(DISTINCT film_id) FROM (\(differing)) different WHERE \(unexplained)",
                arguments: ["since": madeAt.milliseconds - 1_000, "kept": Change.keptPerPerson])
        }
    }

    private static let differing = """
        SELECT present.person_id, present.film_id
        FROM main.viewing present JOIN kept.viewing former USING (person_id, id)
        WHERE present.note IS NOT former.note AND present.film_id = former.film_id
        UNION
        SELECT present.person_id, present.film_id
        FROM main.my_film present JOIN kept.my_film former USING (person_id, film_id)
        WHERE present.comment IS NOT former.comment
        """

    private static let unexplained = """
        NOT EXISTS (
            SELECT 1 FROM main.change_film JOIN main.change USING (person_id)
            WHERE change.id = change_film.change_id AND change_film.person_id = different.person_id
                AND change_film.film_id = different.film_id AND change.made_at >= :since)
        AND NOT EXISTS (
            SELECT 1 FROM kept.change_film former
            WHERE former.person_id = different.person_id AND former.film_id = different.film_id AND NOT EXISTS (
                SELECT 1 FROM main.change_film present
                WHERE present.person_id = former.person_id AND present.change_id = former.change_id
                    AND present.film_id = former.film_id))
        AND (
            EXISTS (
                SELECT 1 FROM main.change older
                WHERE older.person_id = different.person_id AND NOT older.is_kept AND older.made_at < :since)
            OR (
                SELECT count(*) FROM main.change present
                WHERE present.person_id = different.person_id AND NOT present.is_kept) < :kept)
        """
}
