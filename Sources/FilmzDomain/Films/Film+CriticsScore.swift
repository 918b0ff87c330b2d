extension Film {
    /// The mean of the scores that are known, in percent; nil when none is.
    public var criticsScore: Int? {
        let scores = [imdbRating.map { Int(($0 * 10).rounded()) }, rottenTomatoesRating].compactMap(\.self)
        return scores.isEmpty ? nil : scores.reduce(0, +) / scores.count
    }
}
