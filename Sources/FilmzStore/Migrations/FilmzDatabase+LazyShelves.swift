extension FilmzDatabase {
    /// Changes of shared data do not touch the rows of persons. A film whose facts change gets the next number, and
    /// each person's `shelf_film` follows when that person's films are next read (``BatchApplication``). So a new
    /// catalogue, or an ID that leads to another film, costs the same for any number of persons.
    ///
    /// `film_stamp` has three counters. `facts` counts changes of films. `aliases` counts changes of IDs that lead to
    /// others. `identities` counts changes of everything on which the IDs of a new catalogue's films rest.
    /// `person.shelved` is the value of `facts` that the person's shelves have reached. `met_film` has the films that a
    /// person typed in or did something with: their searches find these also when no catalogue has them.
    /// `person.own_films` counts changes of these.
    ///
    /// A film with stars and no viewing is on the shelf of seen films too.
    static let lazyShelves = """
        DROP TRIGGER own_film_inserted;
        DROP TRIGGER own_film_updated;
        DROP TRIGGER own_film_deleted;
        DROP TRIGGER own_alias_inserted;
        DROP TRIGGER own_alias_updated;
        DROP TRIGGER own_alias_deleted;
        DROP TABLE own_films_revision;
        DROP TRIGGER film_updated;
        DROP TRIGGER film_rewritten;
        DROP TRIGGER film_alias_inserted;
        DROP TRIGGER film_alias_updated;
        DROP TRIGGER film_alias_deleted;
        DROP TRIGGER my_film_inserted;
        DROP TRIGGER my_film_updated;
        DROP TRIGGER my_film_deleted;
        DROP VIEW shelf_row;

        ALTER TABLE film ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE film ADD COLUMN owner_id INTEGER REFERENCES person(id);
        UPDATE film SET owner_id = 1 WHERE id BETWEEN 263882790666241 AND 281474976710655;
        CREATE INDEX film_by_change ON film(changed);

        ALTER TABLE person ADD COLUMN shelved INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE person ADD COLUMN own_films INTEGER NOT NULL DEFAULT 0;

        CREATE TABLE film_stamp (
            facts INTEGER NOT NULL,
            aliases INTEGER NOT NULL,
            identities INTEGER NOT NULL
        ) STRICT;

        INSERT INTO film_stamp (facts, aliases, identities) VALUES (0, 0, 0);

        CREATE TABLE met_film (
            person_id INTEGER NOT NULL REFERENCES person(id),
            film_id INTEGER NOT NULL REFERENCES film(id) ON DELETE CASCADE,
            PRIMARY KEY (person_id, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX met_film_by_film ON met_film(film_id);
        INSERT INTO met_film (person_id, film_id) SELECT person_id, film_id FROM my_film;
        INSERT OR IGNORE INTO met_film (person_id, film_id) SELECT 1, id FROM film WHERE in_catalogue = 0;

        CREATE TRIGGER met_film_inserted AFTER INSERT ON met_film BEGIN
            UPDATE person SET own_films = own_films + 1 WHERE id = NEW.person_id;
        END;

        CREATE TRIGGER met_film_deleted AFTER DELETE ON met_film BEGIN
            UPDATE person SET own_films = own_films + 1 WHERE id = OLD.person_id;
        END;

        CREATE TRIGGER film_changed AFTER UPDATE ON film
        WHEN OLD.changed = NEW.changed AND OLD.owner_id IS NEW.owner_id BEGIN
            UPDATE film_stamp SET facts = facts + 1;
            UPDATE film SET changed = (SELECT facts FROM film_stamp) WHERE id = NEW.id;
        END;

        CREATE TRIGGER film_identified AFTER UPDATE ON film
        WHEN (OLD.imdb_id, OLD.tmdb_id, OLD.itunes_id, OLD.amc_id, OLD.in_catalogue)
            IS NOT (NEW.imdb_id, NEW.tmdb_id, NEW.itunes_id, NEW.amc_id, NEW.in_catalogue) OR NEW.in_catalogue = 0
        BEGIN
            UPDATE film_stamp SET identities = identities + 1;
        END;

        CREATE TRIGGER film_inserted AFTER INSERT ON film WHEN NEW.in_catalogue = 0 BEGIN
            UPDATE film_stamp SET facts = facts + 1, identities = identities + 1;
        END;

        CREATE TRIGGER film_deleted AFTER DELETE ON film BEGIN
            UPDATE film_stamp SET facts = facts + 1, identities = identities + 1;
        END;

        CREATE TRIGGER film_alias_inserted AFTER INSERT ON film_alias BEGIN
            UPDATE film_stamp SET aliases = aliases + 1, identities = identities + 1;
        END;

        CREATE TRIGGER film_alias_updated AFTER UPDATE ON film_alias BEGIN
            UPDATE film_stamp SET aliases = aliases + 1, identities = identities + 1;
        END;

        CREATE TRIGGER film_alias_deleted AFTER DELETE ON film_alias BEGIN
            UPDATE film_stamp SET aliases = aliases + 1, identities = identities + 1;
        END;

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
        ) s
        JOIN my_film m ON m.person_id = s.person_id AND m.film_id = s.film_id
        JOIN film f ON f.id = m.film_id;

        CREATE TRIGGER my_film_inserted AFTER INSERT ON my_film BEGIN
            INSERT INTO shelf_film SELECT * FROM shelf_row WHERE person_id = NEW.person_id AND film_id = NEW.film_id;
            UPDATE person SET revision = revision + 1 WHERE id = NEW.person_id;
        END;

        CREATE TRIGGER my_film_updated AFTER UPDATE ON my_film BEGIN
            DELETE FROM shelf_film
            WHERE person_id = OLD.person_id AND shelf IN (1, 2, 3) AND film_id = OLD.film_id;
            INSERT INTO shelf_film SELECT * FROM shelf_row WHERE person_id = NEW.person_id AND film_id = NEW.film_id;
            UPDATE person SET revision = revision + 1 WHERE id IN (OLD.person_id, NEW.person_id);
        END;

        CREATE TRIGGER my_film_deleted AFTER DELETE ON my_film BEGIN
            DELETE FROM shelf_film
            WHERE person_id = OLD.person_id AND shelf IN (1, 2, 3) AND film_id = OLD.film_id;
            UPDATE person SET revision = revision + 1 WHERE id = OLD.person_id;
        END;

        DROP INDEX my_film_watchlist;
        DROP INDEX my_film_favourites;
        DROP INDEX my_film_seen;
        DROP INDEX shelf_film_by_film;
        DELETE FROM shelf_film;
        INSERT INTO shelf_film SELECT * FROM shelf_row;
        UPDATE person SET revision = revision + 1;
        """
}
