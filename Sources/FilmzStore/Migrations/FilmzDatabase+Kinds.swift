extension FilmzDatabase {
    /// `kind` is a number of `Film.Kind`. External IDs without a column of their own are in `other_ids`, as a JSON
    /// object of numbers, and in `film_elsewhere`, which triggers keep.
    ///
    /// A decision about which of a provider's films a film is counts for every person; `film_match.person_id` is the
    /// person who made it last.
    static let kinds = """
        ALTER TABLE film ADD COLUMN kind INTEGER CHECK (kind > 0);
        ALTER TABLE film ADD COLUMN other_ids TEXT NOT NULL DEFAULT '';

        CREATE TABLE film_elsewhere (
            namespace TEXT NOT NULL,
            number INTEGER NOT NULL,
            film_id INTEGER NOT NULL REFERENCES film(id) ON DELETE CASCADE,
            PRIMARY KEY (namespace, number, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX film_elsewhere_by_film ON film_elsewhere(film_id);

        CREATE TRIGGER film_elsewhere_inserted AFTER INSERT ON film WHEN NEW.other_ids <> '' BEGIN
            INSERT INTO film_elsewhere SELECT key, value, NEW.id FROM json_each(NEW.other_ids);
        END;

        CREATE TRIGGER film_elsewhere_updated AFTER UPDATE ON film WHEN OLD.other_ids <> NEW.other_ids BEGIN
            DELETE FROM film_elsewhere WHERE film_id = NEW.id;
            INSERT INTO film_elsewhere SELECT key, value, NEW.id FROM json_each(nullif(NEW.other_ids, ''));
        END;

        DROP TRIGGER film_identified;
        CREATE TRIGGER film_identified AFTER UPDATE ON film
        WHEN (OLD.imdb_id, OLD.tmdb_id, OLD.itunes_id, OLD.amc_id, OLD.other_ids, OLD.in_catalogue)
            IS NOT (NEW.imdb_id, NEW.tmdb_id, NEW.itunes_id, NEW.amc_id, NEW.other_ids, NEW.in_catalogue)
            OR NEW.in_catalogue = 0
        BEGIN
            UPDATE film_stamp SET identities = identities + 1;
        END;

        ALTER TABLE film_match ADD COLUMN person_id INTEGER NOT NULL DEFAULT 1 REFERENCES person(id);
        """
}
