extension FilmzDatabase {
    /// What a person said about which of a provider's films a film is; without an ID, that it is none of them. It does
    /// not need the film's row: a word outlives what catalogues know.
    static let matches = """
        CREATE TABLE film_match (
            film_id INTEGER NOT NULL,
            provider TEXT NOT NULL CHECK (provider <> ''),
            external_id TEXT CHECK (external_id GLOB '?*:?*'),
            decided_at INTEGER NOT NULL,
            PRIMARY KEY (film_id, provider)
        ) STRICT, WITHOUT ROWID;
        """
}
