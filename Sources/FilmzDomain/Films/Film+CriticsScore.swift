extension Film {
    /// The mean of the known scores, in percent; nil when none is known.
    public var criticsScore: Int? {
        let scores = [imdbRating.map { Int(($0 * 10).rounded()) }, rottenTomatoesRating].compactMap(\.self)
        return scores.isEmpty ? nil : scores.reduce(0, +) / scores.count
    }
}
