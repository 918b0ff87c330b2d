extension FilmzDatabase {
    /// `share_film` has the film of a share, or the films of a list as it was sent; a list that is shown as it is has
    /// none here. `share_address` has the hash of each address. Taking a share back removes its addresses, so a backup
    /// cannot tell which they were.
    static let shares = """
        CREATE TABLE share (
            person_id INTEGER NOT NULL REFERENCES person(id),
            id INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('film', 'list', 'sentList')),
            list_id INTEGER CHECK ((list_id IS NULL) = (kind = 'film')),
            name TEXT NOT NULL CHECK (name <> ''),
            description TEXT NOT NULL,
            is_ranked INTEGER NOT NULL CHECK (is_ranked IN (0, 1)),
            message TEXT NOT NULL,
            audience INTEGER NOT NULL CHECK (audience BETWEEN 0 AND 15),
            rating INTEGER CHECK (rating BETWEEN 1 AND 10),
            note TEXT NOT NULL,
            sender TEXT NOT NULL,
            shows_notes INTEGER NOT NULL CHECK (shows_notes IN (0, 1)),
            language TEXT NOT NULL,
            made_at INTEGER NOT NULL,
            expires_at INTEGER CHECK (expires_at > made_at),
            pass_phrase TEXT CHECK (pass_phrase GLOB '$scrypt$*'),
            taken_back_at INTEGER,
            opened_on TEXT CHECK (opened_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
            PRIMARY KEY (person_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX share_by_time ON share(person_id, made_at, id);
        CREATE INDEX share_by_list ON share(person_id, list_id) WHERE list_id IS NOT NULL;

        CREATE TABLE share_film (
            person_id INTEGER NOT NULL,
            share_id INTEGER NOT NULL,
            number INTEGER NOT NULL CHECK (number > 0),
            film_id INTEGER NOT NULL REFERENCES film(id),
            note TEXT NOT NULL,
            PRIMARY KEY (person_id, share_id, number),
            FOREIGN KEY (person_id, share_id) REFERENCES share(person_id, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX share_film_of_film ON share_film(film_id, person_id);

        CREATE TABLE share_address (
            hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
            person_id INTEGER NOT NULL,
            share_id INTEGER NOT NULL,
            FOREIGN KEY (person_id, share_id) REFERENCES share(person_id, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX share_address_of_share ON share_address(person_id, share_id);
        """
}
