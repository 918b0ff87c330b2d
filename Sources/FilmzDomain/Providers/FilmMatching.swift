import TextFolding

/// Whether two records are of one film.
public enum FilmMatching {
    /// The one film among `candidates` that `film` surely is, or nil.
    ///
    /// A title (English or original) must be the same but for accents, case and punctuation. The year must be the
    /// same, or one off with a director in common. Directors, where both have any, must share one. Without a year a
    /// director is needed. A film is no show. When two candidates fit, neither is taken: a wrong match costs more than a missed one.
    public static func match(_ film: Film, among candidates: [Film]) -> Film? {
        let fitting = candidates.filter { isSame(film, $0) }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// ``match(_:among:)`` for each of several films; a candidate may be there twice.
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

    /// The one film among `candidates` that a film typed in by hand surely is, or nil.
    ///
    /// As ``match(_:among:)``, but whoever typed a director is only believed by a record that knows one: title and year
    /// alone would join what the person told apart.
    public static func match(typed film: Film, among candidates: [Film]) -> Film? {
        guard let match = match(film, among: candidates) else { return nil }
        return film.directors.isEmpty || !match.directors.isEmpty ? match : nil
    }

    private static func isSame(_ film: Film, _ candidate: Film) -> Bool {
        guard !film.isOtherKind(than: candidate), !titles(film).isDisjoint(with: titles(candidate)) else {
            return false
        }
        let sharesDirector = sharesName(film.directors, candidate.directors)
        guard sharesDirector != false else { return false }
        guard let year = film.year, let other = candidate.year else { return sharesDirector == true }
        return year == other || abs(year - other) == 1 && sharesDirector == true
    }

    /// The folded titles by which a film may be recognised; none when they hold no letter or digit.
    public static func titles(_ film: Film) -> Set<String> {
        Set([film.title, film.originalTitle].compactMap { $0.map(TextFolding.folded) }.filter { !$0.isEmpty })
    }

    /// Whether two records cannot be of one film, because IMDb knows them as two.
    public static func areApart(_ one: ExternalIDs, _ other: ExternalIDs) -> Bool {
        guard let mine = one.imdb, let theirs = other.imdb else { return false }
        return mine != theirs
    }

    /// How well a provider's film fits one of ours, 0 to 100; 0 when they cannot be the same.
    ///
    /// The title, folded, counts 40 points when it is the same, 25 when only one of them has an article, an edition in
    /// brackets or a subtitle, and 10 when both have a subtitle, but not the same; otherwise they are different films. The
    /// year counts 20, one off 15, and more than one off they are different films. A director in common counts 25; two
    /// that know their directors and share none are different films. A running time within ``runtimeTolerance`` minutes
    /// counts 15; further off it takes 15. What one of them does not know counts nothing. So nothing is sure without a
    /// director, nor when no more than a part of the title, the director and one of year and running time agree. Providers
    /// are searched for films only, so a show is none of theirs.
    public static func score(_ film: Film, _ candidate: MatchCandidate) -> Int {
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
        if let sharesDirector = sharesName(film.directors, candidate.directors) {
            guard sharesDirector else { return 0 }
            score += 25
        }
        if let runtime = film.runtime, let other = candidate.runtime {
            score += abs(runtime - other) <= runtimeTolerance ? 15 : -15
        }
        return max(score, 0)
    }

    /// Minutes by which two versions of one film may differ: credits, frame rates, rounding.
    public static let runtimeTolerance = 5

    /// Whether one of these people is one of those; nil when either nobody knows.
    private static func sharesName(_ some: [String], _ others: [String]) -> Bool? {
        let (mine, theirs) = (some.map(TextFolding.words), others.map(TextFolding.words))
        guard mine.contains(where: { !$0.isEmpty }), theirs.contains(where: { !$0.isEmpty }) else { return nil }
        return mine.contains { name in theirs.contains { isSameName(name, $0) } }
    }

    /// Family names may come first (`Wong Kar-wai`), those between may be cut or left out (`Alejandro G. Iñárritu`), and
    /// initials may stand apart (`J. J. Abrams`).
    private static func isSameName(_ name: [String], _ other: [String]) -> Bool {
        guard let first = name.first, let last = name.last else { return false }
        if name.sorted() == other.sorted() || name.joined() == other.joined() { return true }
        return name.count > 1 && other.count > 1 && first == other.first && last == other.last && first.count > 1
    }
}

/// A title, and what is left of it without what shops and cinemas add.
private struct Title {
    /// Folded, without the year in brackets that tells remakes apart.
    let whole: String
    /// The year in brackets.
    let year: Int?
    /// Without article and brackets: `Alien (Director's Cut)` is `alien`.
    private let plain: String
    /// And without a subtitle: `Alien: 40th Anniversary` too.
    private let main: String

    init(_ text: String) {
        let (text, year) = Self.withoutYear(text)
        self.year = year
        whole = TextFolding.folded(text)
        let unbracketed = Self.cut(text, at: text.firstIndex { "([".contains($0) })
        let signs = [unbracketed.firstIndex { ":–—".contains($0) }, unbracketed.firstRange(of: " - ")?.lowerBound]
        plain = TextFolding.sortKey(unbracketed)
        main = TextFolding.sortKey(Self.cut(unbracketed, at: signs.compactMap(\.self).min()))
    }

    func score(_ other: Title) -> Int {
        guard !whole.isEmpty, !other.whole.isEmpty else { return 0 }
        if whole == other.whole { return 40 }
        if plain == other.plain { return 25 }
        guard main == other.main else { return 0 }
        return plain == main || other.plain == other.main ? 25 : 10
    }

    /// `Halloween (2018)`.
    private static func withoutYear(_ text: String) -> (String, Int?) {
        let parts = text.split(separator: " ")
        guard parts.count > 1, let last = parts.last, last.count == 6, last.hasPrefix("("), last.hasSuffix(")"),
            let year = Int(last.dropFirst().dropLast()), CalendarDay.years.contains(year)
        else { return (text, nil) }
        return (parts.dropLast().joined(separator: " "), year)
    }

    /// A text up to there, or all of it when nothing would be left.
    private static func cut(_ text: String, at end: String.Index?) -> String {
        let start = end.map { String(text[..<$0]) } ?? ""
        return TextFolding.folded(start).isEmpty ? text : start
    }
}
