extension Collection {
    /// The collection; nil if it has no elements.
    public var nonEmpty: Self? {
        if isEmpty { nil } else { self }
    }
}
