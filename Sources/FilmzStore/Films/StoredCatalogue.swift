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
        return StoredCatalogueWriter(catalogue: self, draft: draft, edition: description.edition)
    }

    /// The folder's lock; nil in memory.
    func lock() async throws -> FolderLock? {
        if let directory = catalogue.directory { try await .acquire(in: directory) } else { nil }
    }

    /// Brings the kept facts up to date, unless they are of the present catalogue already.
    func refreshKeptFilmsIfNeeded() async throws {
        guard let edition = try description()?.edition else { return }
        let kept = try database.read { db in
            try String.fetchOne(db, sql: "SELECT value FROM note_to_self WHERE name = 'kept_edition'")
        }
        if kept != edition { try await refreshKeptFilms(edition: edition) }
    }

    func refreshKeptFilms(edition: String) async throws {
        let kept = try database.read { try Int64.fetchAll($0, sql: "SELECT id FROM film") }
        let found = try catalogue.read { db in
            var films: [Int64: Film] = [:]
            for id in kept {
                let sql = "SELECT \(FilmRecord.columns) FROM film WHERE id = ?"
                films[id] = try FilmRecord.films(db, sql: sql, arguments: [id]).first
            }
            return films
        }
        // Without a catalogue nothing is known about what it has; the next start tries again.
        guard let found else { return }
        try await database.write { db in
            for id in kept {
                // Read again: somebody may have corrected or joined it since.
                guard let old = try Film.ID(rawValue: id).flatMap({ try KeptFilms.film($0, db) }) else { continue }
                if var film = found[id] {
                    film.externalIDs = film.externalIDs.filled(from: old.externalIDs)
                    try KeptFilms.save(film, inCatalogue: true, db)
                } else {
                    try KeptFilms.save(old, inCatalogue: false, db)
                }
            }
            // What the catalogue has need not be kept for nobody.
            try KeptFilms.delete(
                where: """
                    in_catalogue = 1 AND NOT EXISTS (SELECT 1 FROM my_film WHERE my_film.film_id = film.id)
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
