extension FilmzDatabase {
    /// `my_services` has the country in which each person watches, and their services as JSON. The services' offers are
    /// in `providers.sqlite`, because they can be asked for again.
    static let myServices = """
        CREATE TABLE my_services (
            person_id INTEGER PRIMARY KEY REFERENCES person(id),
            country TEXT CHECK (country GLOB '[A-Z][A-Z]'),
            services TEXT NOT NULL CHECK (services GLOB '[[]*'),
            is_refreshed INTEGER NOT NULL CHECK (is_refreshed IN (0, 1))
        ) STRICT;
        """
}
