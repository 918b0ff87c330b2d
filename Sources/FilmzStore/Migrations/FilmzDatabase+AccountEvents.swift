extension FilmzDatabase {
    /// The browsers in which each person has signed in, what happened to their access, who was retired, and the numbers of
    /// those who were deleted, which nobody else gets.
    static let accountEvents = """
        CREATE TABLE known_browser (
            person_id INTEGER NOT NULL REFERENCES person(id),
            token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
            used_at INTEGER NOT NULL,
            PRIMARY KEY (person_id, token_hash)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX known_browser_by_token ON known_browser(token_hash);

        CREATE TABLE account_event (
            person_id INTEGER NOT NULL REFERENCES person(id),
            number INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind <> ''),
            at INTEGER NOT NULL,
            device TEXT NOT NULL,
            count INTEGER NOT NULL CHECK (count > 0),
            PRIMARY KEY (person_id, number)
        ) STRICT, WITHOUT ROWID;

        ALTER TABLE person ADD COLUMN retired_at INTEGER;

        CREATE TABLE deleted_person (
            id INTEGER PRIMARY KEY
        ) STRICT;
        """
}
