import FilmzDomain
import FilmzLocking
import Foundation

/// A cache of the states of backups. Each is read once as long as its file stays the same: a page shows it, and a file
/// of many films takes seconds.
final class BackupStates: Sendable {
    private struct Entry {
        let changedAt: Date?
        let byteCount: Int
        let state: BackupState
    }

    private let cache = Mutex<[Backup.ID: Entry]>([:])

    /// The states in which a restore would find a folder's backups.
    @concurrent func examine(_ backups: [Backup], in folder: BackupFolder) async -> [ExaminedBackup] {
        let before = cache.withLock { $0 }
        var after: [Backup.ID: Entry] = [:]
        for backup in backups {
            let path = folder.path(of: backup.id)
            let changedAt = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            if let entry = before[backup.id], entry.changedAt == changedAt, entry.byteCount == backup.byteCount {
                after[backup.id] = entry
            } else {
                after[backup.id] = Entry(
                    changedAt: changedAt, byteCount: backup.byteCount, state: BackupContents.state(of: path))
            }
        }
        let states = after
        cache.withLock { $0 = states }
        return backups.compactMap { backup in states[backup.id].map { ExaminedBackup(backup, state: $0.state) } }
    }
}
