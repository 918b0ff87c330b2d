public import FilmzDomain

extension BackupError {
    /// What happened and what to do, for the command line and the log.
    public func sentence(_ strings: Strings) -> String {
        let text: BackupErrorText =
            switch self {
            case .unreadable: .unreadable
            case .foreign: .foreign
            case .damaged: .damaged
            case .tooNew: .tooNew
            case .tooLarge: .tooLarge
            case .exists: .exists
            case .present: .present
            case .inUse: .inUse
            }
        return strings[text]
    }
}
