/// What everybody may know of backups.
public protocol BackupServices: Sendable {
    /// The schedule of automatic backups; nil when there are none, because the data does not outlast the process.
    var backupSchedule: @Sendable () async throws -> BackupSchedule? { get }
}
