extension FilmzDatabase {
    /// `my_services` has in which country each person watches, and which services they have, as JSON. What services offer
    /// is in `providers.sqlite`, because it can be asked for again.
    static let myServices = """
        CREATE TABLE my_services (
            person_id INTEGER PRIMARY KEY REFERENCES person(id),
            country TEXT CHECK (country GLOB '[A-Z][A-Z]'),
            services TEXT NOT NULL CHECK (services GLOB '[[]*'),
            is_refreshed INTEGER NOT NULL CHECK (is_refreshed IN (0, 1))
        ) STRICT;
        """
}
