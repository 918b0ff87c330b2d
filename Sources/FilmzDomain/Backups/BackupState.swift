/// What restoring a backup would find, without doing it.
public enum BackupState: Hashable, Sendable {
    /// It can be restored.
    /// - Parameter films: how many films it has something personal about
    case good(films: Int, viewings: Int)
    /// Restoring it would be refused.
    case bad(BackupError)
}

/// A backup, and what is in it.
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
