import Foundation
import GRDB

/// The personal database: `filmz.sqlite`, the file to back up.
///
/// Every write is a transaction that SQLite has synced to the disk when the call returns.
struct FilmzDatabase: Sendable {
    private let writer: DatabaseQueue
    /// Nil in memory, where there is one connection.
    private let readers: DatabaseReaders?

    /// Opens or creates the database and brings its schema up to date. One process at a time: ``FolderLock``.
    static func open(path: String) throws -> FilmzDatabase {
        // Not FileManager.createFile, which puts a new file in the place of a present one.
        try? Data().write(to: URL(filePath: path), options: .withoutOverwriting)
        // SQLite gives the -wal and -shm files the mode of the database.
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        guard FileManager.default.isWritableFile(atPath: path) else {
            throw StoreError.folderNotWritable((path as NSString).deletingLastPathComponent)
        }
        do {
            let writer = try DatabaseQueue(path: path, configuration: configuration)
            try prepare(writer)
            return FilmzDatabase(
                writer: writer, readers: try DatabaseReaders(path: path, configuration: configuration))
        } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
            throw StoreError.notADatabase(path)
        } catch let error as DatabaseError {
            throw StoreError.unavailable(path, reason: error.message ?? "SQLite error \(error.resultCode.rawValue)")
        } catch SchemaError.tooNew {
            throw StoreError.tooNew(path)
        }
    }

    static func inMemory() throws -> FilmzDatabase {
        let writer = try DatabaseQueue(configuration: configuration)
        try prepare(writer)
        return FilmzDatabase(writer: writer, readers: nil)
    }

    /// Reads in one transaction, on the spot: see `docs/decisions/0012-reads-on-the-spot.md`.
    func read<Value>(_ value: (Database) throws -> Value) throws -> Value {
        if let readers { try readers.read { try $0.read(value) } } else { try writer.read(value) }
    }

    /// Reads without a transaction, which one statement does not need.
    func readOnce<Value>(_ value: (Database) throws -> Value) throws -> Value {
        if let readers { try readers.read { try $0.unsafeRead(value) } } else { try writer.unsafeRead(value) }
    }

    /// Writes in one transaction, after those that were asked for before. Suspends meanwhile.
    func write<Value: Sendable>(_ updates: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        try await writer.write(updates)
    }

    private static func prepare(_ writer: DatabaseQueue) throws {
        // GRDB sets NORMAL when it opens: in WAL mode that may lose the last acknowledged writes with the power.
        try writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        if try writer.read(migrator.hasBeenSuperseded) { throw SchemaError.tooNew }
        try migrator.migrate(writer)
        try writer.write(KeptFilms.derive)
    }

    private enum SchemaError: Error {
        case tooNew
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "filmz"
        configuration.journalMode = .wal
        configuration.foreignKeysEnabled = true
        // The command line writes while the server runs: wait for each other.
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA trusted_schema = OFF")
        }
        return configuration
    }
}
