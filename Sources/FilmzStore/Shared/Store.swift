public import FilmzDomain
import Foundation
import GRDB

/// A folder of data, opened: the personal database, the catalogue and what providers said, and the services over them.
public struct Store: Sendable {
    /// The catalogue as a whole.
    public let catalogue: any CatalogueService
    public let services: Services
    /// What is remembered of providers' answers.
    public let providerMemory: any ProviderMemory
    /// Where a catalogue was put that had been imported by an older Filmz and cannot be read any more: somebody should
    /// import again.
    public let catalogueSetAside: String?

    /// Opens the folder's databases, creating what is missing. What is created, and the personal database always,
    /// is for its owner's eyes only.
    /// - Throws: ``StoreError``
    public static func open(
        directory: String, clock: Clock = Clock(), passwordCost: PasswordCost = .standard
    ) async throws -> Store {
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError.folderNotWritable(directory)
        }
        let lock = try await FolderLock.acquire(in: directory)
        defer { withExtendedLifetime(lock) {} }
        let database = try FilmzDatabase.open(path: directory + "/filmz.sqlite")
        let catalogue = CatalogueFile(.file(directory: directory))
        catalogue.removeAbandonedDrafts()
        let setAside = try catalogue.setAsideOlder()
        // The facts kept beside personal data follow a replaced catalogue in a second step; catch up when the process
        // ended between the two.
        try await StoredCatalogue(database: database, catalogue: catalogue).refreshKeptFilmsIfNeeded()
        return Store(
            database: database, catalogue: catalogue,
            providers: try ProvidersFile.open(directory: directory, clock: clock), clock: clock,
            passwordCost: passwordCost, catalogueSetAside: setAside)
    }

    /// An empty store that ends with the process.
    public static func inMemory(clock: Clock = Clock(), passwordCost: PasswordCost = .standard) throws -> Store {
        Store(
            database: try .inMemory(), catalogue: CatalogueFile(.memory), providers: try .inMemory(clock: clock),
            clock: clock, passwordCost: passwordCost)
    }

    private init(
        database: FilmzDatabase, catalogue: CatalogueFile, providers: ProvidersFile, clock: Clock,
        passwordCost: PasswordCost, catalogueSetAside: String? = nil
    ) {
        self.catalogueSetAside = catalogueSetAside
        let films = StoredFilms(database: database, catalogue: catalogue, providers: providers, clock: clock)
        let myFilms = StoredMyFilms(database: database, films: films, clock: clock)
        let storedCatalogue = StoredCatalogue(database: database, catalogue: catalogue)
        self.catalogue = storedCatalogue
        providerMemory = StoredProviderMemory(database: database, providers: providers, films: films, clock: clock)
        services = Services(
            films: films,
            catalogue: { try storedCatalogue.description() },
            discover: StoredDiscover(catalogue: catalogue),
            search: StoredSearch(database: database, catalogue: catalogue),
            recentQueries: StoredRecentQueries(database: database, clock: clock),
            myFilms: myFilms,
            undo: StoredUndo(database: database, myFilms: myFilms, clock: clock),
            accounts: StoredAccounts(
                database: database, clock: clock, hasher: PasswordHasher(cost: passwordCost)))
    }
}

/// What can go wrong with the files of a store.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    case folderNotWritable(String)
    case notADatabase(String)
    /// The database was written by a newer Filmz.
    case tooNew(String)
    /// The catalogue was made by a newer Filmz.
    case catalogueTooNew(String)
    /// There is no room for a new catalogue in this folder, or where SQLite puts what it sorts.
    case diskFull(String)
    case unavailable(String, reason: String)

    public var description: String {
        switch self {
        case .folderNotWritable(let path):
            "The data folder \(path) cannot be created or written; choose another with --data-dir."
        case .notADatabase(let path):
            "\(path) is not a Filmz database; move it away, or put your backup in its place."
        case .tooNew(let path):
            "\(path) was written by a newer Filmz; install that version to open it. Nothing was changed."
        case .catalogueTooNew(let path):
            "\(path) was made by a newer Filmz; install that version, or move the file away and Filmz makes another. "
                + "Nothing was changed."
        case .diskFull(let folder):
            "The disk has no room for a new catalogue in \(folder), or its temporary folder has none; make room and try "
                + "again. Nothing was changed."
        case .unavailable(let path, let reason):
            "\(path) cannot be opened (\(reason)); check that the disk has room and the file is yours."
        }
    }
}
