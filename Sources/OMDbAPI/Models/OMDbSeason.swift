/// The episodes of one season of a series. https://www.omdbapi.com/#changelog
///
/// Some lists have holes: how many episodes there are here is not how many the season has. What is missing can often be
/// asked for by itself, with ``OMDbClient/episode(_:season:ofSeries:plot:)``.
public struct OMDbSeason: Sendable, Hashable {
    /// The title of the series.
    public let title: String?
    /// Which season it is, from 1.
    public let season: Int?
    /// How many seasons there are, as IMDb counts them; nil when OMDb does not know.
    public let totalSeasons: Int?
    /// The episodes in OMDb's order, each once.
    public let episodes: [OMDbSeasonEpisode]

    /// Made of these parts, as for a preview or a test.
    public init(
        title: String? = nil, season: Int? = nil, totalSeasons: Int? = nil, episodes: [OMDbSeasonEpisode] = []
    ) {
        self.title = title
        self.season = season
        self.totalSeasons = totalSeasons
        self.episodes = episodes
    }
}

extension OMDbSeason {
    /// The numbers from 1 to the highest one in the list that the list does not have, in their order. Nobody knows what
    /// comes after the highest. Empty for a list that counts beyond 10,000.
    public var missingNumbers: [Int] {
        let numbers = Set(episodes.compactMap(\.episode))
        guard let last = numbers.max(), (1...10_000).contains(last) else { return [] }
        return (1...last).filter { !numbers.contains($0) }
    }

    /// The title of an episode; nil for one that only stands in for it: `Episode #3.4`, or the title of the series. The
    /// detail of the episode often has the real one.
    public func title(of episode: OMDbSeasonEpisode) -> String? {
        if episode.hasPlaceholderTitle || episode.title == title { nil } else { episode.title }
    }
}

extension OMDbSeason: Codable {
    private enum CodingKeys: String, CodingKey {
        case title = "Title"
        case season = "Season"
        case totalSeasons
        case episodes = "Episodes"
    }

    /// Reads a season. Fails without a list of episodes, and when none of those in it can be read.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        title = fields.known(.title)
        season = fields.known(.season)?.wholeNumber
        totalSeasons = fields.known(.totalSeasons)?.wholeNumber
        var seen: Set<String> = []
        episodes = try fields.list(.episodes, of: OMDbSeasonEpisode.self).elements.filter {
            seen.insert($0.imdbID).inserted
        }
    }
}
