import FilmzDomain

/// An episode as streaming services write it in one cell: `Harbour Watch: Season 7: Echo`, and in their full reports
/// `Harbour Watch: Season 7: Echo (Episode 3)`. Any other text is not taken for a show, because films may have a
/// colon in their titles too.
struct EpisodeTitle: Hashable {
    var show: String
    var season: Int
    /// Nil when the cell has only the title of the episode.
    var episode: Int?
    var title: String

    /// Nil for anything but a show, a season and an episode.
    init?(_ text: String) {
        let (rest, episodeNumber) = Self.splitNumber(text[...])
        let parts = rest.split(separator: ": ").map(String.init)
        let hasNumber = episodeNumber != nil || parts.last.map { Self.number($0, after: Self.episodes) != nil } ?? false
        guard
            let seasonIndex = parts.dropFirst().firstIndex(where: { Self.season($0, orPart: hasNumber) != nil }),
            let season = Self.season(parts[seasonIndex], orPart: hasNumber), seasonIndex + 1 < parts.count
        else { return nil }
        show = parts[..<seasonIndex].joined(separator: ": ")
        self.season = season
        title = parts[(seasonIndex + 1)...].joined(separator: ": ")
        episode = episodeNumber ?? Self.number(title, after: Self.episodes)
    }

    /// The episode for a film reference, without a number if there is none or no episode can have it.
    var mark: FilmReference.EpisodeMark {
        FilmReference.EpisodeMark(
            number: episode.flatMap { EpisodeNumber(season: season, episode: $0) }, title: title)
    }

    /// The text without `(Episode 3)` at its end, and that number.
    private static func splitNumber(_ text: Substring) -> (rest: Substring, number: Int?) {
        guard text.last == ")", let start = text.lastIndex(of: "("),
            let number = number(String(text[text.index(after: start)...].dropLast()), after: episodes)
        else { return (text, nil) }
        var rest = text[..<start]
        while rest.last == " " { rest.removeLast() }
        return (rest, number)
    }

    /// The number of `Season 7` or `Staffel 1`; 1 for the only season of a limited series.
    /// - Parameter orPart: whether `Part 2` counts as a season too, as it does next to an episode number
    private static func season(_ text: String, orPart: Bool) -> Int? {
        if limited.contains(text.lowercased()) { return 1 }
        return number(text, after: seasons) ?? (orPart ? number(text, after: parts) : nil)
    }

    /// The number after one of these words; nil if there is anything else.
    private static func number(_ text: String, after words: Set<String>) -> Int? {
        let parts = text.split(separator: " ")
        guard parts.count == 2, words.contains(parts[0].lowercased()), parts[1].utf8.count <= 4 else { return nil }
        return Int(parts[1])
    }

    private static let seasons: Set = ["season", "series", "staffel", "saison", "temporada", "stagione", "seizoen"]
    private static let parts: Set = ["part", "teil", "partie", "parte", "deel", "volume", "vol.", "book", "collection"]
    private static let episodes: Set = ["episode", "folge", "épisode", "episodio", "episódio", "aflevering", "chapter"]
    private static let limited: Set = ["limited series", "miniseries", "mini-series", "miniserie", "mini-serie"]
}
