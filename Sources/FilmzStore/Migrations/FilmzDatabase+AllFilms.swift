extension FilmzDatabase {
    /// Shelf 4 has every film to which a person has a relation. `shelf_film` is made again, because its check of the
    /// shelves cannot be changed.
    static let allFilms = """
        DROP TRIGGER my_film_inserted;
        DROP TRIGGER my_film_updated;
        DROP TRIGGER my_film_deleted;
        DROP VIEW shelf_row;
        DROP TABLE shelf_film;

        CREATE TABLE shelf_film (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL,
            shelf INTEGER NOT NULL CHECK (shelf IN (1, 2, 3, 4)),
            film_id INTEGER NOT NULL,
            added INTEGER NOT NULL,
            watched TEXT NOT NULL,
            released TEXT NOT NULL,
            title TEXT NOT NULL,
            rating INTEGER NOT NULL,
            critics INTEGER NOT NULL,
            runtime INTEGER NOT NULL,
            minutes INTEGER NOT NULL,
            year INTEGER NOT NULL,
            genres TEXT NOT NULL,
            audience INTEGER NOT NULL,
            watchlisted INTEGER NOT NULL,
            favourite INTEGER NOT NULL,
            viewing_count INTEGER NOT NULL,
            UNIQUE (person_id, shelf, film_id)
        ) STRICT;

        CREATE VIEW shelf_row AS
        SELECT NULL AS id, m.person_id, s.shelf, m.film_id, s.added,
            coalesce(m.last_watched_on, '') AS watched,
            coalesce(nullif(f.release_date, ''), printf('%04d', coalesce(f.year, 0))) AS released,
            f.sort_title AS title,
            coalesce(m.rating, 0) AS rating,
            f.critics_score AS critics,
            coalesce(f.runtime, 1000000) AS runtime,
            coalesce(f.runtime, 0) AS minutes,
            coalesce(f.year, 0) AS year,
            f.genres,
            m.audience,
            m.watchlisted_at IS NOT NULL AS watchlisted,
            m.favourite_at IS NOT NULL AS favourite,
            m.viewing_count
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

        INSERT INTO shelf_film SELECT * FROM shelf_row;

        CREATE INDEX shelf_film_by_added ON shelf_film(person_id, shelf, added, film_id);
        CREATE INDEX shelf_film_by_watched ON shelf_film(person_id, shelf, watched, film_id);
        CREATE INDEX shelf_film_by_released ON shelf_film(person_id, shelf, released, film_id);
        CREATE INDEX shelf_film_by_title ON shelf_film(person_id, shelf, title, film_id);
        CREATE INDEX shelf_film_by_rating ON shelf_film(person_id, shelf, rating, film_id);
        CREATE INDEX shelf_film_by_critics ON shelf_film(person_id, shelf, critics, film_id);
        CREATE INDEX shelf_film_by_runtime ON shelf_film(person_id, shelf, runtime, film_id);

        CREATE TRIGGER my_film_inserted AFTER INSERT ON my_film BEGIN
            INSERT INTO shelf_film SELECT * FROM shelf_row WHERE person_id = NEW.person_id AND film_id = NEW.film_id;
            UPDATE person SET revision = revision + 1 WHERE id = NEW.person_id;
        END;

        CREATE TRIGGER my_film_updated AFTER UPDATE ON my_film BEGIN
            DELETE FROM shelf_film
            WHERE person_id = OLD.person_id AND shelf IN (1, 2, 3, 4) AND film_id = OLD.film_id;
            INSERT INTO shelf_film SELECT * FROM shelf_row WHERE person_id = NEW.person_id AND film_id = NEW.film_id;
            UPDATE person SET revision = revision + 1 WHERE id IN (OLD.person_id, NEW.person_id);
        END;

        CREATE TRIGGER my_film_deleted AFTER DELETE ON my_film BEGIN
            DELETE FROM shelf_film
            WHERE person_id = OLD.person_id AND shelf IN (1, 2, 3, 4) AND film_id = OLD.film_id;
            UPDATE person SET revision = revision + 1 WHERE id = OLD.person_id;
        END;

        UPDATE person SET revision = revision + 1, shelved = (SELECT facts FROM film_stamp);
        """
}
