extension FilmzDatabase {
    /// `episode_by_day` finds what is new of many shows at once.
    ///
    /// `calendar_feed` has the calendars that have an address, with its hash. Revoking one removes its row, so a backup
    /// cannot tell which address it was.
    static let calendars = """
        CREATE INDEX episode_by_day ON episode(film_id, aired);

        CREATE TABLE calendar_feed (
            person_id INTEGER NOT NULL REFERENCES person(id),
            kind TEXT NOT NULL CHECK (kind <> ''),
            hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
            language TEXT NOT NULL,
            made_at INTEGER NOT NULL,
            read_on TEXT CHECK (read_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
            PRIMARY KEY (person_id, kind)
        ) STRICT, WITHOUT ROWID;
        """
}
