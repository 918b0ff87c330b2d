extension FilmzDatabase {
    /// The view of shelf rows, with the same rows as before. A compound query inside a join is written into a table of
    /// its own each time, which cost more than the rows of one film; four numbers in the first place of the join are
    /// not.
    static let shelfRows = """
        DROP VIEW shelf_row;

        CREATE VIEW shelf_row AS
        SELECT NULL AS id, m.person_id, s.shelf, m.film_id,
            CASE s.shelf
                WHEN 1 THEN m.watchlisted_at
                WHEN 2 THEN coalesce(m.last_logged_at, m.rated_at, 0)
                WHEN 3 THEN m.favourite_at
                ELSE max(
                    coalesce(m.watchlisted_at, 0), coalesce(m.favourite_at, 0), coalesce(m.last_logged_at, 0),
                    coalesce(m.rated_at, 0)
                )
            END AS added,
            coalesce(m.last_watched_on, '') AS watched,
            coalesce(nullif(f.release_date, ''), printf('%04d', coalesce(f.year, 0))) AS released,
            f.sort_title AS title,
            coalesce(m.rating, 0) AS rating,
            f.critics_score AS critics,
            coalesce(f.runtime, 1000000) AS runtime,
            coalesce(f.runtime, 0) * max(m.episode_count, 1) AS minutes,
            coalesce(f.year, 0) AS year,
            f.genres,
            m.audience,
            m.watchlisted_at IS NOT NULL AS watchlisted,
            m.favourite_at IS NOT NULL AS favourite,
            m.viewing_count,
            m.episode_count
        FROM (SELECT 1 AS shelf UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4) s
        CROSS JOIN my_film m
        CROSS JOIN film f ON f.id = m.film_id
        WHERE CASE s.shelf
            WHEN 1 THEN m.watchlisted_at IS NOT NULL
            WHEN 2 THEN m.viewing_count > 0 OR m.rating IS NOT NULL
            WHEN 3 THEN m.favourite_at IS NOT NULL
            ELSE true
        END;
        """
}
