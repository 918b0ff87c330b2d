import FilmzDomain
import FilmzLocking
import GRDB

/// A pool of read-only connections to a file, one for each thread that ever read at the same time as others. GRDB's own
/// pool does more than Filmz needs, which took a third of the time of a list; see
/// `docs/decisions/0012-reads-on-the-spot.md`.
///
/// All of them read the file that had the name at first. No reader waits for a connection, unless the name now leads to
/// another file: then no more connections can be opened, and readers take turns.
final class DatabaseReaders: Sendable {
    private let path: String
    private let configuration: Configuration
    private let file: FileIdentity?
    private let state: Mutex<State>

    private struct State {
        var idle: [DatabaseQueue]
        /// The connection that readers wait for when no other can be opened.
        let first: DatabaseQueue
    }

    /// - Throws: `DatabaseError` when the file cannot be opened
    init(path: String, configuration: Configuration) throws {
        var configuration = configuration
        configuration.readonly = true
        self.path = path
        self.configuration = configuration
        let (first, file) = try Self.open(path, configuration: configuration)
        self.file = file
        state = Mutex(State(idle: [first], first: first))
    }

    func read<Value>(_ value: (DatabaseQueue) throws -> Value) throws -> Value {
        guard let reader = state.withLock({ $0.idle.popLast() }) ?? another() else {
            return try value(state.withLock(\.first))
        }
        defer { state.withLock { $0.idle.append(reader) } }
        return try value(reader)
    }

    /// Closes the connections that are idle at the moment.
    func close() {
        let idle = state.withLock { state in
            defer { state.idle = [] }
            return state.idle
        }
        for reader in idle { try? reader.close() }
    }

    /// Another connection to the same file; nil when the name leads to another file, or to none.
    func another() -> DatabaseQueue? {
        guard let file, file.isSameFile(as: FileIdentity(path: path)),
            let (reader, opened) = try? Self.open(path, configuration: configuration), file.isSameFile(as: opened)
        else { return nil }
        return reader
    }

    /// A connection and the file it reads; nil for the file when it is not known.
    private static func open(
        _ path: String, configuration: Configuration
    ) throws -> (DatabaseQueue, FileIdentity?) {
        while true {
            let before = FileIdentity(path: path)
            let reader = try DatabaseQueue(path: path, configuration: configuration)
            let after = FileIdentity(path: path)
            // Otherwise the file was replaced between the two checks.
            if before == nil || before?.isSameFile(as: after) == true { return (reader, after) }
        }
    }
}

extension DatabaseQueue {
    /// Reads in one transaction, as `read` does. For a short read, most of the time would go into compiling the statements
    /// that begin and end the transaction, which are cached here. It does not keep the body from writing.
    func readInTransaction<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try unsafeRead { db in
            try db.cachedStatement(sql: "BEGIN").execute()
            do {
                let result = try value(db)
                try db.cachedStatement(sql: "COMMIT").execute()
                return result
            } catch {
                // SQLite may have ended it itself.
                if db.isInsideTransaction { try db.cachedStatement(sql: "ROLLBACK").execute() }
                throw error
            }
        }
    }
}
