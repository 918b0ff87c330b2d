import FilmzDomain
import FilmzText

extension Problem {
    init(_ error: BackupError, status: Int, in strings: Strings) {
        switch error {
        case .unreadable:
            self.init(
                "backup-unreadable", title: .backupUnreadable, status: status, detail: .backupUnreadableDetail,
                in: strings)
        case .foreign:
            self.init(
                "backup-foreign", title: .backupForeign, status: status, detail: .backupForeignDetail, in: strings)
        case .damaged:
            self.init(
                "backup-damaged", title: .backupDamaged, status: status, detail: .backupDamagedDetail, in: strings)
        case .tooNew:
            self.init("backup-too-new", title: .backupTooNew, status: status, detail: .backupTooNewDetail, in: strings)
        case .tooLarge:
            self.init(
                "backup-too-large", title: .backupTooLarge, status: status, detail: .backupTooLargeDetail, in: strings)
        case .exists:
            self.init("backup-exists", title: .backupExists, status: status, detail: .backupExistsDetail, in: strings)
        case .present:
            self.init(
                "backup-present", title: .backupPresent, status: status, detail: .backupPresentDetail, in: strings)
        case .inUse:
            self.init("backup-in-use", title: .backupInUse, status: status, detail: .backupInUseDetail, in: strings)
        }
    }
}
