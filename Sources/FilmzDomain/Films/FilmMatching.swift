import FilmzTextFolding

/// Decides whether two records are of the same film.
public enum FilmMatching {
    /// The only film among `candidates` that is certainly `film`; nil when there is none.
    ///
    /// A title (English or original) must be the same, apart from accents, case and punctuation. The year must be the
    /// same, or differ by one if a director is the same. If both have directors, they must share one. Without a year
    /// they must share a director. A film never matches a show. When two candidates fit, neither is taken: a wrong
    /// match does more harm than a missed one.
    public static func match(_ film: Film, among candidates: [Film]) -> Film? {
        let matching = candidates.filter { isSame(film, of: $0) }
        guard matching.count == 1 else { return nil }
        return matching.first
    }

    /// ``match(_:among:)`` for several films. A candidate may occur twice.
    static func matches(_ films: [Film], among candidates: [Film]) -> [Film?] {
        var byTitle: [String: [Film]] = [:]
        for candidate in candidates {
            for title in titles(candidate) { byTitle[title, default: []].append(candidate) }
        }
        return films.map { film in
            let titled = titles(film).flatMap { byTitle[$0] ?? [] }
            let unique = Dictionary(titled.map { ($0.id, $0) }) { first, _ in first }
            return match(film, among: Array(unique.values))
        }
    }

    /// The only film among `candidates` that is certainly a film typed in by hand; nil when there is none.
    ///
    /// Works like ``match(_:among:)``, but when the person typed a director, only a record that has one can match:
    /// title and year alone would join films that the person distinguished.
    public static func match(typed film: Film, among candidates: [Film]) -> Film? {
        match(film, among: candidates).filter { isEnough($0, for: film) }
    }

    /// ``match(typed:among:)`` for several films. A candidate may occur twice.
    static func matches(typed films: [Film], among candidates: [Film]) -> [Film?] {
        zip(films, matches(films, among: candidates)).map { film, match in
            match.filter { isEnough($0, for: film) }
        }
    }

    private static func isEnough(_ match: Film, for typed: Film) -> Bool {
        typed.directors.isEmpty || !match.directors.isEmpty
    }

    private static func isSame(_ film: Film, of candidate: Film) -> Bool {
        // Years are compared before titles, which have to be folded first.
        if let year = film.year, let other = candidate.year, abs(year - other) > 1 { return false }
        guard !film.isOtherKind(than: candidate), !titles(film).isDisjoint(with: titles(candidate)) else {
            return false
        }
        let sharesDirector = sharesName(film.directors, others: candidate.directors)
        guard sharesDirector != false else { return false }
        guard let year = film.year, let other = candidate.year else { return sharesDirector == true }
        return year == other || abs(year - other) == 1 && sharesDirector == true
    }

    /// The folded titles of a film, for comparing. Titles without a letter or digit are left out.
    public static func titles(_ film: Film) -> Set<String> {
        Set([film.title, film.originalTitle].compactMap { $0.map(TextFolding.folded) }.filter { !$0.isEmpty })
    }

    /// Whether two records are certainly of different films, because their IMDb IDs differ.
    public static func areApart(_ one: ExternalIDs, _ other: ExternalIDs) -> Bool {
        guard let mine = one.imdb, let theirs = other.imdb else { return false }
        return mine != theirs
    }

