extension FilmzDatabase {
    /// The failed attempts to sign in, by the address they came from. Each is removed after an hour.
    static let signInAttempts = """
        CREATE TABLE sign_in_attempt (
            address TEXT PRIMARY KEY CHECK (address <> ''),
            attempts INTEGER NOT NULL CHECK (attempts >= 0),
            last_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
