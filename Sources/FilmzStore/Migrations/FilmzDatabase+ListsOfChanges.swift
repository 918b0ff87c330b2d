extension FilmzDatabase {
    /// A change may be about several lists. `is_part` says that it is about more than its list, such as all that files
    /// say.
    static let listsOfChanges = """
        DROP INDEX change_list_by_list;
        ALTER TABLE change_list_entry RENAME TO old_change_list_entry;
        ALTER TABLE change_list RENAME TO old_change_list;

        CREATE TABLE change_list (
            person_id INTEGER NOT NULL,
            change_id INTEGER NOT NULL,
            list_id INTEGER NOT NULL,
            name TEXT NOT NULL,
            is_part INTEGER NOT NULL CHECK (is_part IN (0, 1)),
            format INTEGER NOT NULL,
            before TEXT NOT NULL CHECK (before GLOB '{*}'),
            after TEXT NOT NULL CHECK (after GLOB '{*}'),
            PRIMARY KEY (person_id, change_id, list_id),
            FOREIGN KEY (person_id, change_id) REFERENCES change(person_id, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX change_list_by_list ON change_list(person_id, list_id);

        CREATE TABLE change_list_entry (
            person_id INTEGER NOT NULL,
            change_id INTEGER NOT NULL,
            list_id INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            title TEXT NOT NULL,
            before TEXT CHECK (before GLOB '{*}'),
            after TEXT CHECK (after GLOB '{*}'),
            PRIMARY KEY (person_id, change_id, list_id, film_id),
            FOREIGN KEY (person_id, change_id, list_id)
                REFERENCES change_list(person_id, change_id, list_id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        INSERT INTO change_list
        SELECT person_id, change_id, list_id, name, 0, format, before, after FROM old_change_list;
        INSERT INTO change_list_entry
        SELECT e.person_id, e.change_id, l.list_id, e.film_id, e.title, e.before, e.after
        FROM old_change_list_entry e JOIN old_change_list l USING (person_id, change_id);
        DROP TABLE old_change_list_entry;
        DROP TABLE old_change_list;
        """
}
