import APICore

/// Another order of a series' episodes: on discs, counted through, as they were made.
///
/// Members make these orders by hand. A series may have several of one ``type``, with any names; their counts may differ
/// from the series', as specials may be among them; and some stop early.
///
/// See https://developer.themoviedb.org/reference/tv-episode-group-details.
public struct TMDbEpisodeGroup: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the order: 24 digits and letters.
    public let id: String
    /// What its maker calls it.
    public let name: String?
    /// What its maker says about it.
    public let description: String?
    /// By what the episodes are ordered.
    public let type: TMDbEpisodeGroupType?
    /// How many episodes it has.
    public let episodeCount: Int?
    /// How many parts it has.
    public let groupCount: Int?
    /// Whose order it is; nil for most.
    public let network: TMDbCompany?
    /// Its parts, as seasons. Empty where the orders of a series are listed: ask for the order by its ID.
    public let groups: [TMDbEpisodeGroupPart]

    /// Made of these parts, as for a preview or a test.
    public init(
        id: String, name: String? = nil, description: String? = nil, type: TMDbEpisodeGroupType? = nil,
        episodeCount: Int? = nil, groupCount: Int? = nil, network: TMDbCompany? = nil,
        groups: [TMDbEpisodeGroupPart] = []
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.type = type
        self.episodeCount = episodeCount
        self.groupCount = groupCount
        self.network = network
        self.groups = groups
    }
}

extension TMDbEpisodeGroup: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case description
        case type
        case episodeCount = "episode_count"
        case groupCount = "group_count"
        case network
        case groups
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        name = values.text(.name)
        description = values.text(.description)
        type = values.value(.type)
        episodeCount = values.integer(.episodeCount)
        groupCount = values.integer(.groupCount)
        network = values.value(.network)
        groups = values.list(.groups)
    }
}

extension TMDbEpisodeGroup {
    /// Where an episode stands in this order, by its ID: the number of the part, from 1, or 0 for specials, and the
    /// number in it, from 1. Nil when the order does not have the episode, or does not say where.
    ///
    /// The episode itself keeps the numbers of TMDb's own order.
    public func position(ofEpisode id: Int) -> (season: Int, episode: Int)? {
        for group in groups {
            guard let episode = group.episodes.first(where: { $0.id == id }) else { continue }
            guard let season = group.order, let place = episode.order, place < Int.max else { return nil }
            return (season, place + 1)
        }
        return nil
    }
}
