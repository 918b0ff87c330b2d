import FilmzDomain
import FilmzText

extension Problem {
    init(_ error: BackupError, status: Int, in strings: Strings) {
        switch error {
        case .unreadable:
            self.init("backup-unreadable", .backupUnreadable, status, .backupUnreadableDetail, in: strings)
        case .foreign:
            self.init("backup-foreign", .backupForeign, status, .backupForeignDetail, in: strings)
        case .damaged:
            self.init("backup-damaged", .backupDamaged, status, .backupDamagedDetail, in: strings)
        case .tooNew:
            self.init("backup-too-new", .backupTooNew, status, .backupTooNewDetail, in: strings)
        case .tooLarge:
            self.init("backup-too-large", .backupTooLarge, status, .backupTooLargeDetail, in: strings)
        case .exists:
            self.init("backup-exists", .backupExists, status, .backupExistsDetail, in: strings)
        case .present:
            self.init("backup-present", .backupPresent, status, .backupPresentDetail, in: strings)
        case .inUse:
            self.init("backup-in-use", .backupInUse, status, .backupInUseDetail, in: strings)
        }
    }
}
