extension FilmzDatabase {
    /// What a page reads again after each change is in indexes, or kept: how many films a shelf has and how long they
    /// run, its genres, decades and places, and the furthest episode of each season that a person has seen. Before, the
    /// first were read from all rows of a shelf, and the last was looked for among all episodes of all shows.
    static let afterAChange = """
        CREATE INDEX shelf_film_by_genres ON shelf_film(person_id, shelf, genres);
        CREATE INDEX shelf_film_by_year ON shelf_film(person_id, shelf, year, minutes);
        DROP INDEX viewing_by_place;
        CREATE INDEX viewing_by_place ON viewing(person_id, place, logged_at);

        DROP VIEW season_seen_row;

        CREATE VIEW season_seen_row AS
        SELECT m.person_id, m.film_id, e.position >> 16 AS season, count(*) AS seen_count, max(e.position) AS furthest
        FROM my_film m CROSS JOIN episode e ON e.film_id = m.film_id
        WHERE m.episode_count > 0 AND e.position IS NOT NULL AND EXISTS (
            SELECT 1 FROM viewing v
            WHERE v.person_id = m.person_id AND v.film_id = m.film_id AND v.episode_id = e.id
                AND (m.started_over_at IS NULL OR v.logged_at > m.started_over_at AND v.watched_on >=
                    substr(date(m.started_over_at / 1000, 'unixepoch', '-1 day'), 1, length(v.watched_on)))
        )
        GROUP BY m.person_id, m.film_id, e.position >> 16;

        ALTER TABLE season_seen ADD COLUMN furthest INTEGER NOT NULL DEFAULT 0;
        DELETE FROM season_seen;
        INSERT INTO season_seen SELECT * FROM season_seen_row;
        """
}
