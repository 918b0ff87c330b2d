import FilmzDomain
import Foundation
import GRDB

/// The personal database: `filmz.sqlite`, the file to back up.
///
/// Every write is a transaction that SQLite has synced to the disk when the call returns.
struct FilmzDatabase: Sendable {
    private let writer: DatabaseQueue
    /// Nil in memory, where there is one connection.
    private let readers: DatabaseReaders?
    private let patience: LockPatience

    /// What a write waits at most for another program that holds the database.
    static let patience = Duration.seconds(10)

    /// Opens or creates the database and brings its schema up to date. One process at a time: ``FolderLock``.
    /// - Throws: ``StoreError``
    static func open(path: String, patience limit: Duration = Self.patience) throws -> FilmzDatabase {
        // Not FileManager.createFile, which puts a new file in the place of a present one.
        try? Data().write(to: URL(filePath: path), options: .withoutOverwriting)
        // SQLite gives the -wal and -shm files the mode of the database.
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        guard FileManager.default.isWritableFile(atPath: path) else { throw StoreError.opening(path) }
        let patience = LockPatience(limit: limit)
        do {
            patience.begin(until: patience.deadline)
            let writer = try DatabaseQueue(
                path: path, configuration: configuration(.callback { _ in patience.goesOn() }))
            try prepare(writer)
            // In WAL mode a reader waits for nobody, but for who just opens the file.
            let readers = try DatabaseReaders(path: path, configuration: configuration(.timeout(10)))
            return FilmzDatabase(writer: writer, readers: readers, patience: patience)
        } catch let error as DatabaseError {
            throw StoreError.opening(path, error)
        } catch SchemaError.tooNew {
            throw StoreError.tooNew(path)
        }
    }

    static func inMemory() throws -> FilmzDatabase {
        let writer = try DatabaseQueue(configuration: configuration(.immediateError))
        try prepare(writer)
        return FilmzDatabase(writer: writer, readers: nil, patience: LockPatience(limit: patience))
    }

    /// Whether the file still is where it was opened; in memory always.
    var isInPlace: Bool { readers?.isInPlace ?? true }

    /// Reads in one transaction, on the spot: see `docs/decisions/0012-reads-on-the-spot.md`.
    /// - Throws: ``StorageError``, and what the body throws
    func read<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try StorageError.translating {
            if let readers { try readers.read { try $0.read(value) } } else { try writer.read(value) }
        }
    }

    /// Reads without a transaction, which one statement does not need.
    /// - Throws: ``StorageError``, and what the body throws
    func readOnce<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try StorageError.translating {
            if let readers { try readers.read { try $0.unsafeRead(value) } } else { try writer.unsafeRead(value) }
        }
    }

    /// Writes in one transaction, after those that were asked for before. Suspends meanwhile.
    /// - Throws: ``StorageError``, and what the body throws
    func write<Value: Sendable>(_ updates: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        try await write(until: patience.deadline, updates)
    }

    /// Writes what no answer needs, unless the disk is full or another program holds the database. Returns when it is
    /// done, but waits for no other program.
    func note(_ updates: @Sendable @escaping (Database) throws -> Void) async {
        await patience.hurrying { try? await write(until: .now, updates) }
    }

    private func write<Value: Sendable>(
        until deadline: ContinuousClock.Instant, _ updates: @Sendable @escaping (Database) throws -> Value
    ) async throws -> Value {
        try await writer.writeWithoutTransaction { [patience] db in
            patience.begin(until: deadline)
            return try StorageError.translating(db) {
                var value: Value?
                try db.inTransaction {
                    value = try updates(db)
                    return .commit
                }
                guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
                return value
            }
        }
    }

    private static func prepare(_ writer: DatabaseQueue) throws {
        // GRDB sets NORMAL when it opens: in WAL mode that may lose the last acknowledged writes with the power.
        try writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        if try writer.read(migrator.hasBeenSuperseded) { throw SchemaError.tooNew }
        // Who only reads must not wait for another program that writes.
        if try !writer.read(migrator.hasCompletedMigrations) { try migrator.migrate(writer) }
        if try !writer.read(KeptFilms.areDerived) { try writer.write(KeptFilms.derive) }
    }

    private enum SchemaError: Error {
        case tooNew
    }

    private static func configuration(_ busyMode: Database.BusyMode) -> Configuration {
        var configuration = Configuration()
        configuration.label = "filmz"
        configuration.journalMode = .wal
        configuration.foreignKeysEnabled = true
        // The command line writes while the server runs: wait for each other.
        configuration.busyMode = busyMode
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA trusted_schema = OFF")
        }
        return configuration
    }
}
