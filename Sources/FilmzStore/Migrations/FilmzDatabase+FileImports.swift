extension FilmzDatabase {
    /// `file_import` has the files that a person imports, one after the other in `file_import_part`. `answers` has the
    /// person's answers about them, as JSON. `taken_at` is NULL until they are imported, and after that was undone;
    /// `change_id` is the change that the import made, if any.
    ///
    /// `file_import_choice` has a person's choices about films of files, by how the files name them: `film` is the film
    /// meant, `own` one of the person's own, `out` none.
    static let fileImports = """
        CREATE TABLE file_import (
            person_id INTEGER NOT NULL REFERENCES person(id),
            id INTEGER NOT NULL,
            name TEXT NOT NULL,
            added_at INTEGER NOT NULL,
            size INTEGER NOT NULL CHECK (size > 0),
            answers TEXT NOT NULL CHECK (answers GLOB '{*}'),
            taken_at INTEGER,
            change_id INTEGER,
            changed INTEGER NOT NULL CHECK (changed >= 0),
            PRIMARY KEY (person_id, id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX file_import_by_change ON file_import(person_id, change_id) WHERE change_id IS NOT NULL;

        CREATE TABLE file_import_part (
            person_id INTEGER NOT NULL,
            import_id INTEGER NOT NULL,
            number INTEGER NOT NULL,
            name TEXT NOT NULL,
            path TEXT NOT NULL,
            is_in_archive INTEGER NOT NULL CHECK (is_in_archive IN (0, 1)),
            bytes BLOB NOT NULL,
            PRIMARY KEY (person_id, import_id, number),
            FOREIGN KEY (person_id, import_id) REFERENCES file_import(person_id, id) ON DELETE CASCADE
        ) STRICT;

        CREATE TABLE file_import_choice (
            person_id INTEGER NOT NULL REFERENCES person(id),
            key TEXT NOT NULL CHECK (key <> ''),
            kind TEXT NOT NULL CHECK (kind IN ('film', 'own', 'out')),
            film_id INTEGER CHECK ((film_id IS NULL) = (kind <> 'film')),
            PRIMARY KEY (person_id, key)
        ) STRICT, WITHOUT ROWID;
        """
}
