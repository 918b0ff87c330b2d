public import FilmzDomain
import Foundation
import GRDB

extension Store {
    /// Writes a backup into a file that is not there yet, and checks it.
    /// - Throws: ``BackupError``
    public func writeBackup(to path: String) throws {
        try BackupFile.write(to: path, copy: database.copy)
    }

    /// Writes a backup into a folder beside those that lie there, checks it, and removes the oldest beyond those to keep.
    /// - Returns: where it lies
    /// - Throws: ``BackupError``
    public func writeBackup(into directory: String, keeping count: Int) throws -> String {
        let folder = BackupFolder(at: directory)
        let backup = try folder.write(.regular, at: clock.now(), copy: database.copy)
        folder.removeOld(keeping: count)
        return folder.path(of: backup.id)
    }

    /// Looks whether the files of the personal database are still those that were opened. When they are not, what is known
    /// was brought to safety, and nothing is written any more.
    /// - Throws: ``StorageError/detached``
    public func check() async throws { try await database.check() }

    /// Puts a backup in the place of everything personal in a folder, also where what is there cannot be opened any more:
    /// its files are then put aside.
    /// - Returns: what came of it, and where damaged files are now; nil when there were none
    /// - Throws: ``BackupError``, ``StoreError``
    @discardableResult
    public static func restore(
        _ path: String, in directory: String, clock: Clock = Clock()
    ) async throws -> (report: RestoreReport, damaged: String?) {
        do {
            let store = try await open(directory: directory, clock: clock)
            defer { store.close() }
            return (try await store.restore(path), nil)
        } catch let error where (error as? StoreError)?.asksForBackup == true || DatabaseCheck.isDamage(error) {
            // What is damaged is the present data, or else the backup, which shows again.
            let (report, damaged) = try await replaceDamaged(with: path, in: directory)
            // Brings the catalogue's IDs up to date.
            try await open(directory: directory, clock: clock).close()
            return (report, damaged)
        }
    }

    private func restore(_ path: String) async throws -> RestoreReport {
        guard let backups = services.backups else { throw BackupError.unreadable }
        return try await backups.restore(path)
    }

    private static func replaceDamaged(
        with path: String, in directory: String
    ) async throws -> (RestoreReport, String?) {
        guard !FolderUse.isUsed(directory) else { throw BackupError.inUse }
        let lock = try await FolderLock.acquire(in: directory)
        defer { withExtendedLifetime(lock) {} }
        return try replaceFiles(with: path, in: directory)
    }

    private static func replaceFiles(with path: String, in directory: String) throws -> (RestoreReport, String?) {
        let candidate = try RestoreCandidate(path, in: directory)
        defer { candidate.remove() }
        let present = directory + "/filmz.sqlite"
        // Perhaps the page with the password is whole.
        let kept = try? DatabaseQueue(path: present, configuration: .readOnly).unsafeRead(KeptOnRestore.init)
        try candidate.database.write { db in
            if let kept { try kept.apply(to: db) } else { try KeptOnRestore.detach(db) }
        }
        let report = try candidate.report(setAside: nil)
        let aside = try BackupFile.moveAside(present)
        try candidate.move(to: present)
        return (report, aside)
    }
}

extension Configuration {
    fileprivate static var readOnly: Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        return configuration
    }
}

extension StoreError {
    /// Whether only a backup helps.
    var asksForBackup: Bool {
        switch self {
        case .notADatabase, .damaged, .emptied: true
        default: false
        }
    }
}
