import FilmzDomain
import Foundation
import GRDB

extension FilmzDatabase {
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
                writer: writer, readers: readers, keeper: DataKeeper(files: DatabaseFiles(path: path), mark: mark),
                gate: try WriteGate(in: (path as NSString).deletingLastPathComponent), patience: patience)
        } catch BackupError.damaged {
            throw StoreError.damaged(path, backups: backups.newest)
        } catch let error as DatabaseError {
            throw StoreError.opening(path, error: error, backups: backups.newest)
        } catch SchemaError.tooNew {
            throw StoreError.tooNew(path, backups: backups.newestBeforeUpdate)
        }
    }

    static func inMemory() throws -> FilmzDatabase {
        let writer = try DatabaseQueue(configuration: configuration(.immediateError))
        try empty.get().backup(to: writer)
        try prepare(writer)
        return FilmzDatabase(writer: writer, patience: BusyTimeout(limit: patience))
    }

    /// The empty database that every database in memory starts as. It is made once, because the migrations take longer
    /// than most tests.
    private static let empty = Result {
        let model = try DatabaseQueue()
        try migrator.migrate(model)
        return model
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
