import FilmzDomain
import FilmzJSON
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
            let sql = """
                SELECT \(FileImportColumn.list()) FROM file_import WHERE person_id = ? ORDER BY added_at DESC, id DESC
                """
            return try FileImportColumn.fetchAll(db.cachedStatement(sql: sql), arguments: [person.rawValue])
                .map(Self.fileImport)
        }
    }

    func fileImport(_ id: FileImport.ID, of person: Person.ID) async throws -> FileImport? {
        try database.read { db in
            let sql = "SELECT \(FileImportColumn.list()) FROM file_import WHERE person_id = ? AND id = ?"
            return try FileImportColumn.fetchOne(
                db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue]
            ).map(Self.fileImport)
        }
    }

    func parts(_ id: FileImport.ID, of person: Person.ID) async throws -> [FileImportPart] {
        try database.read { db in
            let sql = """
                SELECT \(PartColumn.list()) FROM file_import_part WHERE person_id = ? AND import_id = ? ORDER BY number
                """
            return try PartColumn.fetchAll(
                db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue]
            ).map { row in
                FileImportPart(
                    name: row[.name], path: row[.path], isInArchive: row[.isInArchive],
                    bytes: Array((row[.bytes] as Data?) ?? Data()))
            }
        }
    }

    func keep(_ parts: [FileImportPart], named name: String, for person: Person.ID) async throws -> FileImport {
        let fileImport = FileImport(
            id: .random(), name: String(name.prefix(FileImport.nameLimit)), addedAt: clock.now())
        try await database.write { try Self.insert(fileImport, parts: parts, of: person, in: $0) }
        return fileImport
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
                arguments: [try JSONCoding.text(of: answers), person.rawValue, id.rawValue])
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
            let rows = try ChoiceColumn.fetchAll(
                db.cachedStatement(sql: "SELECT \(ChoiceColumn.list()) FROM file_import_choice WHERE person_id = ?"),
                arguments: [person.rawValue])
            return Dictionary(
                rows.compactMap { row -> (String, FileImportChoice)? in
                    switch row[.kind] as String {
                    case "film": Film.ID(rawValue: row[.filmID]).map { (row[.key], .film($0)) }
                    case "own": (row[.key], .own)
                    default: (row[.key], .leaveOut)
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
                let row = ChoiceColumn.arguments { column in
                    switch column {
                    case .key: key
                    case .kind: kind
                    case .filmID: film?.rawValue
                    }
                }
                try db.cachedStatement(sql: Self.saveChoiceSQL).execute(arguments: [person.rawValue] + row)
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
                UPDATE file_import SET taken_at = CASE WHEN taken_at IS NULL THEN ? END, change_id = ?
                WHERE person_id = ? AND change_id = ?
                """,
            arguments: [now.milliseconds, next.rawValue, person.rawValue, change.rawValue])
    }

    // MARK: - Rows

    private static func fileImport(_ row: StoredRow<FileImportColumn>) throws -> FileImport {
        guard let id = FileImport.ID(rawValue: row[.id]) else { throw DatabaseError(message: "not an import") }
        let takenAt = (row[.takenAt] as Int64?).map(Timestamp.init(milliseconds:))
        return FileImport(
            id: id, name: row[.name], addedAt: Timestamp(milliseconds: row[.addedAt]),
            answers: try JSONCoding.value(from: row[.answers] as String),
            outcome: takenAt.map { takenAt in
                FileImport.Outcome(
                    takenAt: takenAt, change: (row[.changeID] as Int64?).flatMap(Change.ID.init(rawValue:)),
                    changedCount: row[.changed])
            })
    }

    static let saveChoiceSQL = ChoiceColumn.upsertion(
        into: "file_import_choice", owner: ["person_id"], key: [.key])

    /// Stores files without a change.
    private static func insert(
        _ kept: FileImport, parts: [FileImportPart], of person: Person.ID, in db: Database
    ) throws {
        let answers = try JSONCoding.text(of: kept.answers)
        let row = FileImportColumn.arguments { column in
            switch column {
            case .id: kept.id.rawValue
            case .name: kept.name
            case .addedAt: kept.addedAt.milliseconds
            case .size: max(1, parts.reduce(0) { $0 + $1.bytes.count })
            case .answers: answers
            case .takenAt: kept.outcome?.takenAt.milliseconds
            case .changeID: nil
            case .changed: kept.outcome?.changedCount ?? 0
            }
        }
        try db.execute(
            sql: FileImportColumn.insertion(into: "file_import", owner: ["person_id"]),
            arguments: [person.rawValue] + row)
        let insertion = PartColumn.insertion(into: "file_import_part", owner: ["person_id", "import_id"])
        for (number, part) in parts.enumerated() {
            let row = PartColumn.arguments { column in
                switch column {
                case .number: number
                case .name: part.name
                case .path: part.path
                case .isInArchive: part.isInArchive
                case .bytes: Data(part.bytes)
                }
            }
            try db.execute(sql: insertion, arguments: [person.rawValue, kept.id.rawValue] + row)
        }
        try keepWithinLimits(person, in: db)
    }

    /// Removes the oldest imported files, until there are not too many.
    private static func keepWithinLimits(_ person: Person.ID, in db: Database) throws {
        var (count, bytes) = try StoredSizes.fetch(
            db.cachedStatement(sql: "SELECT \(StoredSizes.columns) FROM file_import WHERE person_id = ?"),
            arguments: [person.rawValue])
        while count > FileImport.countLimit || bytes > FileImport.byteLimit {
            let oldest = try StoredSize.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT \(StoredSize.list()) FROM file_import WHERE person_id = ? AND taken_at IS NOT NULL
                        ORDER BY added_at, id LIMIT 1
                        """), arguments: [person.rawValue])
            guard let oldest else { throw FileImportsFull() }
            try db.execute(
                sql: "DELETE FROM file_import WHERE person_id = ? AND id = ?",
                arguments: [person.rawValue, oldest[.id] as Int64])
            count -= 1
            bytes -= oldest[.size]
        }
    }
}

/// The columns of `file_import`.
private enum FileImportColumn: Int, StoredColumn {
    case id, name, addedAt, size, answers, takenAt, changeID, changed

    static let names = spelled
}

/// The columns of `file_import_part`.
private enum PartColumn: Int, StoredColumn {
    case number, name, path, isInArchive, bytes

    static let names = spelled
}

/// The columns of `file_import_choice`.
private enum ChoiceColumn: Int, StoredColumn {
    case key, kind, filmID

    static let names = spelled
}
