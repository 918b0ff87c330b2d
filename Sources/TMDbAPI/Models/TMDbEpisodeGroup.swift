import APICore

/// An alternative order of a series' episodes: as on discs, counted without seasons, or as they were produced.
///
/// Members create these orders by hand. A series may have several of one ``type``, with any names; their counts may
/// differ from the series', since specials may be included; and some are incomplete.
///
/// See https://developer.themoviedb.org/reference/tv-episode-group-details.
public struct TMDbEpisodeGroup: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the order: 24 digits and letters.
    public let id: String
    /// The name that its author gave it.
    public let name: String?
    /// A description by its author.
    public let description: String?
    /// The criterion by which the episodes are ordered.
    public let type: TMDbEpisodeGroupType?
    /// The number of episodes.
    public let episodeCount: Int?
    /// The number of parts.
    public let groupCount: Int?
    /// The network whose order it is; nil for most.
    public let network: TMDbCompany?
    /// The parts, like seasons. Empty in a list of a series' orders: request the order by its ID.
    public let groups: [TMDbEpisodeGroupPart]

    /// Creates a value from its parts, such as for a preview or a test.
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
        case id, name, description, type, network, groups
        case episodeCount = "episode_count"
        case groupCount = "group_count"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
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
    /// The position of an episode, by its ID, in this order: the number of the part, from 1, or 0 for specials, and the
    /// number within it, from 1. Nil if the order does not include the episode, or does not say where.
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
