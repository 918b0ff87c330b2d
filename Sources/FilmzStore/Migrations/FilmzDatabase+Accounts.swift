extension FilmzDatabase {
    /// The owner's password and the sessions that are signed in with it. Of a session's token only the SHA-256 is
    /// stored, so that a copy of this database opens nothing.
    static let accounts = """
        CREATE TABLE password (
            person_id INTEGER PRIMARY KEY REFERENCES person(id),
            hash TEXT NOT NULL CHECK (hash GLOB '$scrypt$*'),
            changed_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE session (
            token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
            id INTEGER NOT NULL UNIQUE,
            person_id INTEGER NOT NULL REFERENCES person(id),
            device TEXT NOT NULL,
            signed_in_at INTEGER NOT NULL,
            used_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX session_by_use ON session(person_id, used_at);
        """
}
