import CoreMetrics
import FilmzDomain
import Foundation
import GRDB

/// The personal database: `filmz.sqlite`, the file to back up.
///
/// When a write returns, SQLite has synced its transaction to the disk.
struct FilmzDatabase: Sendable {
    private let writer: DatabaseQueue
    /// The read-only connections; nil in memory, where there is only one connection.
    private let readers: DatabaseReaders?
    /// The files from which the database was opened; nil in memory.
    private let files: DatabaseFiles?
    /// The mark of the data folder; nil in memory.
    private let mark: DataMark?
    private let gate: WriteGate?
    private let pendingWrites = PendingWrites()
    private let patience: BusyTimeout

    /// The maximum time that a write waits for another program that holds the database.
    static let patience = Duration.seconds(10)

    /// Opens or creates the database and brings its schema up to date. Before it changes an older schema, it makes a
    /// backup. Only one process at a time may call this: ``FolderLock``.
    /// - Parameters:
    ///   - isInUse: whether another process has the database open
    ///   - now: the time of that backup
    /// - Throws: ``StoreError``
    static func open(
        path: String, patience limit: Duration = Self.patience, isInUse: Bool = false,
        at now: Timestamp = Clock().now()
    ) throws -> FilmzDatabase {
        let backups = BackupFolder(besides: path)
        try DatabaseFiles.refuseEmptied(path)
        // A log that still exists was left by a process that did not end properly.
        let wasLeftOpen = !isInUse && (FileIdentity.size(of: path + "-wal") ?? 0) > 0
        // Not FileManager.createFile, which replaces an existing file with a new one.
        try? Data().write(to: URL(filePath: path), options: .withoutOverwriting)
        // SQLite gives the -wal and -shm files the mode of the database.
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        guard FileManager.default.isWritableFile(atPath: path) else { throw StoreError.opening(path) }
        let patience = BusyTimeout(limit: limit)
        do {
            patience.begin(until: patience.deadline)
            let writer = try DatabaseQueue(
                path: path, configuration: configuration(.callback { patience.goesOn(after: $0) }))
            if wasLeftOpen, try !DatabaseCheck.isSound(writer, quick: true) { throw BackupError.damaged }
            if try writer.read(hasOlderSchema) {
                try writer.writeWithoutTransaction { _ = try backups.write($0, kind: .beforeUpdate, at: now) }
            }
            try prepare(writer)
            let mark = DataMark(besides: path)
            try writer.read(mark.note)
            // In WAL mode a reader waits only for a process that is just opening the file.
            let readers = try DatabaseReaders(path: path, configuration: configuration(.timeout(10)))
            return FilmzDatabase(
                writer: writer, readers: readers, files: DatabaseFiles(path: path), mark: mark,
                gate: try WriteGate(in: (path as NSString).deletingLastPathComponent), patience: patience)
        } catch BackupError.damaged {
            throw StoreError.damaged(path, backups: backups.newest)
        } catch let error as DatabaseError {
            throw StoreError.opening(path, error: error)
        } catch SchemaError.tooNew {
            throw StoreError.tooNew(path, backups: backups.newestBeforeUpdate)
        }
    }

    static func inMemory() throws -> FilmzDatabase {
        let writer = try DatabaseQueue(configuration: configuration(.immediateError))
        try empty.get().backup(to: writer)
        try prepare(writer)
        return FilmzDatabase(
            writer: writer, readers: nil, files: nil, mark: nil, gate: nil, patience: BusyTimeout(limit: patience))
    }

    /// The empty database that every database in memory starts as. It is made once, because the migrations take longer
    /// than most tests.
    private static let empty = Result {
        let model = try DatabaseQueue()
        try migrator.migrate(model)
        return model
    }

    /// Whether the files are still where they were opened; always true in memory.
    var isInPlace: Bool { files?.areInPlace ?? true }

    /// Reads in one transaction, on the calling thread: see `docs/decisions/0012-reads-on-the-spot.md`.
    /// - Throws: ``StorageError``, and what the body throws
    func read<Value>(_ value: (Database) throws -> Value) throws -> Value {
        try StorageError.translating {
            if let readers {
                try readers.read { reader in try Self.reads.measuring { try reader.read(value) } }
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
        pendingWrites.add(1)
        await patience.hurrying { done in
            writer.asyncWriteWithoutTransaction { db in
                try? write(to: db, until: .now, updates: updates)
                pendingWrites.add(-1)
                done()
            }
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
    private static let logPages = 4_000

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
        mark?.note(db)
        guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
        return value
    }

    /// Checks that the files are still those that were opened. If they are not, it saves the data.
    /// - Throws: ``StorageError/detached``
    func check() async throws {
        if let files, !files.areInPlace { try await writer.writeWithoutTransaction { try check($0) } }
    }

    private func check(_ db: Database) throws {
        if let files, !files.areInPlace { try files.rescue(db) }
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
                mark?.note(db)
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

    /// Brings a database up to date.
    static func prepare(_ writer: DatabaseQueue) throws {
        // GRDB sets NORMAL when it opens. In WAL mode a power cut may then lose the last acknowledged writes. The
        // others are for imports: SQLite's 2 MB hold too little of the indexes of ten thousand films, a log of 4 MB
        // would be moved into the file after every piece, and every page that a statement changes in several rows would
        // be written to a temporary file first.
        try writer.writeWithoutTransaction { db in
            try db.execute(
                sql: """
                    PRAGMA synchronous = FULL; PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = \(logPages);
                    PRAGMA temp_store = MEMORY
                    """)
        }
        if try writer.read(migrator.hasBeenSuperseded) { throw SchemaError.tooNew }
        // A program that only reads must not wait for another that writes.
        if try !writer.read(migrator.hasCompletedMigrations) {
            let isNew = try writer.read(migrator.appliedIdentifiers).isEmpty
            try migrator.migrate(writer)
            // The log of all versions is larger than a new database, and the disk may have no room for both.
            if isNew {
                try writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            }
        }
        if try !writer.read(PersonalFilms.areDerived) { try writer.write(PersonalFilms.derive) }
    }

    /// Whether a file has the schema of this version of Filmz or of an older one.
    static func canRead(_ path: String) -> Bool {
        let isNewer = try? DatabaseQueue(path: path, configuration: .readOnly).read(migrator.hasBeenSuperseded)
        return isNewer == false
    }

    /// Whether there is a schema that has to be brought up to date.
    private static func hasOlderSchema(_ db: Database) throws -> Bool {
        let applied = try migrator.appliedIdentifiers(db)
        return try !applied.isEmpty && !migrator.hasBeenSuperseded(db) && !migrator.hasCompletedMigrations(db)
    }

    enum SchemaError: Error {
        case tooNew
    }

    private static func configuration(_ busyMode: Database.BusyMode) -> Configuration {
        var configuration = Configuration()
        configuration.label = "filmz"
        configuration.journalMode = .wal
        configuration.foreignKeysEnabled = true
        // The command line writes while the server runs: they wait for each other.
        configuration.busyMode = busyMode
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA trusted_schema = OFF")
        }
        return configuration
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
