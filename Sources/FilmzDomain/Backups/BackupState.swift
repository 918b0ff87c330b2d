/// The result of examining a backup without restoring it.
public enum BackupState: Hashable, Sendable {
    /// The backup can be restored.
    /// - Parameter films: the number of films for which it has personal data
    case good(films: Int, viewings: Int)
    /// Restoring the backup would be refused.
    case bad(BackupError)
}

/// A backup with the result of its examination.
public struct ExaminedBackup: Hashable, Sendable {
    public let backup: Backup
    public let state: BackupState

    public init(_ backup: Backup, state: BackupState) {
        self.backup = backup
        self.state = state
    }
}

extension ExaminedBackup: Encodable {
    private enum CodingKeys: CodingKey {
        case id, kind, madeAt, byteCount, isGood, films, viewings
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(backup.id, forKey: .id)
        try members.encode(backup.kind, forKey: .kind)
        try members.encode(backup.madeAt, forKey: .madeAt)
        try members.encode(backup.byteCount, forKey: .byteCount)
        switch state {
        case .good(let films, let viewings):
            try members.encode(true, forKey: .isGood)
            try members.encode(films, forKey: .films)
            try members.encode(viewings, forKey: .viewings)
        case .bad: try members.encode(false, forKey: .isGood)
        }
    }
}
