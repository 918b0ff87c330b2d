import FilmzDomain
import Foundation
import GRDB
import Locking

/// The files of an open database. If somebody removes or replaces them, the open files have no name any more, and all
/// that is written into them is lost when the process ends.
final class DatabaseFiles: Sendable {
    private let path: String
    private let database: FileIdentity
    private let log: FileIdentity
    /// True from the first time that the files were not in place.
    private let isDetached = Mutex(false)

    private static func logPath(_ path: String) -> String { path + "-wal" }

    /// - Returns: nil when the files cannot be identified
    init?(path: String) {
        guard let database = FileIdentity(path: path), let log = FileIdentity(path: Self.logPath(path)) else {
            return nil
        }
        (self.path, self.database, self.log) = (path, database, log)
    }

    /// Whether the files' names still lead to them. Once false, it stays false: others may have written meanwhile.
    var areInPlace: Bool {
        !isDetached.withLock { $0 } && isDatabaseInPlace && log.isSameFile(as: FileIdentity(path: Self.logPath(path)))
    }

    private var isDatabaseInPlace: Bool { database.isSameFile(as: FileIdentity(path: path)) }

    /// Saves what the open files hold: in the database if only the log was removed, and in a backup.
    /// - Throws: ``StorageError/detached``, always
    func rescue(_ db: Database) throws -> Never {
        let isFirst = isDetached.withLock { isDetached in
            defer { isDetached = true }
            return !isDetached
        }
        if isFirst {
            let isLogAlone = isDatabaseInPlace && FileIdentity(path: Self.logPath(path)) == nil
            if isLogAlone { try? db.execute(sql: "PRAGMA wal_checkpoint(FULL)") }
            _ = try? BackupFolder(besides: path).write(db, .rescued, at: Timestamp(Date()))
        }
        throw StorageError.detached
    }

    /// Refuses to begin with an empty database where other files show that there was a full one.
    /// - Throws: ``StoreError/emptied(_:backups:)``
    static func refuseEmptied(_ path: String, _ backups: BackupFolder) throws {
        let size = FileIdentity.size(of: path)
        guard (size ?? 0) == 0 else { return }
        let folder = (path as NSString).deletingLastPathComponent
        // SQLite removes the log of an empty database, together with all that is in it.
        let hasLog = (FileIdentity.size(of: logPath(path)) ?? 0) > 0
        let wasFilled =
            size == 0 && (!backups.newest.isEmpty || FileIdentity(path: folder + "/catalogue.sqlite") != nil)
        if hasLog || wasFilled { throw StoreError.emptied(path, backups: backups.newest) }
    }
}
