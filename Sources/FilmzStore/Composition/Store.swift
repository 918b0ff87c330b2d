public import FilmzDomain
import Foundation
import GRDB

/// An open data folder: the personal database, the catalogue and the providers' answers, and the services over them.
public struct Store: Sendable {
    public let catalogue: any CatalogueService
    public let services: Services
    /// The stored answers of providers.
    public let providerMemory: any ProviderCache
    /// The new path of an imported catalogue that an older version of Filmz made and that cannot be read any more: it
    /// should be imported again. Nil when there was none.
    public let catalogueSetAside: String?

    let database: FilmzDatabase
    let clock: Clock
    /// Nil in memory.
    let backups: StoredBackups?
    private let providers: ProvidersFile
    /// The mark that the folder is in use; nil in memory.
    private let use: FolderUse?

    /// Opens the folder's databases and creates those that are missing. New files can be read only by their owner; for
    /// the personal database this is always so.
    /// - Parameters:
    ///   - patience: the maximum time that a write waits for another program that holds the database
    ///   - schedule: the schedule of backups, when the configuration sets it
    /// - Throws: ``StoreError``, ``StorageError``
    public static func open(
        directory: String, clock: Clock = Clock(), passwordCost: PasswordCost = .standard,
        patience: Duration = .seconds(10), schedule: BackupSchedule? = nil
    ) async throws -> Store {
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError.opening(directory + "/filmz.sqlite")
        }
        let lock = try await FolderLock.acquire(in: directory)
        defer { withExtendedLifetime(lock) {} }
        let isInUse = FolderUse.isUsed(directory)
        let use = FolderUse(of: directory)
        RestoreCandidate.removeAbandoned(in: directory)
        let database = try FilmzDatabase.open(
            path: directory + "/filmz.sqlite", patience: patience, isInUse: isInUse, at: clock.now())
        // Another process may be staging a change at this moment.
        if !isInUse, try database.read(ChangeRecord.hasStaged) { await database.note(ChangeRecord.removeStaged) }
        if !isInUse, try database.read(PersonalFilms.hasUnmet) {
            await database.note { try PersonalFilms.forgetUnmet(among: nil, in: $0) }
        }
        let catalogue = CatalogueFile(.file(directory: directory))
        catalogue.removeAbandonedDrafts()
        let setAside = try catalogue.setAsideOlder()
        let providers = try ProvidersFile.open(directory: directory, clock: clock)
        // The facts stored beside personal data follow a new catalogue in a second step. This catches up if the process
        // ended between the two. If the disk does not allow it now, the next start tries again.
        let storedCatalogue = StoredCatalogue(database: database, catalogue: catalogue, providers: providers)
        do {
            try await storedCatalogue.identifyIfNeeded()
            try await storedCatalogue.refreshKeptFilmsIfNeeded()
        } catch StorageError.full, StorageError.locked {}
        let backups = StoredBackups(
            database: database, catalogue: storedCatalogue, directory: directory, clock: clock, fixed: schedule)
        return Store(
            database: database, catalogue: catalogue, providers: providers, clock: clock, passwordCost: passwordCost,
            catalogueSetAside: setAside, backups: backups, use: use)
    }

    /// An empty store that ends with the process.
    public static func inMemory(clock: Clock = Clock(), passwordCost: PasswordCost = .standard) throws -> Store {
        Store(
            database: try .inMemory(), catalogue: CatalogueFile(.memory), providers: try .inMemory(clock: clock),
            clock: clock, passwordCost: passwordCost)
    }

    init(
        database: FilmzDatabase, catalogue: CatalogueFile, providers: ProvidersFile, clock: Clock,
        passwordCost: PasswordCost, catalogueSetAside: String? = nil, backups: StoredBackups? = nil,
        use: FolderUse? = nil
    ) {
        self.catalogueSetAside = catalogueSetAside
        self.database = database
        self.providers = providers
        self.clock = clock
        self.backups = backups
        self.use = use
        let films = StoredFilms(database: database, catalogue: catalogue, providers: providers, clock: clock)
        let myFilms = StoredMyFilms(database: database, films: films, clock: clock)
        let lists = StoredFilmLists(myFilms: myFilms)
        let shares = StoredShares(myFilms: myFilms, hasher: PasswordHasher(cost: passwordCost))
        let advertising = StoredAdvertising(database: database, clock: clock)
        let persons = StoredPersons(database: database, deletion: PersonDeletion(), clock: clock)
        let accounts = StoredAccounts(
            database: database, clock: clock, hasher: PasswordHasher(cost: passwordCost))
        let storedCatalogue = StoredCatalogue(database: database, catalogue: catalogue, providers: providers)
        self.catalogue = storedCatalogue
        providerMemory = StoredProviderCache(database: database, providers: providers, films: films, clock: clock)
        services = Services(
            films: films,
            catalogue: { try storedCatalogue.description() },
            discover: StoredDiscover(catalogue: catalogue, clock: clock),
            search: StoredSearch(database: database, catalogue: catalogue),
            recentQueries: StoredRecentQueries(database: database, clock: clock),
            myFilms: myFilms,
            lists: lists,
            shares: shares,
            received: StoredReceived(database: database, clock: clock),
            imports: StoredFileImports(database: database, clock: clock),
            calendars: StoredCalendarFeeds(database: database, clock: clock),
            shows: StoredShows(database: database, myFilms: myFilms, providers: providers),
            theatres: StoredTheatres(database: database, providers: providers, films: films, clock: clock),
            offerMemory: StoredOffers(database: database, providers: providers, clock: clock),
            myServices: StoredMyServices(database: database),
            advertising: advertising,
            undo: StoredUndo(database: database, myFilms: myFilms, lists: lists, clock: clock),
            persons: persons,
            accounts: accounts,
            backupSchedule: { try await backups?.schedule() },
            health: { StoredHealth(database: database, catalogue: catalogue).current() },
            owners: OwnerServices(
                persons: persons, accounts: accounts, advertising: advertising, backups: backups))
    }

    /// Closes the files, so that `filmz.sqlite` alone has everything personal unless another process has it open. The
    /// store cannot be used after that.
    public func close() {
        database.close()
        providers.close()
    }
}

extension Store {
    /// The secret from which this folder's pages get their tags. It is drawn once and is the same for every program
    /// that serves the folder.
    /// - Throws: ``StorageError``
    public func tagKey() async throws -> UInt64 {
        if let key = try database.read(Self.storedTagKey) { return key }
        return try await database.write { db in
            if let key = try Self.storedTagKey(db) { return key }
            let key = StoreMetadata.newKey
            try StoreMetadata.tagKey.set(key, in: db)
            return UInt64(key) ?? 0
        }
    }

    private static func storedTagKey(_ db: Database) throws -> UInt64? {
        try StoreMetadata.tagKey.value(db).flatMap { UInt64($0) }
    }
}
