extension FilmzDatabase {
    /// `season_seen` is derived, as `season_seen_row` says: the number of episodes of each season that a person has
    /// seen since they began the show. A soap has too many episodes to count them for each page.
    static let seasonsSeen = """
        CREATE VIEW season_seen_row AS
        SELECT m.person_id, m.film_id, e.position >> 16 AS season, count(*) AS seen_count
        FROM my_film m CROSS JOIN episode e ON e.film_id = m.film_id
        WHERE m.episode_count > 0 AND e.position IS NOT NULL AND EXISTS (
            SELECT 1 FROM viewing v
            WHERE v.person_id = m.person_id AND v.film_id = m.film_id AND v.episode_id = e.id
                AND (m.started_over_at IS NULL OR v.logged_at > m.started_over_at AND v.watched_on >=
                    substr(date(m.started_over_at / 1000, 'unixepoch', '-1 day'), 1, length(v.watched_on)))
        )
        GROUP BY m.person_id, m.film_id, e.position >> 16;

        CREATE TABLE season_seen (
            person_id INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            season INTEGER NOT NULL,
            seen_count INTEGER NOT NULL,
            PRIMARY KEY (person_id, film_id, season),
            FOREIGN KEY (person_id, film_id) REFERENCES my_film(person_id, film_id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        INSERT INTO season_seen SELECT * FROM season_seen_row;

        CREATE INDEX viewing_of_episode_rated ON viewing(person_id, film_id, episode_id)
            WHERE episode_id IS NOT NULL AND rating IS NOT NULL;
        """
}
