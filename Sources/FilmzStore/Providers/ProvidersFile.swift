import FilmzDomain
import FilmzLocking
import Foundation
import GRDB

/// The answers of providers: `providers.sqlite`. All of them can be asked for again, so a file that cannot be used is
/// replaced by a new one. When there can be no file, answers are kept in memory. See
/// `docs/decisions/0014-providers-database.md`.
final class ProvidersFile: Sendable {
    /// The path of the file; nil in memory.
    private let path: String?
    let clock: Clock
    private let current: Mutex<Connection>
    private let writes = Mutex(0)

    fileprivate struct Connection {
        let writer: DatabaseQueue
        /// The read-only connections; nil in memory, where there is only one connection.
        var readers: DatabaseReaders?
    }

    /// Opens the file, or makes a new one. Only one process at a time may call this: ``FolderLock``.
    static func open(directory: String, clock: Clock) throws -> ProvidersFile {
        try ProvidersFile(path: directory + "/providers.sqlite", clock: clock)
    }

    static func inMemory(clock: Clock) throws -> ProvidersFile {
        try ProvidersFile(path: nil, clock: clock)
    }

    private init(path: String?, clock: Clock) throws {
        self.path = path
        self.clock = clock
        current = Mutex(try Self.connection(path, at: clock.now()))
    }

    /// A number that grows with every write, after it is done. No other process writes while this one has the file
    /// open. Data read after the revision is never older than it.
    var revision: Int { writes.withLock(\.self) }

    /// Reads without a transaction, on the calling thread, for a body with only one statement.
    func readOnce<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try trying { try $0.read { try $0.unsafeRead(value) } }
    }

    /// Reads in one transaction, on the calling thread.
    func read<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try trying { try $0.read { try $0.readInTransaction(value) } }
    }

    /// Writes in one transaction, after the writes that were requested earlier. Suspends until it is done.
    func write<Value: Sendable>(_ updates: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        defer { writes.withLock { $0 += 1 } }
        let usedConnection = current.withLock { $0 }
        do {
            return try await usedConnection.writer.write(updates)
        } catch let error as DatabaseError {
            return try await replacement(for: usedConnection, after: error).writer.write(updates)
        }
    }

    /// Moves the log into the file and closes all connections. The file cannot be used after that.
    func close() {
        current.withLock { connection in
            connection.readers?.close()
            try? connection.writer.close()
        }
    }

    private func trying<Value>(_ value: (Connection) throws -> Value) throws -> Value {
        let usedConnection = current.withLock { $0 }
        do {
            return try value(usedConnection)
        } catch let error as DatabaseError {
            return try value(replacement(for: usedConnection, after: error))
        }
    }

    /// A connection to use after an error: to a new file when the current one is damaged, or else to memory.
    private func replacement(for usedConnection: Connection, after error: DatabaseError) throws -> Connection {
        guard let path, DatabaseCheck.isDamage(error) || Self.isObstacle(error) else {
            throw StorageError(error) ?? error
        }
        return try current.withLock { current in
            // Another caller may have met the error first.
            guard current.writer === usedConnection.writer else { return current }
            defer { writes.withLock { $0 += 1 } }
            if DatabaseCheck.isDamage(error) {
                Self.remove(path)
                current = try Self.connection(path, at: clock.now())
            } else {
                current = try Connection(at: clock.now())
            }
            return current
        }
    }

    private static func connection(_ path: String?, at now: Timestamp) throws -> Connection {
        guard let path else { return try Connection(at: now) }
        for _ in 1...2 {
            do {
                return try Connection(path: path, at: now)
            } catch is ProvidersSchema.Foreign {
                remove(path)
            } catch let error as DatabaseError where DatabaseCheck.isDamage(error) {
                remove(path)
            } catch {
                break
            }
        }
        return try Connection(at: now)
    }

    /// Whether the folder or the disk is the reason, and not the query.
    private static func isObstacle(_ error: DatabaseError) -> Bool {
        [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH]
            .contains(error.resultCode)
    }

    private static func remove(_ path: String) {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        if type != .typeDirectory { DatabasePath.remove(path) }
    }
}

extension ProvidersFile.Connection {
    /// A new database in memory.
    fileprivate init(at now: Timestamp) throws {
        writer = try DatabaseQueue(configuration: Self.configuration)
        try prepare(at: now)
    }

    /// - Throws: `DatabaseError`, ``ProvidersSchema/Foreign``
    fileprivate init(path: String, at now: Timestamp) throws {
        // Not FileManager.createFile, which replaces an existing file with a new one.
        try? Data().write(to: URL(filePath: path), options: .withoutOverwriting)
        // SQLite gives the -wal and -shm files the mode of the database.
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        guard FileManager.default.isWritableFile(atPath: path) else {
            throw DatabaseError(resultCode: .SQLITE_CANTOPEN)
        }
        writer = try DatabaseQueue(path: path, configuration: Self.configuration)
        try prepare(at: now)
        readers = try DatabaseReaders(path: path, configuration: Self.configuration)
    }

    fileprivate func read<Value>(_ value: (DatabaseQueue) throws -> Value) throws -> Value {
        if let readers { try readers.read(value) } else { try value(writer) }
    }

    private func prepare(at now: Timestamp) throws {
        try writer.write { db in
            try ProvidersSchema.prepare(db)
            try ProvidersSchema.tidy(db, at: now)
            try CallRecord.tidy(db, at: now)
        }
    }

    /// The configuration of connections. GRDB lets SQLite sync rarely in WAL mode. A power cut may lose the last
    /// answers, which can be asked for again.
    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "providers"
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { db in
            // In KiB, for each connection. The file grows with every answer, and memory must not grow with it.
            try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cache_size = -256")
        }
        return configuration
    }
}
