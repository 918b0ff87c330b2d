extension FilmzDatabase {
    /// A person's decisions about which of a provider's films a film is; a row without an ID says that it is none of
    /// them. The film needs no row, because a decision outlives what catalogues know.
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
