public import FilmzDomain
import Foundation
import GRDB

/// A folder of data, opened: the personal database and the catalogue, and the services over both.
public struct Store: Sendable {
    /// The catalogue as a whole.
    public let catalogue: any CatalogueService
    public let services: Services

    private let database: FilmzDatabase

    /// Opens the folder's two databases, creating what is missing. The folder and the files in it are for their owner's
    /// eyes only.
    /// - Throws: ``StoreError``
    public static func open(directory: String, clock: Clock = Clock()) async throws -> Store {
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError.folderNotWritable(directory)
        }
        let store = Store(
            database: try FilmzDatabase.open(path: directory + "/filmz.sqlite"),
            catalogue: CatalogueFile(.file(directory + "/catalogue.sqlite")),
            clock: clock)
        try await store.finishInterruptedReplacement()
        return store
    }

    /// An empty store that ends with the process.
    public static func inMemory(clock: Clock = Clock()) throws -> Store {
        Store(database: try .inMemory(), catalogue: CatalogueFile(.memory), clock: clock)
    }

    private init(database: FilmzDatabase, catalogue: CatalogueFile, clock: Clock) {
        let films = StoredFilms(database: database, catalogue: catalogue)
        self.database = database
        self.catalogue = StoredCatalogue(database: database, catalogue: catalogue)
        services = Services(
            films: films,
            discover: StoredDiscover(catalogue: catalogue),
            search: StoredSearch(database: database, catalogue: catalogue),
            recentQueries: StoredRecentQueries(database: database, clock: clock),
            myFilms: StoredMyFilms(database: database, films: films, clock: clock),
            undo: StoredUndo(database: database, films: films, clock: clock))
    }

    /// The facts kept beside personal data follow a replaced catalogue in a second step; catch up when the process
    /// ended between the two.
    private func finishInterruptedReplacement() async throws {
        try await (catalogue as? StoredCatalogue)?.refreshKeptFilmsIfNeeded()
    }
}

/// What can go wrong with the files of a store.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    case folderNotWritable(String)
    case notADatabase(String)
    /// The database was written by a newer Filmz.
    case tooNew(String)
    case unavailable(String, reason: String)

    public var description: String {
        switch self {
        case .folderNotWritable(let path):
            "The data folder \(path) cannot be created or written; choose another with --data-dir."
        case .notADatabase(let path):
            "\(path) is not a Filmz database; move it away, or put your backup in its place."
        case .tooNew(let path):
            "\(path) was written by a newer Filmz; install that version to open it. Nothing was changed."
        case .unavailable(let path, let reason):
            "\(path) cannot be opened (\(reason)); check that the disk has room and the file is yours."
        }
    }
}
