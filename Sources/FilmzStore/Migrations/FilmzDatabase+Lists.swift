extension FilmzDatabase {
    /// `film_list.revision` counts changes of the list and its films; `members` counts only those that add or remove a
    /// film, so that totals are not computed again after a film is moved.
    ///
    /// `change_list` and `change_list_entry` have what a change did to a list; see ``ChangeFormat``. NULL stands for a
    /// film that was not on it.
    static let lists = """
        CREATE TABLE film_list (
            person_id INTEGER NOT NULL REFERENCES person(id),
            id INTEGER NOT NULL,
            name TEXT NOT NULL CHECK (name <> ''),
            description TEXT NOT NULL,
            is_ranked INTEGER NOT NULL CHECK (is_ranked IN (0, 1)),
            rule TEXT CHECK (rule <> ''),
            is_removed INTEGER NOT NULL CHECK (is_removed IN (0, 1)),
            made_at INTEGER NOT NULL,
            changed_at INTEGER NOT NULL,
            revision INTEGER NOT NULL DEFAULT 0,
            members INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (person_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX film_list_by_change ON film_list(person_id, is_removed, changed_at, id);

        CREATE TABLE film_list_entry (
            person_id INTEGER NOT NULL,
            list_id INTEGER NOT NULL,
            film_id INTEGER NOT NULL REFERENCES film(id),
            position TEXT NOT NULL CHECK (position <> ''),
            note TEXT NOT NULL,
            added_at INTEGER NOT NULL,
            PRIMARY KEY (person_id, list_id, film_id),
            FOREIGN KEY (person_id, list_id) REFERENCES film_list(person_id, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX film_list_entry_by_position ON film_list_entry(person_id, list_id, position, film_id);
        CREATE INDEX film_list_entry_of_film ON film_list_entry(film_id, person_id);

        CREATE VIEW film_list_row AS
        SELECT e.person_id, e.list_id, e.film_id, e.position, e.note, e.added_at AS added,
            coalesce(nullif(f.release_date, ''), printf('%04d', coalesce(f.year, 0))) AS released,
            f.sort_title AS title,
            coalesce(m.rating, 0) AS rating,
            f.critics_score AS critics,
            coalesce(f.runtime, 1000000) AS runtime,
            coalesce(f.runtime, 0) AS minutes,
            coalesce(f.year, 0) AS year,
            f.genres,
            coalesce(m.audience, 0) AS audience,
            coalesce(m.viewing_count, 0) > 0 OR m.rating IS NOT NULL AS seen
        FROM film_list_entry e
        JOIN film f ON f.id = e.film_id
        LEFT JOIN my_film m ON m.person_id = e.person_id AND m.film_id = e.film_id;

        CREATE TABLE change_list (
            person_id INTEGER NOT NULL,
            change_id INTEGER NOT NULL,
            list_id INTEGER NOT NULL,
            name TEXT NOT NULL,
            format INTEGER NOT NULL,
            before TEXT NOT NULL CHECK (before GLOB '{*}'),
            after TEXT NOT NULL CHECK (after GLOB '{*}'),
            PRIMARY KEY (person_id, change_id),
            FOREIGN KEY (person_id, change_id) REFERENCES change(person_id, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX change_list_by_list ON change_list(person_id, list_id);

        CREATE TABLE change_list_entry (
            person_id INTEGER NOT NULL,
            change_id INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            title TEXT NOT NULL,
            before TEXT CHECK (before GLOB '{*}'),
            after TEXT CHECK (after GLOB '{*}'),
            PRIMARY KEY (person_id, change_id, film_id),
            FOREIGN KEY (person_id, change_id) REFERENCES change_list(person_id, change_id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        """
}