    /// The similarity between a provider's film and one here, 0 to 100; 0 when they cannot be the same.
    ///
    /// The same folded title counts 40 points; it counts 25 when only one of the two has an article, an edition in
    /// brackets or a subtitle, and 10 when both have a subtitle, but not the same; otherwise they are different films.
    /// The same year counts 20, a year that differs by one counts 15, and with a larger difference they are different
    /// films. A director in common counts 25; if both have directors and share none, they are different films. Running
    /// times within ``runtimeTolerance`` minutes count 15; otherwise 15 points are subtracted. A fact that one of them
    /// does not have counts nothing. So no match is certain without a director, and none is certain if only a part of
    /// the title, the director, and either year or running time agree. Providers are searched for films only, so a show
    /// never matches.
    public static func score(_ film: Film, candidate: MatchCandidate) -> Int {
        guard film.kind?.isShow != true else { return 0 }
        let theirTitle = Title(candidate.title)
        let mine = [film.title, film.originalTitle].compactMap(\.self).map(Title.init)
        guard var score = mine.map({ $0.score(theirTitle) }).max(), score > 0 else { return 0 }
        if let year = film.year, let other = candidate.year ?? theirTitle.year {
            switch abs(year - other) {
            case 0: score += 20
            case 1: score += 15
            default: return 0
            }
        }
        if let sharesDirector = sharesName(film.directors, others: candidate.directors) {
            guard sharesDirector else { return 0 }
            score += 25
        }
        if let runtime = film.runtime, let other = candidate.runtime {
            if abs(runtime - other) <= runtimeTolerance { score += 15 } else { score += -15 }
        }
        return max(score, 0)
    }

    /// The number of minutes by which two versions of a film may differ: credits, frame rates, rounding.
    public static let runtimeTolerance = 5

    /// Whether the two lists have a person in common; nil when one of them is empty.
    private static func sharesName(_ names: [String], others: [String]) -> Bool? {
        let mine = names.map(TextFolding.words)
        let theirs = others.map(TextFolding.words)
        guard mine.contains(where: { !$0.isEmpty }), theirs.contains(where: { !$0.isEmpty }) else { return nil }
        return mine.contains { name in theirs.contains { isSameName(name, and: $0) } }
    }

    /// Whether two names are of the same person. Family names may come first (`Wong Kar-wai`), middle names may be
    /// shortened or left out (`Alejandro G. Iñárritu`), and initials may be separate (`J. J. Abrams`).
    private static func isSameName(_ name: [String], and other: [String]) -> Bool {
        guard let first = name.first, let last = name.last else { return false }
        if name.sorted() == other.sorted() || name.joined() == other.joined() { return true }
        return name.count > 1 && other.count > 1 && first == other.first && last == other.last && first.count > 1
    }
}

/// A title with the forms that remain without the parts that shops and cinemas add.
private struct Title {
    /// The folded title, without the year in brackets that distinguishes remakes.
    let whole: String
    /// The year in brackets.
    let year: Int?
    /// The title without article and brackets: `Alien (Director's Cut)` is `alien`.
    private let plain: String
    /// The title also without a subtitle: `Alien: 40th Anniversary` is `alien` too.
    private let main: String

    init(_ text: String) {
        let (text, year) = Self.withoutYear(text)
        self.year = year
        whole = TextFolding.folded(text)
        let unbracketed = Self.cut(text, at: text.firstIndex { "([".contains($0) })
        let separatorIndices = [
            unbracketed.firstIndex { ":–—".contains($0) }, unbracketed.firstRange(of: " - ")?.lowerBound,
        ]
        plain = TextFolding.sortKey(unbracketed)
        main = TextFolding.sortKey(Self.cut(unbracketed, at: separatorIndices.compactMap(\.self).min()))
    }

    func score(_ other: Title) -> Int {
        guard !whole.isEmpty, !other.whole.isEmpty else { return 0 }
        if whole == other.whole { return 40 }
        if plain == other.plain { return 25 }
        guard main == other.main else { return 0 }
        return if plain == main || other.plain == other.main { 25 } else { 10 }
    }

    /// The title and the year of `Halloween (2018)`; without such a year, all of the text and nil.
    private static func withoutYear(_ text: String) -> (String, Int?) {
        let parts = text.split(separator: " ")
        guard parts.count > 1, let last = parts.last, last.count == 6, last.hasPrefix("("), last.hasSuffix(")"),
            let year = Int(last.dropFirst().dropLast()), CalendarDay.years.contains(year)
        else { return (text, nil) }
        return (parts.dropLast().joined(separator: " "), year)
    }

    /// The text before an index, or all of it when nothing would be left.
    private static func cut(_ text: String, at end: String.Index?) -> String {
        let start = end.map { String(text[..<$0]) } ?? ""
        return if TextFolding.folded(start).isEmpty { text } else { start }
    }
}
