extension FilmzDatabase {
    /// The invitations that may still be accepted, at most one for each person. Of a link only the hash of its secret is
    /// stored, so that a copy of this database lets nobody in.
    static let invitations = """
        CREATE TABLE invitation (
            person_id INTEGER PRIMARY KEY REFERENCES person(id),
            hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
            made_at INTEGER NOT NULL
        ) STRICT;
        """
}
