extension FilmzDatabase {
    /// The films that a person marked as not seen. The film may be one that only the catalogue has.
    static let notSeen = """
        CREATE TABLE not_seen (
            person_id INTEGER NOT NULL REFERENCES person(id),
            film_id INTEGER NOT NULL,
            said_at INTEGER NOT NULL,
            PRIMARY KEY (person_id, film_id)
        ) STRICT, WITHOUT ROWID;
        """
}
