import FilmzDomain
import Foundation
import GRDB

/// The storage of the files that each person imports, in the tables `file_import`, `file_import_part` and
/// `file_import_choice`.
struct StoredFileImports: FileImportService {
    let database: FilmzDatabase
    let clock: Clock

    /// The maximum number of a person's choices about films.
    static let choiceLimit = 100_000

    func imports(of person: Person.ID) async throws -> [FileImport] {
        try database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT \(Self.columns) FROM file_import WHERE person_id = ? ORDER BY added_at DESC, id DESC",
                arguments: [person.rawValue]
            ).map(Self.fileImport)
        }
    }

    func fileImport(_ id: FileImport.ID, of person: Person.ID) async throws -> FileImport? {
        try database.read { db in
            try Row.fetchOne(
                db, sql: "SELECT \(Self.columns) FROM file_import WHERE person_id = ? AND id = ?",
                arguments: [person.rawValue, id.rawValue]
            ).map(Self.fileImport)
        }
    }

    func parts(_ id: FileImport.ID, of person: Person.ID) async throws -> [FileImportPart] {
        try database.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT name, path, is_in_archive, bytes FROM file_import_part
                    WHERE person_id = ? AND import_id = ? ORDER BY number
                    """, arguments: [person.rawValue, id.rawValue]
            ).map { row in
                FileImportPart(
                    name: row[0], path: row[1], isInArchive: row[2], bytes: Array((row[3] as Data?) ?? Data()))
            }
        }
    }

    func keep(_ parts: [FileImportPart], named name: String, for person: Person.ID) async throws -> FileImport {
        let kept = FileImport(id: .random(), name: String(name.prefix(FileImport.nameLimit)), addedAt: clock.now())
        try await database.write { try Self.insert(kept, parts: parts, of: person, in: $0) }
        return kept
    }

    func restore(_ fileImport: FileImport, parts: [FileImportPart], for person: Person.ID) async throws {
        try await database.write { db in
            let isKnown = try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM file_import WHERE person_id = ? AND id = ?)",
                arguments: [person.rawValue, fileImport.id.rawValue])
            if isKnown != true { try Self.insert(fileImport, parts: parts, of: person, in: db) }
        }
    }

    func answer(_ id: FileImport.ID, answers: FileImportAnswers, of person: Person.ID) async throws {
        try await database.write { db in
            try db.execute(
                sql: "UPDATE file_import SET answers = ? WHERE person_id = ? AND id = ?",
                arguments: [try Self.text(answers), person.rawValue, id.rawValue])
        }
    }

    func note(_ outcome: FileImport.Outcome, of id: FileImport.ID, by person: Person.ID) async throws {
        try await database.write { db in
            try db.execute(
                sql: "UPDATE file_import SET taken_at = ?, change_id = ?, changed = ? WHERE person_id = ? AND id = ?",
                arguments: [
                    outcome.takenAt.milliseconds, outcome.change?.rawValue, outcome.changedCount, person.rawValue,
                    id.rawValue,
                ])
        }
    }

    func remove(_ id: FileImport.ID, of person: Person.ID) async throws -> Bool {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM file_import WHERE person_id = ? AND id = ?",
                arguments: [person.rawValue, id.rawValue])
            return db.changesCount > 0
        }
    }

    func choices(of person: Person.ID) async throws -> [String: FileImportChoice] {
        try database.read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT key, kind, film_id FROM file_import_choice WHERE person_id = ?",
                arguments: [person.rawValue])
            return Dictionary(
                rows.compactMap { row -> (String, FileImportChoice)? in
                    switch row[1] as String {
                    case "film": Film.ID(rawValue: row[2]).map { (row[0], .film($0)) }
                    case "own": (row[0], .own)
                    default: (row[0], .leaveOut)
                    }
                }
            ) { first, _ in first }
        }
    }

    func choose(_ choices: [String: FileImportChoice], for person: Person.ID) async throws {
        try await database.write { db in
            for (key, choice) in choices {
                let (kind, film): (String, Film.ID?) =
                    switch choice {
                    case .film(let film): ("film", film)
                    case .own: ("own", nil)
                    case .leaveOut: ("out", nil)
                    }
                try db.execute(
                    sql: """
                        INSERT OR REPLACE INTO file_import_choice (person_id, key, kind, film_id) VALUES (?, ?, ?, ?)
                        """,
                    arguments: [person.rawValue, key, kind, film?.rawValue])
            }
            let count = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM file_import_choice WHERE person_id = ?", arguments: [person.rawValue])
            guard count ?? 0 <= Self.choiceLimit else { throw FileImportsFull() }
        }
    }

    /// Follows a change that was undone or redone: its files count as not imported, or as imported again.
    static func follow(
        _ change: Change.ID, undoneBy next: Change.ID, of person: Person.ID, at now: Timestamp, in db: Database
    ) throws {
        try db.execute(
            sql: """
                UPDATE file_import SET taken_at = iif(taken_at IS NULL, ?, NULL), change_id = ?
                WHERE person_id = ? AND change_id = ?
                """,
            arguments: [now.milliseconds, next.rawValue, person.rawValue, change.rawValue])
    }

    // MARK: - Rows

    private static let columns = "id, name, added_at, answers, taken_at, change_id, changed"

    private static func fileImport(_ row: Row) throws -> FileImport {
        guard let id = FileImport.ID(rawValue: row[0]) else { throw DatabaseError(message: "not an import") }
        let takenAt = (row[4] as Int64?).map(Timestamp.init(milliseconds:))
        return FileImport(
            id: id, name: row[1], addedAt: Timestamp(milliseconds: row[2]),
            answers: try JSONDecoder().decode(FileImportAnswers.self, from: Data((row[3] as String).utf8)),
            outcome: takenAt.map { takenAt in
                FileImport.Outcome(
                    takenAt: takenAt, change: (row[5] as Int64?).flatMap(Change.ID.init(rawValue:)),
                    changedCount: row[6])
            })
    }

    private static func text(_ answers: FileImportAnswers) throws -> String {
        String(decoding: try JSONEncoder().encode(answers), as: UTF8.self)
    }

    /// Stores files without a change.
    private static func insert(
        _ kept: FileImport, parts: [FileImportPart], of person: Person.ID, in db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT INTO file_import (person_id, id, name, added_at, size, answers, taken_at, change_id, changed)
                VALUES (?, ?, ?, ?, ?, ?, ?, NULL, ?)
                """,
            arguments: [
                person.rawValue, kept.id.rawValue, kept.name, kept.addedAt.milliseconds,
                max(1, parts.reduce(0) { $0 + $1.bytes.count }), try text(kept.answers),
                kept.outcome?.takenAt.milliseconds, kept.outcome?.changedCount ?? 0,
            ])
        for (number, part) in parts.enumerated() {
            try db.execute(
                sql: """
                    INSERT INTO file_import_part
                        (person_id, import_id, number, name, path, is_in_archive, bytes)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    person.rawValue, kept.id.rawValue, number, part.name, part.path, part.isInArchive,
                    Data(part.bytes),
                ])
        }
        try keepWithinLimits(person, in: db)
    }

    /// Removes the oldest imported files, until there are not too many.
    private static func keepWithinLimits(_ person: Person.ID, in db: Database) throws {
        let row = try Row.fetchOne(
            db, sql: "SELECT count(*), coalesce(sum(size), 0) FROM file_import WHERE person_id = ?",
            arguments: [person.rawValue])
        var count: Int = row?[0] ?? 0
        var bytes: Int = row?[1] ?? 0
        while count > FileImport.countLimit || bytes > FileImport.byteLimit {
            let oldest = try Row.fetchOne(
                db,
                sql: """
                    SELECT id, size FROM file_import WHERE person_id = ? AND taken_at IS NOT NULL
                    ORDER BY added_at, id LIMIT 1
                    """, arguments: [person.rawValue])
            guard let oldest else { throw FileImportsFull() }
            try db.execute(
                sql: "DELETE FROM file_import WHERE person_id = ? AND id = ?",
                arguments: [person.rawValue, oldest[0] as Int64])
            count -= 1
            bytes -= oldest[1] as Int
        }
    }
}
