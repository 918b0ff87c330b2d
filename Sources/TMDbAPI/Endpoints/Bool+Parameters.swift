extension Bool {
    /// True, or nil for a parameter that is left out unless it is set.
    var ifTrue: Bool? {
        if self { true } else { nil }
    }
}
