import FilmzDomain

/// An episode as streaming services write it in one cell: `Harbour Watch: Season 7: Echo`. Nothing else of such a cell is a
/// show: a film may have a colon in its title too.
struct EpisodeTitle: Hashable {
    var show: String
    var season: Int
    /// Nil when the cell has only the title of the episode.
    var episode: Int?
    var title: String

    /// Returns nil for anything but a show, a season and an episode.
    init?(_ text: String) {
        let parts = text.split(separator: ": ").map(String.init)
        guard let place = parts.dropFirst().firstIndex(where: { Self.season($0) != nil }),
            let season = Self.season(parts[place]), place + 1 < parts.count
        else { return nil }
        show = parts[..<place].joined(separator: ": ")
        self.season = season
        title = parts[(place + 1)...].joined(separator: ": ")
        episode = Self.number(title, after: Self.episodes)
    }

    /// `Season 7`, `Staffel 1`; the only season of a limited series is the first.
    private static func season(_ text: String) -> Int? {
        limited.contains(text.lowercased()) ? 1 : number(text, after: seasons)
    }

    /// The number after one of these words, and nothing else.
    private static func number(_ text: String, after words: Set<String>) -> Int? {
        let parts = text.split(separator: " ")
        guard parts.count == 2, words.contains(parts[0].lowercased()), parts[1].utf8.count <= 4 else { return nil }
        return Int(parts[1])
    }

    private static let seasons: Set = ["season", "series", "staffel", "saison", "temporada", "stagione", "seizoen"]
    private static let episodes: Set = ["episode", "folge", "épisode", "episodio", "episódio", "aflevering", "chapter"]
    private static let limited: Set = ["limited series", "miniseries", "mini-series", "miniserie", "mini-serie"]
}
