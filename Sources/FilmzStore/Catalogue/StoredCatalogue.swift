import FilmzDomain
import GRDB

/// The catalogue as a whole. When it is replaced, this type updates the films stored beside personal data.
struct StoredCatalogue: CatalogueService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile
    let providers: ProvidersFile

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

    /// Updates the stored facts unless they come from the current catalogue already.
    func refreshKeptFilmsIfNeeded() async throws {
        guard let edition = try catalogue.read(Self.keptEdition) else { return }
        if try database.read(StoreMetadata.keptEdition.value) != edition { try await refreshKeptFilms() }
    }

    /// Makes the next start settle the IDs of the catalogue's films, unless that happens earlier.
    static func requireIdentification(_ db: Database) throws {
        try forgetKeptEdition(db)
        try StoreMetadata.unsettled.set("", in: db)
    }

    /// Gives the current catalogue's films the IDs that the personal database asks for, if the catalogue was made
    /// beside another one. The caller must hold the folder's lock.
    func identifyIfNeeded() async throws {
        guard try database.read(StoreMetadata.unsettled.value) != nil else { return }
        let draft = try catalogue.draftOfPresent()
        defer { draft?.file?.remove() }
        let isMoved = try await database.write { db in
            var isMoved = false
            if let draft {
                let identities = try draft.identifyAnew(FilmIDFacts(db, catalogue: catalogue))
                isMoved = identities.isMoved
                _ = try draft.seal()
                try StoredCatalogueWriter.record(identities.decisions, in: db)
            }
            return isMoved
        }
        if let draft, isMoved { try catalogue.put(draft, index: nil) }
        try await database.write { try StoreMetadata.unsettled.remove($0) }
    }

    /// Makes the next start update the stored facts, whatever happens until then.
    static func forgetKeptEdition(_ db: Database) throws {
        try StoreMetadata.keptEdition.remove(db)
    }

    /// The edition and revision of a catalogue. An edition that is made twice counts as two, because the IDs of its
    /// films depend on what was known each time.
    private static func keptEdition(_ db: Database) throws -> String {
        "\(try CatalogueSchema.description(db)?.edition ?? "") \(try CatalogueSchema.revision(db))"
    }

    /// The number of films that are updated in one transaction: few enough that no other write has to wait.
    private static let batchSize = 200

    func refreshKeptFilms() async throws {
        guard let edition = try catalogue.read(Self.keptEdition) else { return }
        var last: Int64 = 0
        while let (end, changed) = try changedFilms(after: last) {
            last = end
            guard !changed.isEmpty else { continue }
            try await database.write { db in
                let storedFilms = try PersonalFilmRows(db).films(Set(changed.map(\.id)))
                // Read again, because they may have been corrected or joined meanwhile.
                let filmsByID = Dictionary(storedFilms.map { ($0.id, $0) }) { first, _ in first }
                try PersonalFilms.carryOut(
                    changed.compactMap { film in filmsByID[film.id].map(film.refreshed) }, in: db)
            }
        }
        try await followEpisodes()
        try await forgetUnused()
        try await database.write { try StoreMetadata.keptEdition.set(edition, in: $0) }
    }

    /// Keeps persons' viewings with the right episodes of the catalogue's lists, show by show. A provider's list is the
    /// better one.
    private func followEpisodes() async throws {
        let shows = try database.read { try Int64.fetchAll($0, sql: "SELECT DISTINCT film_id FROM episode") }
        for show in shows.compactMap(Film.ID.init(rawValue:)) {
            guard try providers.read({ try ProviderEpisodes.best(of: show, in: $0) }) == nil else { continue }
            let catalogueEpisodes = try catalogue.read { db in
                try CatalogueEpisodes.episodes(
                    at: 0..<EpisodeSources.end, of: show, limit: EpisodeList.limit, in: db)
            }
            guard let catalogueEpisodes, !catalogueEpisodes.isEmpty else { continue }
            try await database.write { try EpisodeRecord.follow(catalogueEpisodes, of: show, in: $0) }
        }
    }

    /// An SQL condition for films that the catalogue has and no person uses. Films that were added by hand stay:
    /// nothing else has them.
    private static let unusedCondition = """
        in_catalogue = 1 AND id NOT IN (\(PersonalFilms.typedSQL))
        AND NOT EXISTS (SELECT 1 FROM my_film WHERE my_film.film_id = film.id)
        AND NOT EXISTS (SELECT 1 FROM film_list_entry WHERE film_list_entry.film_id = film.id)
        AND NOT EXISTS (SELECT 1 FROM share_film WHERE share_film.film_id = film.id)
        AND NOT EXISTS (SELECT 1 FROM film_match WHERE film_match.film_id = film.id)
        """

    /// Removes films that no person uses, in batches.
    private func forgetUnused() async throws {
        let unusedIDs = try database.read {
            try Int64.fetchAll($0, sql: "SELECT id FROM film WHERE \(Self.unusedCondition)")
        }
        for start in stride(from: 0, to: unusedIDs.count, by: Self.batchSize) {
            let batch = unusedIDs[start...].prefix(Self.batchSize).json
            try await database.write { db in
                // One of them may have been put on a list meanwhile.
                try PersonalFilms.delete(
                    where: "id IN (SELECT value FROM json_each(?)) AND \(Self.unusedCondition)", arguments: [batch],
                    in: db)
            }
        }
    }

    /// A stored film, and the current catalogue's facts about it.
    private struct StoredFilm {
        let id: Film.ID
        /// The film in the catalogue; nil when the catalogue does not have it.
        let catalogued: Film?
        let isTyped: Bool

        func refreshed(_ film: Film) -> FilmDecision {
            FilmReconciliation.refresh(film, from: catalogued, isTyped: isTyped)
        }
    }

    /// The next batch of the stored films after an ID: those that differ from the current catalogue's.
    /// - Returns: also the last ID of the batch; nil after the last film
    private func changedFilms(after last: Int64) throws -> (end: Int64, changed: [StoredFilm])? {
        let (storedFilms, typedIDs) = try database.read { db in
            (
                try PersonalFilms.batch(after: last, limit: Self.batchSize, in: db),
                Set(try Int64.fetchAll(db, sql: PersonalFilms.typedSQL))
            )
        }
        guard let end = storedFilms.last?.film.id.rawValue else { return nil }
        let ids = storedFilms.map(\.film.id.rawValue).json
        let catalogueFilms = try catalogue.read { db in
            let films = try FilmRecord.films(db, sql: FilmRecord.filmsSQL, arguments: ["ids": ids])
            return Dictionary(films.map { ($0.id, $0) }) { first, _ in first }
        }
        // Without a catalogue nothing is known about what it has.
        guard let catalogueFilms else { return nil }
        return (
            end,
            storedFilms.compactMap { film, wasInCatalogue in
                let stored = StoredFilm(
                    id: film.id, catalogued: catalogueFilms[film.id], isTyped: typedIDs.contains(film.id.rawValue))
                return stored.refreshed(film) == .keep(film, isInCatalogue: wasInCatalogue) ? nil : stored
            }
        )
    }
}
