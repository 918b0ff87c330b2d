import FilmzDomain
import GRDB

extension FilmzDatabase {
    /// Notes may have emphasis from now on. Those written before are shown as they were typed: `plain_note` has the
    /// hash of each that has a sign in it (``PlainNote``), also of those that only an undo would bring back.
    static let plainNotes = """
        CREATE TABLE plain_note (
            person_id INTEGER NOT NULL REFERENCES person(id),
            hash INTEGER NOT NULL,
            PRIMARY KEY (person_id, hash)
        ) STRICT, WITHOUT ROWID;
        """

    static func rememberPlainNotes(_ db: Database) throws {
        let notes = try Row.fetchCursor(
            db,
            sql: """
                SELECT person_id, comment AS note FROM my_film
                UNION ALL SELECT person_id, note FROM viewing
                UNION ALL SELECT person_id, note FROM film_list_entry
                UNION ALL SELECT person_id, note FROM share
                UNION ALL SELECT person_id, note FROM share_film
                UNION ALL SELECT person_id, atom FROM change_film, json_tree(before)
                    WHERE type = 'text' AND key IN ('comment', 'note')
                UNION ALL SELECT person_id, atom FROM change_film, json_tree(after)
                    WHERE type = 'text' AND key IN ('comment', 'note')
                UNION ALL SELECT person_id, atom FROM change_list_entry, json_tree(before)
                    WHERE type = 'text' AND key = 'note'
                UNION ALL SELECT person_id, atom FROM change_list_entry, json_tree(after)
                    WHERE type = 'text' AND key = 'note'
                UNION ALL SELECT person_id, atom FROM received, json_tree(contents)
                    WHERE type = 'text' AND key = 'note'
                """)
        while let row = try notes.next() {
            let note: String = row["note"]
            if NoteMarkup.mayHaveEmphasis(note) { try PlainNote.insert(note, of: row["person_id"], in: db) }
        }
    }
}
