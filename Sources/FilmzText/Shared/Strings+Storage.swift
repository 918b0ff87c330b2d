public import FilmzDomain

extension Strings {
    /// What happened and what to do.
    public func sentence(for error: StorageError) -> String {
        switch error {
        case .full: self[StorageErrorText.full]
        case .locked: self[StorageErrorText.locked]
        case .readOnly: self[StorageErrorText.readOnly]
        case .damaged: self[StorageErrorText.damaged]
        case .detached: self[StorageErrorText.detached]
        }
    }
}
