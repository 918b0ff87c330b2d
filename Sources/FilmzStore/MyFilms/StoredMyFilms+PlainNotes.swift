import FilmzDomain
import GRDB

extension StoredMyFilms {
    func plainNotes(among notes: Set<String>, of person: Person.ID) async throws -> Set<String> {
        guard !notes.isEmpty else { return [] }
        let notesByHash = Dictionary(grouping: notes, by: PlainNote.hash)
        let hashes = try database.read { db in
            try Int64.fetchAll(
                db.cachedStatement(sql: PlainNote.selection), arguments: [person.rawValue, notesByHash.keys.json])
        }
        return Set(hashes.flatMap { notesByHash[$0] ?? [] })
    }

    func keepPlain(_ notes: Set<String>, of person: Person.ID) async throws {
        let notes = notes.filter(NoteMarkup.mayHaveEmphasis)
        guard !notes.isEmpty else { return }
        try await database.write { db in
            for note in notes { try PlainNote.insert(note, of: person.rawValue, in: db) }
        }
    }
}

/// The notes that are shown as they were typed, in the table `plain_note`. Only their hashes are stored, so that no note
/// stays there when it is gone.
enum PlainNote {
    static let selection = """
        SELECT hash FROM plain_note WHERE person_id = ? AND hash IN (SELECT value FROM json_each(?))
        """

    static func hash(_ note: String) -> Int64 {
        var hash = StableHash()
        hash.combine(note)
        return Int64(bitPattern: hash.value)
    }

    static func insert(_ note: String, of person: Int64, in db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT INTO plain_note (person_id, hash) VALUES (?, ?) ON CONFLICT DO NOTHING")
        try statement.execute(arguments: [person, hash(note)])
    }
}
