import FilmzDomain

extension Problem {
    init(_ error: BackupError, status: Int) {
        switch error {
        case .unreadable:
            self.init(
                "backup-unreadable", "Not readable", status, "The backup cannot be read; check that it is still there.")
        case .foreign:
            self.init(
                "backup-foreign", "No backup", status,
                "The file is no backup of Filmz, so nothing was changed; use another.")
        case .damaged:
            self.init(
                "backup-damaged", "Damaged", status,
                "Part of it is broken or missing, so nothing was changed; use another backup, or see filmz doctor.")
        case .tooNew:
            self.init(
                "backup-too-new", "From a newer Filmz", status,
                "A newer Filmz made this backup, so nothing was changed; update this one first.")
        case .tooLarge:
            self.init(
                "backup-too-large", "Too large", status, "The file is larger than any backup can be; use another.")
        case .exists:
            self.init(
                "backup-exists", "There already", status, "There is a file of that name already; choose another name.")
        case .present:
            self.init(
                "backup-present", "The present data", status,
                "The file is the present data itself, so nothing was changed; use a backup of it.")
        case .inUse:
            self.init(
                "backup-in-use", "In use", status, "Another Filmz uses the same data; stop it and try again.")
        }
    }
}
