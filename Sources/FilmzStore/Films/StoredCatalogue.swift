import FilmzDomain
import GRDB

/// The catalogue as a whole, and what its replacement means for the films kept beside personal data.
struct StoredCatalogue: CatalogueService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile

    func edition() async throws -> String? {
        try await catalogue.read(CatalogueSchema.edition) ?? nil
    }

    func replace(with films: [Film], edition: String) async throws -> Int {
        var identities = try await knownIdentities()
        let identified = identities.identify(films)
        let decisions = identities.decisions
        try await catalogue.replace(with: identified, edition: edition) {
            // Before the new catalogue is seen: its IDs rest on these.
            try await record(decisions)
        }
        try await refreshKeptFilms(edition: edition)
        return identified.count
    }

    /// Brings the kept facts up to date, unless they are of the present catalogue already.
    func refreshKeptFilmsIfNeeded() async throws {
        guard let edition = try await edition() else { return }
        let kept = try await database.writer.read { db in
            try String.fetchOne(db, sql: "SELECT value FROM note_to_self WHERE name = 'kept_edition'")
        }
        if kept != edition { try await refreshKeptFilms(edition: edition) }
    }

    private func knownIdentities() async throws -> FilmIdentities {
        // Only films not first known by an IMDb ID can be met again under another ID.
        let unusual = "SELECT \(FilmRecord.columns) FROM film WHERE id >= \(FilmIdentities.firstUnusualID)"
        let catalogued = try await catalogue.read { try FilmRecord.films($0, sql: unusual) } ?? []
        let present = try await catalogue.read { db in
            try Set(Int64.fetchAll(db, sql: "SELECT id FROM film"))
        }
        return try await database.writer.read { db in
            let aliases = try Row.fetchAll(db, sql: "SELECT alias_id, film_id FROM film_alias")
            let kept = try Set(Int64.fetchAll(db, sql: "SELECT id FROM film"))
            return FilmIdentities(
                aliases: Dictionary(uniqueKeysWithValues: aliases.map { ($0[0] as Int64, $0[1] as Int64) }),
                unusual: catalogued + (try FilmRecord.films(db, sql: unusual)),
                known: kept.union(present ?? []),
                outsideCatalogue: try KeptFilms.outsideCatalogue(db))
        }
    }

    private func record(_ decisions: [FilmIdentities.Decision]) async throws {
        guard !decisions.isEmpty else { return }
        try await database.writer.write { db in
            for decision in decisions {
                switch decision {
                case .alias(let id, let film):
                    try KeptFilms.alias(id, to: film, db)
                case .merge(let id, let survivor):
                    // Its facts may not be kept yet; they are those of the new catalogue.
                    if try KeptFilms.isInCatalogue(survivor.id, db) == nil {
                        try KeptFilms.save(survivor, inCatalogue: true, db)
                    }
                    try KeptFilms.merge(id, into: survivor.id, db)
                }
            }
        }
    }

    private func refreshKeptFilms(edition: String) async throws {
        let kept = try await database.writer.read { db in
            try FilmRecord.films(db, sql: "SELECT \(FilmRecord.columns) FROM film")
        }
        let fresh = try await catalogue.read { db in
            var films: [Film.ID: Film] = [:]
            for film in kept {
                let sql = "SELECT \(FilmRecord.columns) FROM film WHERE id = ?"
                films[film.id] = try FilmRecord.films(db, sql: sql, arguments: [film.id.rawValue]).first
            }
            return films
        }
        try await database.writer.write { db in
            for old in kept {
                if var film = fresh?[old.id] {
                    film.externalIDs = film.externalIDs.filled(from: old.externalIDs)
                    try KeptFilms.save(film, inCatalogue: true, db)
                } else {
                    try KeptFilms.save(old, inCatalogue: false, db)
                }
            }
            // What the catalogue has need not be kept for nobody.
            try db.execute(
                sql: """
                    DELETE FROM film WHERE in_catalogue = 1
                    AND NOT EXISTS (SELECT 1 FROM my_film WHERE my_film.film_id = film.id)
                    """)
            try db.execute(
                sql: """
                    INSERT INTO note_to_self (name, value) VALUES ('kept_edition', ?)
                    ON CONFLICT (name) DO UPDATE SET value = excluded.value
                    """, arguments: [edition])
        }
    }
}
