extension FilmzDatabase {
    /// `told` says who told a person about a film.
    ///
    /// `received` has the recommendations that a person got, each once: `digest` is the SHA-256 of `contents`, the whole
    /// recommendation as JSON, of which `cover` has only the first films. `change_id` is the change that accepting it
    /// made; it may be gone.
    static let received = """
        CREATE TABLE told (
            person_id INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            name TEXT NOT NULL CHECK (name <> ''),
            message TEXT NOT NULL,
            told_at INTEGER NOT NULL,
            PRIMARY KEY (person_id, film_id, name),
            FOREIGN KEY (person_id, film_id) REFERENCES my_film(person_id, film_id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX told_by_name ON told(person_id, name, film_id);

        CREATE TABLE received (
            person_id INTEGER NOT NULL REFERENCES person(id),
            id INTEGER NOT NULL,
            digest TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('new', 'accepted', 'declined')),
            received_at INTEGER NOT NULL,
            answered_at INTEGER CHECK ((answered_at IS NULL) = (state = 'new')),
            change_id INTEGER CHECK (change_id IS NULL OR state <> 'declined'),
            film_count INTEGER NOT NULL CHECK (film_count > 0),
            size INTEGER NOT NULL CHECK (size > 0),
            cover TEXT NOT NULL CHECK (cover GLOB '{*}'),
            contents TEXT NOT NULL CHECK (contents GLOB '{*}'),
            PRIMARY KEY (person_id, id),
            UNIQUE (person_id, digest)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX received_by_time ON received(person_id, state, received_at, id, size);
        CREATE INDEX received_by_change ON received(person_id, change_id) WHERE change_id IS NOT NULL;
        """
}
