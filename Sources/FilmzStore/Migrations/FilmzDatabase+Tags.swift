extension FilmzDatabase {
    /// The tags of films, and of viewings: `viewing_id` is 0 for a tag of the film itself. ``MyFilmRecord`` writes them
    /// together with the relation. `key` is the form in which tags are compared.
    static let tags = """
        CREATE TABLE film_tag (
            person_id INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            viewing_id INTEGER NOT NULL CHECK (viewing_id >= 0),
            key TEXT NOT NULL CHECK (key <> ''),
            text TEXT NOT NULL CHECK (text <> ''),
            PRIMARY KEY (person_id, film_id, viewing_id, key),
            FOREIGN KEY (person_id, film_id) REFERENCES my_film(person_id, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX film_tag_by_key ON film_tag(person_id, key, film_id, viewing_id);
        """
}
