import FilmzDomain
import GRDB

extension StoredMyFilms {
    func plainNotes(among notes: Set<String>) async throws -> Set<String> {
        let notesByHash = Dictionary(grouping: notes.filter(NoteMarkup.mayHaveEmphasis), by: PlainNote.hash)
        guard !notesByHash.isEmpty else { return [] }
        let hashes = try database.read { db in
            try Int64.fetchAll(db.cachedStatement(sql: PlainNote.selection), arguments: [Array(notesByHash.keys).json])
        }
        return Set(hashes.flatMap { notesByHash[$0] ?? [] })
    }

    func keepPlain(_ notes: Set<String>) async throws {
        let notes = notes.filter(NoteMarkup.mayHaveEmphasis)
        guard !notes.isEmpty else { return }
        try await database.write { try PlainNote.insert(notes, in: $0) }
    }
}

/// The notes that are shown as they were typed, in the table `plain_note`. Only their hashes are stored, so that nothing
/// of a note stays when it is gone.
enum PlainNote {
    static let selection = "SELECT hash FROM plain_note WHERE hash IN (SELECT value FROM json_each(?))"

    static func hash(_ note: String) -> Int64 {
        var hash = StableHash()
        hash.combine(note)
        return Int64(bitPattern: hash.value)
    }

    static func insert(_ notes: some Sequence<String>, in db: Database) throws {
        let statement = try db.cachedStatement(sql: "INSERT INTO plain_note (hash) VALUES (?) ON CONFLICT DO NOTHING")
        for note in notes { try statement.execute(arguments: [hash(note)]) }
    }
}
