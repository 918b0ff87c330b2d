/// The episodes of one season of a series. https://www.omdbapi.com/#changelog
///
/// Some lists have gaps: the number of episodes here may not be the number in the season. A missing episode can often
/// be requested separately, with ``OMDbClient/episode(_:season:ofSeries:plot:)``.
public struct OMDbSeason: Sendable, Hashable {
    /// The title of the series.
    public let title: String?
    /// The number of the season, from 1.
    public let season: Int?
    /// The number of seasons, as IMDb counts them; nil if OMDb does not know.
    public let totalSeasons: Int?
    /// The episodes in OMDb's order, each once.
    public let episodes: [OMDbSeasonEpisode]

    /// Creates a value from its parts, such as for a preview or a test.
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
    /// The numbers missing from the list between 1 and its highest number, in order. It is unknown whether more follow
    /// the highest. Empty for a list that counts beyond 10,000.
    public var missingNumbers: [Int] {
        let numbers = Set(episodes.compactMap(\.episode))
        guard let last = numbers.max(), (1...10_000).contains(last) else { return [] }
        return (1...last).filter { !numbers.contains($0) }
    }

    /// The title of an episode; nil for a placeholder: `Episode #3.4`, or the title of the series. The details of the
    /// episode often have the real one.
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

    /// Decodes a season. Fails without a list of episodes, and if none of those in it can be decoded.
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
