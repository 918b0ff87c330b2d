extension FilmzDatabase {
    /// Films that a person said not to have seen. The film may be one that only the catalogue knows.
    static let notSeen = """
        CREATE TABLE not_seen (
            person_id INTEGER NOT NULL REFERENCES person(id),
            film_id INTEGER NOT NULL,
            said_at INTEGER NOT NULL,
            PRIMARY KEY (person_id, film_id)
        ) STRICT, WITHOUT ROWID;
        """
}
