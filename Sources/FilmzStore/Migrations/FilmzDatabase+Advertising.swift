extension FilmzDatabase {
    /// `advertisement` has the offers of advertisers; the values of each kind of rule stand on lines of their own.
    /// `advertisement_clicks` counts clicks by day, and stores nothing about who clicked.
    ///
    /// `advertising_limit` has at most one row, which says how many offers a page shows. `advertising_off` has the
    /// persons who see none.
    static let advertising = """
        CREATE TABLE advertisement (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL CHECK (name <> ''),
            text TEXT NOT NULL,
            link TEXT NOT NULL CHECK (link LIKE 'https://_%'),
            price TEXT NOT NULL,
            starts_on TEXT CHECK (starts_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
            ends_on TEXT CHECK (ends_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
            priority INTEGER NOT NULL CHECK (priority BETWEEN 0 AND 100),
            films TEXT NOT NULL,
            series TEXT NOT NULL,
            genres TEXT NOT NULL,
            people TEXT NOT NULL,
            keywords TEXT NOT NULL,
            audience INTEGER NOT NULL CHECK (audience BETWEEN 0 AND 15)
        ) STRICT;

        CREATE TABLE advertisement_picture (
            advertisement_id INTEGER PRIMARY KEY REFERENCES advertisement(id),
            picture_id INTEGER NOT NULL,
            bytes BLOB NOT NULL CHECK (length(bytes) BETWEEN 1 AND 307200)
        ) STRICT;

        CREATE TABLE advertisement_clicks (
            advertisement_id INTEGER NOT NULL REFERENCES advertisement(id),
            day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
            clicks INTEGER NOT NULL CHECK (clicks > 0),
            PRIMARY KEY (advertisement_id, day)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE advertising_limit (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            shown INTEGER NOT NULL CHECK (shown BETWEEN 0 AND 3)
        ) STRICT;

        CREATE TABLE advertising_off (
            person_id INTEGER PRIMARY KEY REFERENCES person(id)
        ) STRICT;
        """
}
