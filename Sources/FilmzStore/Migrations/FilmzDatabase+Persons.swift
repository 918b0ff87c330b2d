extension FilmzDatabase {
    /// Every key begins with the person, so that the tables can be spread over several databases by person. A device or
    /// a browser makes up IDs: such an ID is a person's own, and another person may use it for something else.
    static let persons = """
        ALTER TABLE person ADD COLUMN role TEXT NOT NULL DEFAULT 'member' CHECK (role IN ('owner', 'member'));
        UPDATE person SET role = 'owner' WHERE id = 1;

        ALTER TABLE my_film ADD COLUMN rated_at INTEGER;
        UPDATE my_film SET rated_at = coalesce(
            (
                SELECT max(made_at) FROM change
                WHERE change.person_id = my_film.person_id AND kind = 'rated'
                    AND json_extract(subject, '$.myFilm._0') = CAST(my_film.film_id AS TEXT)
            ),
            last_logged_at, favourite_at, watchlisted_at, 0
        ) WHERE rating IS NOT NULL;

        CREATE TABLE viewing_of_person (
            person_id INTEGER NOT NULL,
            id INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            watched_on TEXT NOT NULL CHECK (
                watched_on = ''
                OR watched_on GLOB '[0-9][0-9][0-9][0-9]'
                OR watched_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]'
                OR watched_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'
                OR watched_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]'
            ),
            place TEXT NOT NULL,
            companions TEXT NOT NULL,
            rating INTEGER CHECK (rating BETWEEN 1 AND 10),
            note TEXT NOT NULL,
            stopped INTEGER NOT NULL CHECK (stopped IN (0, 1)),
            stopped_at INTEGER CHECK (stopped_at IS NULL OR (stopped_at > 0 AND stopped = 1)),
            stop_reason TEXT NOT NULL CHECK (stop_reason = '' OR stopped = 1),
            is_rewatch INTEGER NOT NULL CHECK (is_rewatch IN (0, 1)),
            logged_at INTEGER NOT NULL,
            PRIMARY KEY (person_id, id),
            FOREIGN KEY (person_id, film_id) REFERENCES my_film(person_id, film_id)
        ) STRICT;

        INSERT INTO viewing_of_person
        SELECT person_id, id, film_id, watched_on, place, companions, rating, note, stopped, stopped_at, stop_reason, 0,
            logged_at
        FROM viewing;

        DROP TABLE viewing;
        ALTER TABLE viewing_of_person RENAME TO viewing;
        CREATE INDEX viewing_by_place ON viewing(person_id, place);
        CREATE INDEX viewing_by_time ON viewing(person_id, watched_on, logged_at, id);
        CREATE INDEX viewing_of_film ON viewing(person_id, film_id, watched_on, logged_at, id);
        CREATE INDEX viewing_of_film_logged ON viewing(person_id, film_id, logged_at);

        CREATE TABLE session_of_person (
            person_id INTEGER NOT NULL REFERENCES person(id),
            id INTEGER NOT NULL,
            token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
            device TEXT NOT NULL,
            signed_in_at INTEGER NOT NULL,
            used_at INTEGER NOT NULL,
            PRIMARY KEY (person_id, id)
        ) STRICT;

        INSERT INTO session_of_person SELECT person_id, id, token_hash, device, signed_in_at, used_at FROM session;
        DROP TABLE session;
        ALTER TABLE session_of_person RENAME TO session;
        CREATE INDEX session_by_use ON session(person_id, used_at);
        """
}
