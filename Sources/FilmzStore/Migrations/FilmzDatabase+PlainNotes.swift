import FilmzDomain
import GRDB

extension FilmzDatabase {
    /// Notes may have emphasis from now on. Those written before are shown as they were typed: `plain_note` has the
    /// hash of each that has a sign in it (``PlainNote``), also of those that only an undo would bring back.
    static let plainNotes = """
        CREATE TABLE plain_note (
            hash INTEGER PRIMARY KEY
        ) STRICT;
        """

    static func rememberPlainNotes(_ db: Database) throws {
        let notes = try String.fetchCursor(
            db,
            sql: """
                SELECT comment FROM my_film
                UNION SELECT note FROM viewing
                UNION SELECT note FROM film_list_entry
                UNION SELECT note FROM share
                UNION SELECT note FROM share_film
                UNION SELECT atom FROM change_film, json_tree(before) WHERE type = 'text' AND key IN ('comment', 'note')
                UNION SELECT atom FROM change_film, json_tree(after) WHERE type = 'text' AND key IN ('comment', 'note')
                UNION SELECT atom FROM change_list_entry, json_tree(before) WHERE type = 'text' AND key = 'note'
                UNION SELECT atom FROM change_list_entry, json_tree(after) WHERE type = 'text' AND key = 'note'
                UNION SELECT atom FROM received, json_tree(contents) WHERE type = 'text' AND key = 'note'
                """)
        while let note = try notes.next() {
            if NoteMarkup.mayHaveEmphasis(note) { try PlainNote.insert([note], in: db) }
        }
    }
}
