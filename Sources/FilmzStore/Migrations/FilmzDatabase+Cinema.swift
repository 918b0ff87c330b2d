extension FilmzDatabase {
    /// `theatre` has the theatres that persons follow. Their programmes are in `providers.sqlite`, because they can be
    /// asked for again.
    ///
    /// `title_meaning` has the meanings that persons gave to titles on programmes, which cannot be asked for again. Its
    /// key is the folded title; a film that is NULL means none that Filmz knows. An ID of a film that was merged into
    /// another one leads to that one.
    static let cinema = """
        CREATE TABLE theatre (
            person_id INTEGER NOT NULL REFERENCES person(id),
            id INTEGER NOT NULL,
            source TEXT NOT NULL CHECK (source <> ''),
            name TEXT NOT NULL CHECK (name <> ''),
            place TEXT NOT NULL,
            time_zone TEXT NOT NULL CHECK (time_zone <> ''),
            latitude REAL,
            longitude REAL,
            PRIMARY KEY (person_id, id),
            UNIQUE (person_id, source)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE title_meaning (
            person_id INTEGER NOT NULL REFERENCES person(id),
            title TEXT NOT NULL CHECK (title <> ''),
            film_id INTEGER,
            said_at INTEGER NOT NULL,
            PRIMARY KEY (person_id, title)
        ) STRICT, WITHOUT ROWID;
        """

    /// `planned_visit` has the showings that persons plan to visit. A programme may lose one, so the showing itself is
    /// stored too.
    static let visits = """
        CREATE TABLE planned_visit (
            person_id INTEGER NOT NULL,
            theatre_id INTEGER NOT NULL,
            showtime_id TEXT NOT NULL CHECK (showtime_id <> ''),
            day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
            companions TEXT NOT NULL,
            showtime TEXT NOT NULL,
            PRIMARY KEY (person_id, theatre_id, showtime_id),
            FOREIGN KEY (person_id, theatre_id) REFERENCES theatre(person_id, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        """
}
