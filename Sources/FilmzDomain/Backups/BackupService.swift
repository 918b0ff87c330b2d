/// Makes backups of everything personal and restores them.
public protocol BackupService: Sendable {
    /// The backups in the data folder, the newest first.
    func backups() async throws -> [Backup]

    /// The same backups, with what restoring each of them would find. Reads each file that is new or was changed.
    func examined() async throws -> [ExaminedBackup]

    /// Compares the two newest good backups, because no check of a single file finds a bit that flips in a text.
    /// - Returns: for how many films somebody's words differ, though nobody changed anything of the film in between; nil
    ///   when there are no two that can be compared
    func unexplainedFilms() async throws -> Int?

    /// Makes a backup in the data folder, checks it, and removes those that the schedule no longer keeps:
    /// ``BackupSchedule/superfluous(among:films:)``.
    /// - Throws: ``BackupError/damaged``, when the present data is damaged; then nothing is removed
    func make() async throws -> Backup

    /// Makes a backup when the schedule says so.
    /// - Returns: nil when it is not time yet
    func makeIfDue() async throws -> Backup?

    /// The path of a backup; nil when there is none with this name.
    func path(of id: Backup.ID) async throws -> String?

    /// Makes an empty file in the data folder for an uploaded backup. Only its owner may read it. The caller removes
    /// it.
    func makeUpload() async throws -> String

    /// Replaces everything personal by a backup, in one step, also while others use it. The present data becomes a
    /// backup of its own. The password stays, and every session ends. If there is neither a password nor anything
    /// personal yet, the backup's password counts.
    /// - Parameter path: any file; it is not changed
    /// - Throws: ``BackupError``; then nothing was changed
    func restore(_ path: String) async throws -> RestoreResult

    /// How often the server makes backups by itself.
    func schedule() async throws -> BackupSchedule

    /// Whether the environment or the configuration file sets the schedule.
    var isScheduleFixed: Bool { get }

    /// - Throws: ``DomainError/setElsewhere``
    func setSchedule(_ schedule: BackupSchedule) async throws
}

/// Why a backup cannot be made or restored. Nothing was changed.
public enum BackupError: Error, Hashable, Sendable {
    /// There is no such file, or it cannot be read.
    case unreadable
    /// The file is not a Filmz database.
    case foreign
    /// Part of it is broken or missing.
    case damaged
    /// It was written by a newer Filmz.
    case tooNew
    /// The file is the present data itself.
    case present
    /// It is larger than ``byteLimit``.
    case tooLarge
    /// A file with the name of the new backup already exists.
    case exists
    /// The files have to be replaced, and another Filmz has them open.
    case inUse

    /// A million viewings with a note each take half of this.
    public static let byteLimit = 1 << 30
}
