/// Whether a film typed in by hand is one of the catalogue's.
public enum FilmMatching {
    /// The one film among `candidates` that `film` surely is, or nil.
    ///
    /// A title (English or original) must be the same but for accents, case and punctuation. The year must be the
    /// same, or one off with a director in common. Directors, where both have any, must share one. Without a year a
    /// director is needed. When two candidates fit, neither is taken: a wrong match costs more than a missed one.
    public static func match(_ film: Film, among candidates: [Film]) -> Film? {
        let fitting = candidates.filter { isSame(film, $0) }
        return fitting.count == 1 ? fitting.first : nil
    }

    private static func isSame(_ film: Film, _ candidate: Film) -> Bool {
        guard !titles(film).isDisjoint(with: titles(candidate)) else { return false }
        let (mine, theirs) = (folded(film.directors), folded(candidate.directors))
        let sharesDirector = !mine.isDisjoint(with: theirs)
        guard mine.isEmpty || theirs.isEmpty || sharesDirector else { return false }
        guard let year = film.year, let other = candidate.year else { return sharesDirector }
        return year == other || abs(year - other) == 1 && sharesDirector
    }

    /// The folded titles by which a film may be recognised; none when they hold no letter or digit.
    public static func titles(_ film: Film) -> Set<String> {
        folded([film.title, film.originalTitle].compactMap(\.self))
    }

    /// Without those that fold to nothing: `?` says nothing about a film.
    private static func folded(_ texts: [String]) -> Set<String> {
        Set(texts.map(TextFolding.folded).filter { !$0.isEmpty })
    }
}
