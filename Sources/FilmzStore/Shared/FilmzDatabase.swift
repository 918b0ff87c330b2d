import CoreMetrics
import FilmzDomain
import FilmzLocking
import Foundation
import GRDB

/// The personal database: `filmz.sqlite`, the file to back up.
///
/// When a write returns, SQLite has synced its transaction to the disk.
struct FilmzDatabase: Sendable {
    private let writer: DatabaseQueue
    /// The read-only connections; nil in memory, where there is only one connection.
    private let readers: DatabaseReaders?
    /// Looks after the files from which the database was opened; nil in memory.
    private let keeper: (any DatabaseKeeper)?
    private let gate: WriteGate?
    private let pendingWrites = PendingWrites()
    private let patience: BusyTimeout

    init(
        writer: DatabaseQueue, readers: DatabaseReaders? = nil, keeper: (any DatabaseKeeper)? = nil,
        gate: WriteGate? = nil, patience: BusyTimeout
    ) {
        self.writer = writer
        self.readers = readers
        self.keeper = keeper
        self.gate = gate
        self.patience = patience
    }

    /// The maximum time that a write waits for another program that holds the database.
    static let patience = Duration.seconds(10)

    /// Whether the files are still where they were opened; always true in memory.
    var isInPlace: Bool { keeper?.areInPlace ?? true }

