extension Optional {
    /// The value if it meets a condition; nil otherwise.
    public func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? {
        guard let value = self, isIncluded(value) else { return nil }
        return value
    }
}
