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

    /// `3 films, 5 viewings, 1 list`.
    private func things(_ holdings: RestoreResult.Holdings) -> String {
        list([
            count(BackupText.films, holdings.films), count(BackupText.viewings, holdings.viewings),
            count(BackupText.lists, holdings.lists),
        ])
    }

    /// What was restored, what was put aside for it, and what was left out and why.
    public func sentences(about counts: RestoreResult.Counts) -> String {
        [
            self[BackupText.restored, ["things": things(counts.taken)]],
            counts.replaced.map { self[BackupText.replaced, ["things": things($0)]] },
            counts.signIns > 0 ? count(BackupText.signIns, counts.signIns) : nil,
            counts.addresses > 0 ? count(BackupText.addresses, counts.addresses) : nil,
        ].compactMap(\.self).joined(separator: " ")
    }

    /// What a person has now, would have afterwards, and would lose.
    public func sentences(about forecast: RestoreForecast) -> String {
        [
            forecast.present.map { self[BackupText.presently, ["things": things($0)]] } ?? self[BackupText.notHere],
            forecast.restored.map { self[BackupText.afterwards, ["things": things($0)]] }
                ?? self[BackupText.nothingAfterwards],
            forecast.lostChanges > 0 ? count(BackupText.lostChanges, forecast.lostChanges) : nil,
        ].compactMap(\.self).joined(separator: " ")
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
