extension ExternalIDs {
    /// Whether these and others cannot be of one film.
    public func contradict(_ others: ExternalIDs) -> Bool {
        Provider.allCases.contains { provider in
            guard let mine = self[provider], let theirs = others[provider] else { return false }
            return mine != theirs
        }
    }
}
