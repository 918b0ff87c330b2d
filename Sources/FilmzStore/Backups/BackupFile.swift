import FilmzDomain
import Foundation
import GRDB

/// A database as one file that is no longer written.
enum BackupFile {
    /// Writes the file under another name, checks it, and gives it its name when it is on the disk. So every file with
    /// a backup's name is a good one.
    /// - Parameters:
    ///   - isChecked: false to keep damaged data as it is
    ///   - copy: copies the database into another
    /// - Throws: ``BackupError/exists``, ``BackupError/damaged``, `DatabaseError`, and what the body throws
    static func write(to path: String, isChecked: Bool = true, copy: (DatabaseQueue) throws -> Void) throws {
        guard !FileManager.default.fileExists(atPath: path) else { throw BackupError.exists }
        let destination = path as NSString
        removeDrafts(in: destination.deletingLastPathComponent, of: destination.lastPathComponent)
        let draft = "\(path).\(UUID().uuidString.prefix(8).lowercased()).part"
        guard FileManager.default.createFile(atPath: draft, contents: nil, attributes: [.posixPermissions: 0o600])
        else {
            throw StoreError.opening(draft)
        }
        defer { DatabasePath.remove(draft) }
        let file = try DatabaseQueue(path: draft)
        do {
            try copy(file)
            if isChecked {
                // A copy of a database with a log still claims to have one.
                try file.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
                guard try DatabaseCheck.isSound(file) else { throw BackupError.damaged }
            }
            try file.close()
        } catch let error where DatabaseCheck.isDamage(error) {
            throw BackupError.damaged
        }
        try synchronize(draft)
        do {
            try FileManager.default.moveItem(atPath: draft, toPath: path)
        } catch CocoaError.fileWriteFileExists {
            throw BackupError.exists
        }
        // The backup is whole without its digest, too.
        if isChecked { try? BackupDigest.write(for: path) }
        try? synchronize((path as NSString).deletingLastPathComponent)
    }

    /// The number of seconds without a change after which a draft counts as abandoned.
    private static let draftLifetime: TimeInterval = 3_600

    /// Removes drafts of processes that ended while they wrote a backup: they have everything personal in them.
    /// - Parameter name: the name of the backup; nil for all backups
    static func removeDrafts(in directory: String, of name: String? = nil) {
        let files = FileManager.default
        for file in (try? files.contentsOfDirectory(atPath: directory)) ?? [] {
            guard let backup = backup(ofDraft: file), name == nil ? Backup.ID(backup) != nil : backup == name else {
                continue
            }
            let path = directory + "/" + file
            let changed = try? files.attributesOfItem(atPath: path)[.modificationDate] as? Date
            if let changed, -changed.timeIntervalSinceNow > draftLifetime { try? files.removeItem(atPath: path) }
        }
    }

    /// The name of the backup that a draft, or its log, would have become; nil when the file is no draft.
    private static func backup(ofDraft name: String) -> String? {
        name.wholeMatch(of: /(.+)\.[0-9a-f]{8}\.part(?:-journal|-wal|-shm)?/).map { String($0.output.1) }
    }

    private static func synchronize(_ path: String) throws {
        let handle = try FileHandle(forReadingFrom: URL(filePath: path))
        try handle.synchronize()
        try handle.close()
    }
}
