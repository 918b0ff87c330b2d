import FilmzDomain
import FilmzLocking
import Foundation
import GRDB

/// The files of an open database. If they are removed or replaced, the open files have no name any more, and all that
/// is written into them is lost when the process ends.
final class DatabaseFiles: Sendable {
    private let path: String
    private let database: FileIdentity
    private let log: FileIdentity
    /// Whether the files were ever found out of place.
    private let isDetached = Mutex(false)

    private static func logPath(_ path: String) -> String { path + "-wal" }

    /// - Returns: nil when the files cannot be identified
    init?(path: String) {
        guard let database = FileIdentity(path: path), let log = FileIdentity(path: Self.logPath(path)) else {
            return nil
        }
        self.path = path
        self.database = database
        self.log = log
    }

    /// Whether the files' names still lead to them. Once false, it stays false: other processes may have written
    /// meanwhile.
    var areInPlace: Bool {
        !isDetached.withLock { $0 } && isDatabaseInPlace && log.isSameFile(as: FileIdentity(path: Self.logPath(path)))
    }

    private var isDatabaseInPlace: Bool { database.isSameFile(as: FileIdentity(path: path)) }

    /// Saves the data of the open files: in the database if only the log was removed, and in a backup.
    /// - Throws: ``StorageError/detached``, always
    func rescue(_ db: Database) throws -> Never {
        let isFirst = isDetached.withLock { isDetached in
            defer { isDetached = true }
            return !isDetached
        }
        if isFirst {
            let isLogAlone = isDatabaseInPlace && FileIdentity(path: Self.logPath(path)) == nil
            if isLogAlone { try? db.execute(sql: "PRAGMA wal_checkpoint(FULL)") }
            _ = try? BackupFolder(besides: path).write(db, kind: .rescued, at: Timestamp(Date()))
        }
        throw StorageError.detached
    }

    /// Moves aside a database that cannot be used, and another one to its place.
    /// - Parameters:
    ///   - word: a word in the new name of the former database
    ///   - move: moves the other database to a path
    /// - Returns: the new path of the former database; nil when there was none
    static func replace(_ path: String, formerAs word: String, by move: (String) throws -> Void) throws -> String? {
        // If the process ends in between, there is no database, and an empty one must not be created.
        DataMark(besides: path).set()
        let replacedPath = try DatabasePath.moveAside(path, as: word)
        try move(path)
        return replacedPath
    }

    /// Refuses to create an empty database where other files show that there was another one.
    /// - Throws: ``StoreError/emptied(_:tracesOfData:backups:)``
    static func refuseEmptied(_ path: String) throws {
        let tracesOfData = tracesOfData(of: path)
        guard tracesOfData.isEmpty else {
            throw StoreError.emptied(path, tracesOfData: tracesOfData, backups: BackupFolder(besides: path).newest)
        }
    }

    /// The names of the files that show that there was a database, where it is empty or missing now: moving all of them
    /// away allows a new one. Empty where there is a database, or never was one.
    private static func tracesOfData(of path: String) -> [String] {
        let size = FileIdentity.size(of: path)
        guard (size ?? 0) == 0 else { return [] }
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        func isThere(_ name: String) -> Bool { FileIdentity(path: "\(folder)/\(name)") != nil }
        let companions = DatabasePath.suffixes.filter { !$0.isEmpty }.map { name + $0 }.filter(isThere)
        var marks = [DataMark.name].filter(isThere)
        if !BackupFolder(besides: path).backups().isEmpty { marks.append(BackupFolder.name) }
        guard size != nil else { return companions + marks }
        // A new database is empty too. SQLite removes the log of an empty database, together with all that is in it.
        let hasLog = (FileIdentity.size(of: logPath(path)) ?? 0) > 0
        guard hasLog || !marks.isEmpty || isThere("catalogue.sqlite") else { return [] }
        return [name] + companions + marks
    }
}
