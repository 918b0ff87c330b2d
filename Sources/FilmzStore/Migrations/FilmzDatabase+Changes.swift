extension FilmzDatabase {
    /// A change of films has a row for each film, so that a change of any size can be made, told and undone piece by
    /// piece. `staged` changes are put aside by a batch. `settling` ones happened but are not in the relations yet (see
    /// ``BatchApplication``). `made` ones are in the relations.
    ///
    /// `format` tells how a row's JSON is read: ``ChangeFormat``.
    static let changes = """
        CREATE TABLE change_of_person (
            person_id INTEGER NOT NULL REFERENCES person(id),
            id INTEGER NOT NULL,
            made_at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('staged', 'settling', 'made')),
            is_kept INTEGER NOT NULL CHECK (is_kept IN (0, 1)),
            format INTEGER NOT NULL,
            queries TEXT CHECK (queries GLOB '{*}'),
            PRIMARY KEY (person_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE change_film (
            person_id INTEGER NOT NULL,
            change_id INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            title TEXT NOT NULL,
            format INTEGER NOT NULL,
            before TEXT NOT NULL CHECK (before GLOB '{*}'),
            after TEXT NOT NULL CHECK (after GLOB '{*}'),
            is_staged INTEGER NOT NULL CHECK (is_staged IN (0, 1)),
            PRIMARY KEY (person_id, change_id, film_id),
            FOREIGN KEY (person_id, change_id) REFERENCES change_of_person(person_id, id) ON DELETE CASCADE
        ) STRICT;

        INSERT INTO change_of_person
        SELECT person_id, id, made_at, kind, 'made', 0, 1, json_extract(subject, '$.recentQueries') FROM change;

        INSERT INTO change_film
        SELECT person_id, id, CAST(json_extract(subject, '$.myFilm._0') AS INTEGER),
            coalesce(json_extract(subject, '$.myFilm.title'), ''), 1,
            json_extract(subject, '$.myFilm.before'), json_extract(subject, '$.myFilm.after'), 0
        FROM change WHERE json_extract(subject, '$.myFilm') IS NOT NULL;

        INSERT INTO change_film
        SELECT person_id, change.id, CAST(json_extract(one.value, '$.film') AS INTEGER),
            coalesce((SELECT title FROM film WHERE film.id = CAST(json_extract(one.value, '$.film') AS INTEGER)), ''), 1,
            json_extract(one.value, '$.before'), json_extract(one.value, '$.after'), 0
        FROM change, json_each(subject, '$.myFilms._0') one
        WHERE json_extract(subject, '$.myFilms') IS NOT NULL;

        DROP TABLE change;
        ALTER TABLE change_of_person RENAME TO change;
        CREATE INDEX change_by_time ON change(person_id, made_at);
        CREATE INDEX change_staged ON change(person_id) WHERE state = 'staged';
        CREATE INDEX change_film_staged ON change_film(person_id, change_id, film_id) WHERE is_staged;

        ALTER TABLE person ADD COLUMN settling INTEGER;
        """
}
