extension FilmzDatabase {
    /// Profiles without a password, each kept by somebody who signs in, and the PINs with which they are opened.
    static let profiles = """
        ALTER TABLE person ADD COLUMN keeper_id INTEGER REFERENCES person(id);

        CREATE INDEX person_by_keeper ON person(keeper_id) WHERE keeper_id IS NOT NULL;

        CREATE TABLE pin (
            person_id INTEGER PRIMARY KEY REFERENCES person(id),
            hash TEXT NOT NULL
        ) STRICT;
        """
}
