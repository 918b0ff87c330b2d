/// Makes backups of all personal data and restores them, for owners.
public protocol BackupService: Sendable {
    /// The backups in the data folder, the newest first.
    func backups() async throws -> [Backup]

    /// The same backups, each with the result of its examination. Reads each file that is new or was changed.
    func examined() async throws -> [ExaminedBackup]

    /// Compares the two newest good backups, because no check of a single file finds a flipped bit in a text.
    /// - Returns: the number of films for which a person's texts differ, although no change of the film was made in
    ///   between; nil when there are no two that can be compared
    func unexplainedFilms() async throws -> Int?

    /// Makes a backup in the data folder, checks it, and removes those that the schedule no longer keeps:
    /// ``BackupSchedule/superfluous(among:films:)``.
    /// - Throws: ``BackupError/damaged`` when the current data is damaged; then nothing is removed
    func make() async throws -> Backup

    /// Makes a backup if the schedule requires one.
    /// - Returns: nil when none is due
    func makeIfDue() async throws -> Backup?

    /// The path of a backup; nil when there is none with this name.
    func path(of id: Backup.ID) async throws -> String?

    /// Creates an empty file in the data folder for an uploaded backup. Only its owner may read it. The caller removes
    /// it.
    func makeUpload() async throws -> String

    /// Replaces all personal data by a backup, in one step, even while Filmz is in use. A backup of the current data is
    /// made first. The password stays, and every session ends. If there is neither a password nor personal data yet,
    /// the backup's password is used.
    /// - Parameter path: any file; it is not changed
    /// - Throws: ``BackupError``; then nothing was changed
    func restore(_ path: String) async throws -> RestoreResult

    /// What restoring a backup would mean for each person, in the order in which they were added. Who was deleted is not
    /// among them, because they stay deleted.
    /// - Parameter path: any file; it is not changed
    /// - Throws: ``BackupError``
    func forecast(_ path: String) async throws -> [RestoreForecast]

    /// The schedule of automatic backups.
    func schedule() async throws -> BackupSchedule

    /// Whether the environment or the configuration file sets the schedule.
    var isScheduleFixed: Bool { get }

    /// - Throws: ``DomainError/setElsewhere``
    func setSchedule(_ schedule: BackupSchedule) async throws
}

/// The reason why a backup cannot be made or restored. Nothing was changed.
public enum BackupError: Error, Hashable, Sendable {
    /// There is no such file, or it cannot be read.
    case unreadable
    /// The file is not a Filmz database.
    case foreign
    /// Part of the file is broken or missing.
    case damaged
    /// The file was written by a newer Filmz.
    case tooNew
    /// The file is the current data itself.
    case present
    /// The file is larger than ``byteLimit``.
    case tooLarge
    /// A file with the name of the new backup already exists.
    case exists
    /// The files must be replaced, and another Filmz has them open.
    case inUse

    /// The maximum size in bytes. A million viewings with a note each take half of this.
    public static let byteLimit = 1 << 30
}
