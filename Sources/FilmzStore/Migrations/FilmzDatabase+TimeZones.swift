extension FilmzDatabase {
    /// The time zone of each person, in which their days begin and end.
    static let timeZones = """
        CREATE TABLE person_time_zone (
            person_id INTEGER PRIMARY KEY REFERENCES person(id),
            zone TEXT NOT NULL,
            is_chosen INTEGER NOT NULL CHECK (is_chosen IN (0, 1))
        ) STRICT;
        """
}
