extension Film {
    /// Whether the left film is better known than the right one.
    public static func isBetterKnown(_ left: Film, _ right: Film) -> Bool {
        (left.prominence ?? .max, left.id.rawValue) < (right.prominence ?? .max, right.id.rawValue)
    }
}
