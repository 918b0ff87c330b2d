/// Whether two records are of one film.
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

    /// How well a provider's film fits one of ours, 0 to 100; 0 when they cannot be the same.
    ///
    /// The title, folded, counts up to 40 points: the same 40, the same but for a subtitle, an edition in brackets or
    /// an article 25; otherwise they are different films. The year counts 20, one off 10, and more than one off they
    /// are different films. A director in common counts 25; two that know their directors and share none are different
    /// films. A running time within ``runtimeTolerance`` minutes counts 15; further off it takes 15. What one of them does
    /// not know counts nothing.
    public static func score(_ film: Film, _ candidate: MatchCandidate) -> Int {
        let title = titleScore(film, candidate.title)
        guard title > 0 else { return 0 }
        var score = title
        if let year = film.year, let other = candidate.year {
            switch abs(year - other) {
            case 0: score += 20
            case 1: score += 10
            default: return 0
            }
        }
        let (mine, theirs) = (folded(film.directors), folded(candidate.directors))
        if !mine.isEmpty, !theirs.isEmpty {
            guard !mine.isDisjoint(with: theirs) else { return 0 }
            score += 25
        }
        if let runtime = film.runtime, let other = candidate.runtime {
            score += abs(runtime - other) <= runtimeTolerance ? 15 : -15
        }
        return max(score, 0)
    }

    /// Minutes by which two versions of one film may differ: credits, frame rates, rounding.
    public static let runtimeTolerance = 5

    private static func titleScore(_ film: Film, _ title: String) -> Int {
        let mine = titles(film)
        if mine.contains(TextFolding.folded(title)) { return 40 }
        let bare = Set([film.title, film.originalTitle].compactMap(\.self).map(withoutAdditions)).subtracting([""])
        return bare.contains(withoutAdditions(title)) ? 25 : 0
    }

    /// `Alien (Director's Cut)`, `Alien: 40th Anniversary` and `The Alien` without what a shop adds to a title.
    private static func withoutAdditions(_ title: String) -> String {
        let start = title.prefix { !":([–—".contains($0) }
        let folded = TextFolding.sortKey(String(start))
        return folded.isEmpty ? TextFolding.sortKey(title) : folded
    }
}
