public import FilmzDomain

extension Strings {
    /// `640 KB`, `1.2 MB`, `24 MB`: of a thousand each, and never none.
    public func size(_ byteCount: Int) -> String {
        let (text, unit): (BackupText, Int) =
            switch byteCount {
            case ..<1_000_000: (.kilobytes, 1_000)
            case ..<1_000_000_000: (.megabytes, 1_000_000)
            default: (.gigabytes, 1_000_000_000)
            }
        let isSmall = unit > 1_000 && byteCount < unit * 10
        let size =
            if isSmall {
                decimal(Double(byteCount) / Double(unit))
            } else {
                number(max(1, (byteCount + unit / 2) / unit))
            }
        return self[text, ["size": size]]
    }

    public func name(_ kind: Backup.Kind) -> String {
        switch kind {
        case .regular: self[BackupText.regular]
        case .beforeUpdate: self[BackupText.beforeUpdate]
        case .beforeRestore: self[BackupText.beforeRestore]
        case .rescued: self[BackupText.rescued]
        }
    }

    public func message(for error: BackupError) -> String {
        self[Self.text(for: error)]
    }

    public static func text(for error: BackupError) -> ErrorText {
        switch error {
        case .unreadable: .backupUnreadable
        case .foreign: .backupForeign
        case .damaged: .backupDamaged
        case .tooNew: .backupTooNew
        case .tooLarge: .backupTooLarge
        case .exists: .backupExists
        case .present: .backupPresent
        case .inUse: .backupInUse
        }
    }
}
