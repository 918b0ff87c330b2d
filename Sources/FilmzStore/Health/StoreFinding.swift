public import FilmzDomain

/// What a look at a data folder showed.
public enum StoreFinding: Hashable, Sendable {
    /// Nothing is kept here yet.
    case nothingYet
    /// Everything personal can be read, and is whole.
    case personalSound(films: Int, viewings: Int)
    /// Part of the personal database is broken. It can be repaired if all broken parts can be made from the rest.
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
    /// - Parameter newest: when the newest whole backup was made
    case backups(count: Int, newest: Timestamp)
    case noBackups
    /// A backup that can be restored.
    case backup(path: String, films: Int, viewings: Int)
    /// A backup of a newer Filmz.
    case backupTooNew(path: String)
    /// A backup that restoring would refuse, or a file that is none.
    case backupDamaged(path: String)
    /// Somebody's words about films differ from a backup, though nobody changed anything of these films since.
    case wordsUnexplained(films: Int, backup: String)
    /// Other users of this machine may read a file.
    case openToOthers(path: String)
    /// The user who asks may not write a file.
    case notWritable(path: String)
    /// - Parameter bytes: how many are free
    case littleRoom(bytes: Int)
    /// Something has a time that lies in the future by this machine's clock.
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

    /// Whether ``StoreDoctor/repair(_:)`` can do something about it.
    public var isRepairable: Bool {
        switch self {
        case .personalDamaged, .listsUntrue, .catalogueDamaged, .titlesUntrue, .providersDamaged, .openToOthers: true
        default: false
        }
    }
}
