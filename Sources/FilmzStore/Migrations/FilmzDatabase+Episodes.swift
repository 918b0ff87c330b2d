extension FilmzDatabase {
    /// `episode` has the episodes that any person has logged, so that this database can be read without any catalogue:
    /// facts for all persons, as those of `film`. `position` is ``EpisodeNumber/position``; it is NULL when no source
    /// has the episode any more, and `former` says where it was. A viewing of an episode has its `episode_id`.
    ///
    /// `my_film` says whether its person continues a show, and `episode_count` is derived: the number of different
    /// episodes seen. The hours of a show on a shelf are those of these episodes.
    static let episodes = """
        CREATE TABLE episode (
            film_id INTEGER NOT NULL,
            id INTEGER NOT NULL,
            position INTEGER,
            former INTEGER,
            title TEXT,
            aired TEXT NOT NULL,
            runtime INTEGER CHECK (runtime > 0),
            imdb_id INTEGER,
            tmdb_id INTEGER,
            tvmaze_id INTEGER,
            PRIMARY KEY (film_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE UNIQUE INDEX episode_by_position ON episode(film_id, position) WHERE position IS NOT NULL;

        ALTER TABLE viewing ADD COLUMN episode_id INTEGER;
        CREATE INDEX viewing_of_episode ON viewing(person_id, film_id, episode_id, watched_on, logged_at, id)
            WHERE episode_id IS NOT NULL;

        ALTER TABLE my_film ADD COLUMN standing TEXT CHECK (standing IN ('paused', 'stopped'));
        ALTER TABLE my_film ADD COLUMN standing_since INTEGER CHECK ((standing_since IS NULL) = (standing IS NULL));
        ALTER TABLE my_film ADD COLUMN standing_reason TEXT NOT NULL DEFAULT '';
        ALTER TABLE my_film ADD COLUMN started_over_at INTEGER;
        ALTER TABLE my_film ADD COLUMN episode_count INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX my_film_watching ON my_film(person_id, film_id) WHERE episode_count > 0 AND standing IS NULL;

        ALTER TABLE shelf_film ADD COLUMN episode_count INTEGER NOT NULL DEFAULT 0;
        DROP VIEW shelf_row;
        CREATE VIEW shelf_row AS
        SELECT NULL AS id, m.person_id, s.shelf, m.film_id, s.added,
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
        FROM (
            SELECT person_id, film_id, 1 AS shelf, watchlisted_at AS added FROM my_film
            WHERE watchlisted_at IS NOT NULL
            UNION ALL
            SELECT person_id, film_id, 2, coalesce(last_logged_at, rated_at, 0) FROM my_film
            WHERE viewing_count > 0 OR rating IS NOT NULL
            UNION ALL
            SELECT person_id, film_id, 3, favourite_at FROM my_film WHERE favourite_at IS NOT NULL
            UNION ALL
            SELECT person_id, film_id, 4, max(
                coalesce(watchlisted_at, 0), coalesce(favourite_at, 0), coalesce(last_logged_at, 0),
                coalesce(rated_at, 0)
            ) FROM my_film
        ) s
        JOIN my_film m ON m.person_id = s.person_id AND m.film_id = s.film_id
        JOIN film f ON f.id = m.film_id;
        """
}
