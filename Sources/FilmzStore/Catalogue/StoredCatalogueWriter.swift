import FilmzDomain
import GRDB

/// A catalogue that is being written. When it replaces the current one, its films get the IDs that are already known.
struct StoredCatalogueWriter: CatalogueWriter {
    let catalogue: StoredCatalogue
    let draft: CatalogueDraft

    func lay(_ films: [Film], stories: [Film.ID: FilmSynopsis]) { draft.lay(films, stories: stories) }
    func add(_ films: [Film]) throws { try draft.add(films) }
    func add(_ films: FilmBatch) async throws -> Int { try await draft.add(films) }
    func add(_ runs: [Film.ID: ShowRun]) throws { try draft.add(runs) }
    func add(_ names: NameBatch) throws { try draft.add(names) }
    func add(_ credits: CreditBatch) throws { try draft.add(credits) }
    func add(_ persons: PersonBatch) throws { try draft.add(persons) }
    func add(_ episodes: EpisodeBatch) throws { try draft.add(episodes) }

    var episodeCount: Int { draft.episodeCount }

    /// Does work whose long statements end at once when the task is cancelled.
    private func interruptible<Value>(_ work: () async throws -> Value) async rethrows -> Value {
        try await withTaskCancellationHandler(operation: work, onCancel: { draft.queue.interrupt() })
    }

    @concurrent
    func finish() async throws -> Int {
        do {
            // An index of all credits takes a while.
            let titles = try await interruptible { try await draft.complete() }
            let lock = try await catalogue.lock()
            defer { withExtendedLifetime(lock) {} }
            let count = try await identify()
            try catalogue.catalogue.put(draft, index: titles)
            // The new catalogue is in place, so nothing failed. If this fails, the next start does it.
            try? await catalogue.refreshKeptFilms()
            return count
        } catch {
            abandon()
            if Task.isCancelled { throw CancellationError() }
            throw error
        }
    }

    func abandon() {
        draft.file?.remove()
    }

    /// The number of attempts to give the films their IDs while others write, before writes have to wait.
    private static let attempts = 5

    /// Gives the films their IDs, ends the draft, and records what these IDs depend on. Writes wait only for the last
    /// part of this, unless films are added or joined during every attempt.
    /// - Returns: the number of films
    private func identify() async throws -> Int {
        var decisions: [FilmIdentities.Decision]?
        for _ in 1...Self.attempts {
            let idFacts = try catalogue.database.read { try FilmIDFacts($0, catalogue: catalogue.catalogue) }
            let identities =
                try decisions == nil ? draft.identify(idFacts) : draft.identifyAnew(idFacts).decisions
            try draft.flush()
            decisions = identities
            let count: Int? = try await catalogue.database.write { db in
                guard try FilmIDFacts.revision(db) == idFacts.revision else { return nil }
                return try seal(identities, in: db)
            }
            if let count { return count }
        }
        return try await catalogue.database.write { db in
            try seal(draft.identifyAnew(FilmIDFacts(db, catalogue: catalogue.catalogue)).decisions, in: db)
        }
    }

    /// Seals the draft. Runs in one transaction over the personal database, so that no films are added or joined
    /// meanwhile, and before any reader sees the new catalogue: its IDs depend on what is recorded here.
    private func seal(_ decisions: [FilmIdentities.Decision], in db: Database) throws -> Int {
        let count = try draft.seal()
        try Self.record(decisions, in: db)
        return count
    }

    /// Stores decisions in the personal database.
    static func record(_ decisions: [FilmIdentities.Decision], in db: Database) throws {
        // The stored films have to be checked again, whether or not this catalogue is put in place.
        try StoredCatalogue.forgetKeptEdition(db)
        let reconciliation = FilmReconciliation(personal: PersonalFilmRows(db))
        for decision in decisions { try PersonalFilms.carryOut(reconciliation.resolve(decision), in: db) }
    }
}

/// The facts on which the IDs of a new catalogue's films depend.
struct FilmIDFacts {
    let aliases: FilmAliases
    /// The known films by their external IDs, except those from which their own IDs are made.
    let otherIDs: [ExternalID: Film.ID]
    /// The films added by hand.
    let byHand: [Film]
    /// A revision that differs whenever any of these facts has changed.
    let revision: Int64
    private let storedIDs: Set<Film.ID>
    private let catalogue: CatalogueFile

    static func revision(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db, sql: "SELECT identities FROM film_stamp") ?? 0
    }

    init(_ db: Database, catalogue: CatalogueFile) throws {
        revision = try Self.revision(db)
        aliases = FilmAliases(try PersonalFilms.aliases(db))
        let storedIDs = try PersonalFilms.all(db)
        byHand = try PersonalFilms.outsideCatalogue(db).filter { $0.id.externalID == nil }
        // A film whose only external ID is its IMDb ID adds nothing to its own ID.
        let secondary = "id IN (SELECT film_id FROM film_elsewhere)"
        let catalogued =
            try catalogue.read { db in
                try FilmRecord.films(db, sql: "SELECT \(FilmRecord.columns) FROM film WHERE \(secondary)")
            } ?? []
        let pairs = (catalogued + storedIDs).flatMap { film in film.externalIDs.all.map { ($0, film.id) } }
        otherIDs = Dictionary(pairs) { first, _ in first }
        self.storedIDs = Set(storedIDs.map(\.id))
        self.catalogue = catalogue
    }

    /// The IDs among these under which a film has been shown or stored.
    func ids(among ids: Set<Film.ID>) throws -> Set<Film.ID> {
        try catalogue.ids(among: ids).union(storedIDs.intersection(ids))
    }
}
