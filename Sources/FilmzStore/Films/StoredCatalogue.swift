import FilmzDomain
import GRDB

/// The catalogue as a whole, and what its replacement means for the films kept beside personal data.
struct StoredCatalogue: CatalogueService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile

    func edition() throws -> String? {
        try catalogue.read(CatalogueSchema.edition) ?? nil
    }

    func replace(with films: [Film], edition: String) async throws -> Int {
        let lock: FolderLock? =
            if let directory = catalogue.directory { try await .acquire(in: directory) } else { nil }
        defer { withExtendedLifetime(lock) {} }
        for _ in 1...Self.attempts {
            let known = try knownFilms()
            let (identified, decisions) = await Self.identify(films, known)
            do {
                try await catalogue.replace(with: identified, edition: edition) {
                    // Before the new catalogue is seen: its IDs rest on these.
                    try await record(decisions, basedOn: known)
                }
            } catch is KnownFilmsChanged {
                continue
            }
            try await refreshKeptFilms(edition: edition)
            return identified.count
        }
        throw KnownFilmsChanged()
    }

    /// Brings the kept facts up to date, unless they are of the present catalogue already.
    func refreshKeptFilmsIfNeeded() async throws {
        guard let edition = try edition() else { return }
        let kept = try database.read { db in
            try String.fetchOne(db, sql: "SELECT value FROM note_to_self WHERE name = 'kept_edition'")
        }
        if kept != edition { try await refreshKeptFilms(edition: edition) }
    }

    private static let attempts = 5

    /// Somebody added, corrected or joined films while the new catalogue was built.
    private struct KnownFilmsChanged: Error {}

    /// What the identities of a new catalogue's films rest on.
    private struct KnownFilms {
        var aliases: [Int64: Int64]
        var kept: [Film]
        var byHand: [Film]
        var catalogued: [Film] = []
        var cataloguedIDs: Set<Int64> = []

        init(_ db: Database) throws {
            let rows = try Row.fetchAll(db, sql: "SELECT alias_id, film_id FROM film_alias")
            aliases = Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as Int64, $0[1] as Int64) })
            kept = try KeptFilms.all(db)
            byHand = try KeptFilms.outsideCatalogue(db).filter { $0.id.externalID == nil }
        }
    }

    private func knownFilms() throws -> KnownFilms {
        var known = try database.read { try KnownFilms($0) }
        // An IMDb ID beside nothing else says nothing that the film's own ID does not.
        let secondary = "tmdb_id IS NOT NULL OR itunes_id IS NOT NULL OR amc_id IS NOT NULL"
        known.catalogued =
            try catalogue.read { db in
                try FilmRecord.films(db, sql: "SELECT \(FilmRecord.columns) FROM film WHERE \(secondary)")
            } ?? []
        known.cataloguedIDs = try catalogue.read { try Set(Int64.fetchAll($0, sql: "SELECT id FROM film")) } ?? []
        return known
    }

    @concurrent
    private static func identify(
        _ films: [Film], _ known: KnownFilms
    ) async -> (films: [Film], decisions: [FilmIdentities.Decision]) {
        let pairs = (known.catalogued + known.kept).flatMap { film in
            film.externalIDs.all.map { ($0, film.id) }
        }
        var identities = FilmIdentities(
            aliases: known.aliases,
            elsewhere: Dictionary(pairs) { first, _ in first },
            known: known.cataloguedIDs.union(known.kept.map(\.id.rawValue)),
            byHand: known.byHand)
        let identified = identities.identify(films)
        return (identified, identities.decisions)
    }

    private func record(_ decisions: [FilmIdentities.Decision], basedOn known: KnownFilms) async throws {
        try await database.write { db in
            let present = try KnownFilms(db)
            guard present.aliases == known.aliases, present.kept == known.kept else { throw KnownFilmsChanged() }
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