    /// Reads in one transaction, on the calling thread: see `docs/decisions/0012-reads-on-the-spot.md`.
    /// - Throws: ``StorageError``, and what the body throws
    func read<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try StorageError.translating {
            if let readers {
                try readers.read { reader in try Self.reads.measuring { try reader.readInTransaction(value) } }
            } else {
                try writer.read(value)
            }
        }
    }

    /// Reads without a transaction, for a body with only one statement.
    /// - Throws: ``StorageError``, and what the body throws
    func readOnce<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try StorageError.translating {
            if let readers {
                try readers.read { reader in try Self.reads.measuring { try reader.unsafeRead(value) } }
            } else {
                try writer.unsafeRead(value)
            }
        }
    }

    /// Writes in one transaction, after the writes that were requested earlier. Suspends until it is done.
    /// - Throws: ``StorageError``, and what the body throws
    func write<Value: Sendable>(_ updates: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        try await write(until: patience.deadline, updates: updates)
    }

    /// Whether any write is running or waiting at this moment, in this process or another.
    var isWaitedFor: Bool { pendingWrites.count > 0 || gate?.isWaitedFor == true }

    /// Writes a piece of long work in one transaction, as ``write(_:)`` does, but does not wait until it is on disk. A
    /// power cut may lose the last pieces, in the order in which they were written: they must be of no use without a
    /// later write, or be done again.
    /// - Parameter hasCompany: whether others write too; then the log is moved into the file in small parts
    func writePiece<Value: Sendable>(
        hasCompany: Bool, updates: @Sendable @escaping (Database) throws -> Value
    ) async throws -> Value {
        try await write(until: patience.deadline, as: .piece(hasCompany: hasCompany), updates: updates)
    }

    /// Writes something that no answer depends on, unless the disk is full or another program holds the database.
    /// Returns when it is done, or when it would have to wait for another program.
    func note(_ updates: @Sendable @escaping (Database) throws -> Void) async {
        await patience.hurrying { done in noteLater(updates, then: done) }
    }

    /// Writes something that no answer depends on, as ``note(_:)`` does, but returns at once, so that the time of an answer
    /// does not tell whether something is written. Later writes come after it.
    func noteLater(
        _ updates: @Sendable @escaping (Database) throws -> Void, then done: @Sendable @escaping () -> Void = {}
    ) {
        pendingWrites.add(1)
        writer.asyncWriteWithoutTransaction { db in
            try? write(to: db, until: .now, updates: updates)
            pendingWrites.add(-1)
            done()
        }
    }

    private func write<Value: Sendable>(
        until deadline: ContinuousClock.Instant, as kind: WriteKind = .whole,
        updates: @Sendable @escaping (Database) throws -> Value
    ) async throws -> Value {
        pendingWrites.add(1)
        defer { pendingWrites.add(-1) }
        return try await writer.writeWithoutTransaction { db in
            try write(to: db, until: deadline, as: kind, updates: updates)
        }
    }

    private func write<Value>(
        to db: Database, until deadline: ContinuousClock.Instant, as kind: WriteKind = .whole,
        updates: (Database) throws -> Value
    ) throws -> Value {
        patience.begin(until: deadline)
        return try StorageError.translating(db) {
            try pass(until: deadline) {
                guard case .piece(let hasCompany) = kind else { return try transaction(db, updates: updates) }
                let pages = if hasCompany { Self.logPages / 8 } else { Self.logPages }
                try db.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = \(pages)")
                let result = Result { try transaction(db, updates: updates) }
                try db.execute(sql: "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = \(Self.logPages)")
                return try result.get()
            }
        }
    }

    private static let reads = CoreMetrics.Timer(label: "filmz_database_seconds", dimensions: [("kind", "read")])
    private static let writes = CoreMetrics.Timer(label: "filmz_database_seconds", dimensions: [("kind", "write")])

    private enum WriteKind {
        case whole
        case piece(hasCompany: Bool)
    }

    /// The number of pages at which the log is moved into the file: 16 MB.
    static let logPages = 4_000

    private func pass<Value>(until deadline: ContinuousClock.Instant, body: () throws -> Value) throws -> Value {
        if let gate { try gate.pass(until: deadline, body: body) } else { try body() }
    }

    private func transaction<Value>(_ db: Database, updates: (Database) throws -> Value) throws -> Value {
        var value: Value?
        try Self.writes.measuring {
            try db.inTransaction {
                value = try updates(db)
                return .commit
            }
        }
        // A write into a file that has lost its name is lost later, so it must not be acknowledged.
        try check(db)
        keeper?.note(db)
        guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
        return value
    }

    /// Checks that the files are still those that were opened. If they are not, it saves the data.
    /// - Throws: ``StorageError/detached``
    func check() async throws {
        if !isInPlace { try await writer.writeWithoutTransaction { try check($0) } }
    }

    private func check(_ db: Database) throws {
        if let keeper, !keeper.areInPlace { try keeper.rescue(db) }
    }

    /// Copies everything as it is at this moment.
    func copy(to file: DatabaseQueue) throws {
        if let readers { try readers.read { try $0.backup(to: file) } } else { try writer.backup(to: file) }
    }

    /// Replaces everything by another database, in one step for all readers, while no other write runs.
    /// - Parameter prepare: called before that with the current database
    func replace(
        with other: DatabaseQueue, prepare: @Sendable @escaping (Database) throws -> Void
    ) async throws {
        try await writer.writeWithoutTransaction { db in
            let deadline = patience.deadline
            patience.begin(until: deadline)
            func replace() throws {
                // If the files are gone, their data is saved, and not the data that would replace it.
                try check(db)
                try prepare(db)
                try other.read { try $0.backup(to: db) }
                try check(db)
                keeper?.note(db)
            }
            try StorageError.translating(db) {
                if let gate { try gate.close(until: deadline, body: replace) } else { try replace() }
            }
        }
    }

    /// Moves the log into the file and closes all connections, so that the file alone is complete. The database cannot
    /// be used after that.
    func close() {
        readers?.close()
        // When others have the file open, the log stays, and so does what they need of it. This does not wait for them.
        try? writer.writeWithoutTransaction { db in
            patience.begin(until: .now)
            try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        }
        try? writer.close()
    }
}

extension CoreMetrics.Timer {
    /// Records how long something takes, even when it fails.
    fileprivate func measuring<Value>(_ body: () throws -> Value) rethrows -> Value {
        let start = ContinuousClock.now
        defer { recordNanoseconds(Int64((ContinuousClock.now - start) / .nanoseconds(1))) }
        return try body()
    }
}

/// The number of writes of this process that have begun or wait.
final class PendingWrites: Sendable {
    private let number = Mutex(0)

    var count: Int { number.withLock(\.self) }

    func add(_ more: Int) {
        number.withLock { $0 += more }
    }
}
