import FilmzDomain
import GRDB

/// The catalogue as a whole, and what its replacement means for the films kept beside personal data.
struct StoredCatalogue: CatalogueService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile

    func description() throws -> CatalogueDescription? {
        try catalogue.read(CatalogueSchema.description) ?? nil
    }

    func begin(_ description: CatalogueDescription) async throws -> any CatalogueWriter {
        let lock = try await lock()
        defer { withExtendedLifetime(lock) {} }
        let draft = try catalogue.draft(description)
        return StoredCatalogueWriter(catalogue: self, draft: draft)
    }

    /// The folder's lock; nil in memory.
    func lock() async throws -> FolderLock? {
        if let directory = catalogue.directory { try await .acquire(in: directory) } else { nil }
    }

    /// Brings the kept facts up to date, unless they are of the present catalogue already.
    func refreshKeptFilmsIfNeeded() async throws {
        guard let edition = try catalogue.read(Self.keptEdition) else { return }
        let kept = try database.read { db in
            try String.fetchOne(db, sql: "SELECT value FROM note_to_self WHERE name = 'kept_edition'")
        }
        if kept != edition { try await refreshKeptFilms() }
    }

    private static let unsettled = "unsettled"

    /// Makes the next start settle the IDs of the catalogue's films, unless that is done before.
    static func noteUnsettled(_ db: Database) throws {
        try forgetKeptEdition(db)
        try db.execute(sql: "INSERT OR REPLACE INTO note_to_self (name, value) VALUES (?, '')", arguments: [unsettled])
    }

    /// Gives the present catalogue's films anew the IDs that the personal database asks for, when that is another one than
    /// the catalogue was made beside. Only for a holder of the folder's lock.
    func settleIfNeeded() async throws {
        let isUnsettled = try database.read { db in
            try Row.fetchOne(db, sql: "SELECT 1 FROM note_to_self WHERE name = ?", arguments: [Self.unsettled]) != nil
        }
        guard isUnsettled else { return }
        let draft = try catalogue.draftOfPresent()
        defer { draft?.file?.remove() }
        let isMoved = try await database.write { db in
            var isMoved = false
            if let draft {
                let (decisions, moved) = try draft.identifyAnew(KnownFilms(db, catalogue))
                isMoved = moved
                _ = try draft.seal()
                try StoredCatalogueWriter.record(decisions, db)
            }
            return isMoved
        }
        if let draft, isMoved { try catalogue.put(draft, nil) }
        try await database.write { db in
            try db.execute(sql: "DELETE FROM note_to_self WHERE name = ?", arguments: [Self.unsettled])
        }
    }

    /// Makes the next start bring the kept facts up to date, whatever happens until then.
    static func forgetKeptEdition(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM note_to_self WHERE name = 'kept_edition'")
    }

    /// The same edition, made twice, is two: the IDs of its films rest on what was known each time.
    private static func keptEdition(_ db: Database) throws -> String {
        "\(try CatalogueSchema.description(db)?.edition ?? "") \(try CatalogueSchema.stamp(db))"
    }

    func refreshKeptFilms() async throws {
        let kept = try database.read { try Int64.fetchAll($0, sql: "SELECT id FROM film") }
        let found = try catalogue.read { db in
            var films: [Int64: Film] = [:]
            for id in kept {
                let sql = "SELECT \(FilmRecord.columns) FROM film WHERE id = ?"
                films[id] = try FilmRecord.films(db, sql: sql, arguments: [id]).first
            }
            return (films, try Self.keptEdition(db))
        }
        // Without a catalogue nothing is known about what it has; the next start tries again.
        guard let (found, edition) = found else { return }
        try await database.write { db in
            let typed = Set(try Int64.fetchAll(db, sql: KeptFilms.typedSQL))
            for id in kept {
                // Read again: somebody may have corrected or joined it since.
                guard let old = try Film.ID(rawValue: id).flatMap({ try KeptFilms.film($0, db) }) else { continue }
                let decision = FilmKeeping.refresh(old, from: found[id], isTyped: typed.contains(id))
                try KeptFilms.carryOut([decision], db)
            }
            // What the catalogue has need not be kept for nobody, but what was typed in can be had from nowhere else.
            try KeptFilms.delete(
                where: """
                    in_catalogue = 1 AND id NOT IN (\(KeptFilms.typedSQL))
                    AND NOT EXISTS (SELECT 1 FROM my_film WHERE my_film.film_id = film.id)
                    AND NOT EXISTS (SELECT 1 FROM film_match WHERE film_match.film_id = film.id)
                    """, [], db)
            try db.execute(
                sql: """
                    INSERT INTO note_to_self (name, value) VALUES ('kept_edition', ?)
                    ON CONFLICT (name) DO UPDATE SET value = excluded.value
                    """, arguments: [edition])
        }
    }
}
