extension FilmzDatabase {
    /// `shelf_film` is derived: a row for each film on each shelf, with the values that shelves are sorted and filtered
    /// by, so that any page of any order is one step down an index. Triggers keep it true to `my_film` and `film`,
    /// whatever changes them. They also raise the person's `revision`, by which ``MyFilmsCache`` knows whether its
    /// contents are up to date. Shelves are 1 (watchlist), 2 (seen) and 3 (favourites).
    static let shelves = """
        ALTER TABLE person ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE film ADD COLUMN critics_score INTEGER NOT NULL DEFAULT 0 CHECK (critics_score BETWEEN 0 AND 100);

        CREATE VIRTUAL TABLE film_text USING fts5(
            titles, people, prefix = '2 3',
            tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
        );

        CREATE TABLE shelf_film (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL,
            shelf INTEGER NOT NULL CHECK (shelf IN (1, 2, 3)),
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

        CREATE INDEX shelf_film_by_film ON shelf_film(film_id);
        CREATE INDEX shelf_film_by_added ON shelf_film(person_id, shelf, added, film_id);
        CREATE INDEX shelf_film_by_watched ON shelf_film(person_id, shelf, watched, film_id);
        CREATE INDEX shelf_film_by_released ON shelf_film(person_id, shelf, released, film_id);
        CREATE INDEX shelf_film_by_title ON shelf_film(person_id, shelf, title, film_id);
        CREATE INDEX shelf_film_by_rating ON shelf_film(person_id, shelf, rating, film_id);
        CREATE INDEX shelf_film_by_critics ON shelf_film(person_id, shelf, critics, film_id);
        CREATE INDEX shelf_film_by_runtime ON shelf_film(person_id, shelf, runtime, film_id);
        CREATE INDEX viewing_by_time ON viewing(person_id, watched_on, logged_at, id);

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
            SELECT person_id, film_id, 2, last_logged_at FROM my_film WHERE viewing_count > 0
            UNION ALL
            SELECT person_id, film_id, 3, favourite_at FROM my_film WHERE favourite_at IS NOT NULL
        ) s
        JOIN my_film m ON m.person_id = s.person_id AND m.film_id = s.film_id
        JOIN film f ON f.id = m.film_id;

        CREATE TRIGGER my_film_inserted AFTER INSERT ON my_film BEGIN
            INSERT INTO shelf_film SELECT * FROM shelf_row WHERE person_id = NEW.person_id AND film_id = NEW.film_id;
            UPDATE person SET revision = revision + 1 WHERE id = NEW.person_id;
        END;

        CREATE TRIGGER my_film_updated AFTER UPDATE ON my_film BEGIN
            DELETE FROM shelf_film WHERE film_id = OLD.film_id AND person_id = OLD.person_id;
            INSERT INTO shelf_film SELECT * FROM shelf_row WHERE person_id = NEW.person_id AND film_id = NEW.film_id;
            UPDATE person SET revision = revision + 1 WHERE id IN (OLD.person_id, NEW.person_id);
        END;

        CREATE TRIGGER my_film_deleted AFTER DELETE ON my_film BEGIN
            DELETE FROM shelf_film WHERE film_id = OLD.film_id AND person_id = OLD.person_id;
            UPDATE person SET revision = revision + 1 WHERE id = OLD.person_id;
        END;

        CREATE TRIGGER film_updated AFTER UPDATE ON film
        WHEN (OLD.sort_title, OLD.year, OLD.release_date, OLD.runtime, OLD.genres, OLD.critics_score)
            IS NOT (NEW.sort_title, NEW.year, NEW.release_date, NEW.runtime, NEW.genres, NEW.critics_score)
        BEGIN
            DELETE FROM shelf_film WHERE film_id = NEW.id;
            INSERT INTO shelf_film SELECT shelf_row.* FROM my_film
                JOIN shelf_row ON shelf_row.person_id = my_film.person_id AND shelf_row.film_id = my_film.film_id
                WHERE my_film.film_id = NEW.id;
            UPDATE person SET revision = revision + 1
                WHERE id IN (SELECT person_id FROM my_film WHERE film_id = NEW.id);
        END;

        INSERT INTO shelf_film SELECT * FROM shelf_row;
        """

    /// The triggers that raise revisions: lists change with every fact of a film, and with the film to which an ID
    /// leads.
    static let revisions = """
        CREATE TRIGGER film_rewritten AFTER UPDATE ON film BEGIN
            UPDATE person SET revision = revision + 1
                WHERE id IN (SELECT person_id FROM my_film WHERE film_id = NEW.id);
        END;

        CREATE TRIGGER film_alias_inserted AFTER INSERT ON film_alias BEGIN
            UPDATE person SET revision = revision + 1;
        END;

        CREATE TRIGGER film_alias_updated AFTER UPDATE ON film_alias BEGIN
            UPDATE person SET revision = revision + 1;
        END;

        CREATE TRIGGER film_alias_deleted AFTER DELETE ON film_alias BEGIN
            UPDATE person SET revision = revision + 1;
        END;
        """
}
