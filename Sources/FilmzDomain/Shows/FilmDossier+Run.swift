extension FilmDossier {
    /// The years from a show's first episode to its last; nil unless both are known.
    public var years: ClosedRange<Int>? {
        guard let first = film.year, let last = run?.lastYear, first <= last else { return nil }
        return first...last
    }
}
