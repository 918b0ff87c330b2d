/// Backups of everything personal, and the way back from them.
public protocol BackupService: Sendable {
    /// Those that lie in the data folder, the newest first.
    func backups() async throws -> [Backup]

    /// Makes one in the data folder, checks it, and removes the oldest regular ones beyond those that are kept.
    /// - Throws: ``BackupError/damaged``, when what is there is damaged; then nothing is removed
    func make() async throws -> Backup

    /// Makes one when the schedule says so.
    /// - Returns: nil when it is not time yet
    func makeIfDue() async throws -> Backup?

    /// Where a backup lies; nil when there is none of this name.
    func path(of id: Backup.ID) async throws -> String?

    /// An empty file in the data folder, only for its owner's eyes, for a backup that comes in. Whoever asked for it removes
    /// it.
    func makeUpload() async throws -> String

    /// Puts a backup in the place of everything personal, in one step, also while others use it. What was there before
    /// becomes a backup of its own. The password stays as it is, and every session ends; where there is neither a password
    /// nor anything personal yet, the backup's password holds.
    /// - Parameter path: of any file; nothing is written to it
    /// - Throws: ``BackupError``; then nothing was changed
    func restore(_ path: String) async throws -> RestoreReport

    /// What the server does by itself.
    func schedule() async throws -> BackupSchedule

    /// Whether the environment or the configuration file says what the schedule is.
    var isScheduleFixed: Bool { get }

    /// - Throws: ``DomainError/setElsewhere``
    func setSchedule(_ schedule: BackupSchedule) async throws
}

/// What came of putting a backup in place.
public struct RestoreReport: Hashable, Sendable, Encodable {
    /// Films there is something personal about.
    public let films: Int
    public let viewings: Int
    /// What was there before; nil when there was nothing, or nothing that could be read.
    public let setAside: Backup?

    public init(films: Int, viewings: Int, setAside: Backup?) {
        (self.films, self.viewings, self.setAside) = (films, viewings, setAside)
    }
}

/// Why there is no backup, or why one cannot be put in place. Nothing was changed.
public enum BackupError: Error, Hashable, Sendable {
    /// There is no such file, or it is none that can be read.
    case unreadable
    /// The file is no database of Filmz's.
    case foreign
    /// Part of it is broken or missing.
    case damaged
    /// It was written by a newer Filmz.
    case tooNew
    /// The file is the present data itself.
    case present
    /// It is larger than ``byteLimit``.
    case tooLarge
    /// Something is there already under the name that the backup was to get.
    case exists
    /// The files have to be replaced, and another Filmz has them open.
    case inUse

    /// A million viewings with a note each take half of this.
    public static let byteLimit = 1 << 30
}
