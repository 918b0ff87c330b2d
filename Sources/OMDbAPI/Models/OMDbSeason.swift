/// The episodes of one season of a series. https://www.omdbapi.com/#changelog
public struct OMDbSeason: Sendable, Hashable {
    /// The title of the series.
    public let title: String?
    /// Which season it is, from 1.
    public let season: Int?
    /// How many seasons there are; nil when OMDb does not know.
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
