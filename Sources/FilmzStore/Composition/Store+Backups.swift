public import FilmzDomain
import Foundation
import GRDB

extension Store {
    /// Writes a backup into a new file, and checks it.
    /// - Throws: ``BackupError``
    public func writeBackup(to path: String) throws {
        try BackupFile.write(to: path, copy: database.copy)
    }

    /// Writes a backup into a folder, checks it, and removes the backups there that the schedule no longer keeps.
    /// - Returns: the backup's path
    /// - Throws: ``BackupError``
    public func writeBackup(into directory: String, by schedule: BackupSchedule) throws -> String {
        let folder = BackupFolder(at: directory)
        let backup = try folder.write(.regular, at: clock.now(), copy: database.copy)
        folder.removeOld(by: schedule)
        return folder.path(of: backup.id)
    }

    /// Checks that the files of the personal database are still those that were opened. If they are not, its data has
    /// been saved, and nothing is written any more.
    /// - Throws: ``StorageError/detached``
    public func check() async throws { try await database.check() }

    /// Replaces everything personal in a folder by a backup, even when the current data cannot be opened because they
    /// are damaged, missing, or of a newer version of Filmz: the files of those are moved aside.
    /// - Returns: a report, and the new path of those files; nil when there were none
    /// - Throws: ``BackupError``, ``StoreError``
    @discardableResult
    public static func restore(
        _ path: String, in directory: String, clock: Clock = Clock()
    ) async throws -> (report: RestoreResult, aside: String?) {
        do {
            let store = try await open(directory: directory, clock: clock)
            defer { store.close() }
            return (try await store.restore(path), nil)
        } catch let error where (error as? StoreError)?.asksForBackup == true || DatabaseCheck.isDamage(error) {
            // Either the current data or the backup is damaged. If it is the backup, that is the error to report.
            _ = try BackupContents(path)
            let isNewer = if case StoreError.tooNew = error { true } else { false }
            let (report, replacedPath) = try await replaceUnopened(with: path, in: directory, isNewer: isNewer)
            // The update may have changed the catalogue too, which can be made again.
            if isNewer { try CatalogueFile.putNewerAside(directory + "/catalogue.sqlite") }
            // Brings the catalogue's IDs up to date.
            try await open(directory: directory, clock: clock).close()
            return (report, replacedPath)
        }
    }

    private func restore(_ path: String) async throws -> RestoreResult {
        guard let backups else { throw BackupError.unreadable }
        return try await backups.restore(path)
    }

    private static func replaceUnopened(
        with path: String, in directory: String, isNewer: Bool
    ) async throws -> (RestoreResult, String?) {
        guard !FolderUse.isUsed(directory) else { throw BackupError.inUse }
        let lock = try await FolderLock.acquire(in: directory)
        defer { withExtendedLifetime(lock) {} }
        return try replaceFiles(with: path, in: directory, isNewer: isNewer)
    }

    private static func replaceFiles(
        with path: String, in directory: String, isNewer: Bool
    ) throws -> (RestoreResult, String?) {
        let candidate = try RestoreCandidate(path, in: directory)
        defer { candidate.remove() }
        let databasePath = directory + "/filmz.sqlite"
        // The page with the password may be intact.
        let preserved = try? DatabaseQueue(path: databasePath, configuration: .readOnly).unsafeRead(
            PreservedOnRestore.init)
        let leftOut = try candidate.database.write { db in
            if let preserved { try preserved.apply(to: db) } else { try PreservedOnRestore.detach(db) }
        }
        let report = try candidate.report(replacing: nil, setAside: nil, leftOut: leftOut)
        let replacedPath = try DatabaseFiles.replace(
            databasePath, formerAs: isNewer ? "newer" : "damaged", by: candidate.move)
        return (report, replacedPath)
    }
}

extension StoreError {
    /// Whether only a backup can help.
    var asksForBackup: Bool {
        switch self {
        case .notADatabase, .damaged, .emptied, .tooNew: true
        default: false
        }
    }
}
