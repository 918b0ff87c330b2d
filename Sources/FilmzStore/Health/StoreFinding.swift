public import FilmzDomain

/// A finding of examining a data folder.
public enum StoreFinding: Hashable, Sendable {
    /// Nothing is stored here yet.
    case nothingYet
    /// Everything personal can be read, and is whole.
    case personalSound(films: Int, viewings: Int)
    /// Part of the personal database is broken. It can be repaired if all broken parts can be derived from the rest.
    case personalDamaged(path: String, backups: [String])
    /// The personal database is empty or missing, though there was one.
    case personalEmptied(path: String, backups: [String])
    /// A file has the personal database's name but is not one.
    case personalForeign(path: String, backups: [String])
    case personalTooNew(path: String)
    /// A derived list does not agree with the rest.
    case listsUntrue
    case catalogueSound(films: Int)
    /// There is no catalogue, or one of another version; the next start makes one.
    case catalogueMissing
    case catalogueDamaged
    /// The index of titles is missing, broken, or does not agree with the catalogue.
    case titlesUntrue
    case providersDamaged
    /// - Parameter newest: the time of the newest whole backup
    case backups(count: Int, newest: Timestamp)
    case noBackups
    /// A backup that can be restored.
    case backup(path: String, films: Int, viewings: Int)
    /// A backup of a newer version of Filmz.
    case backupTooNew(path: String)
    /// A backup that a restore would refuse, or a file that is not a backup.
    case backupDamaged(path: String)
    /// People's words about films differ from a backup, though these films have no change since.
    case wordsUnexplained(films: Int, backup: String)
    /// Other users of this machine may read a file.
    case openToOthers(path: String)
    /// The current user may not write a file.
    case notWritable(path: String)
    /// - Parameter bytes: the number of free bytes
    case littleRoom(bytes: Int)
    /// A stored time lies in the future by this machine's clock.
    case clockBehind(newest: Timestamp)

    public enum Severity: Int, Hashable, Sendable, Comparable {
        case good, remark, bad

        public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
    }

    public var severity: Severity {
        switch self {
        case .nothingYet, .personalSound, .catalogueSound, .backups, .backup: .good
        case .noBackups, .backupTooNew, .catalogueMissing, .wordsUnexplained: .remark
        default: .bad
        }
    }

    /// Whether ``StoreDoctor/repair(_:)`` can fix the finding.
    public var isRepairable: Bool {
        switch self {
        case .personalDamaged, .listsUntrue, .catalogueDamaged, .titlesUntrue, .providersDamaged, .openToOthers: true
        default: false
        }
    }
}
