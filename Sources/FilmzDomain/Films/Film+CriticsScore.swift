extension Film {
    /// The mean of the known scores, in percent; nil when none is known.
    public var criticsScore: Int? {
        let scores = [imdbRating.map { Int(($0 * 10).rounded()) }, rottenTomatoesRating].compactMap(\.self)
        if scores.isEmpty { return nil }
        return scores.reduce(0, +) / scores.count
    }
}
