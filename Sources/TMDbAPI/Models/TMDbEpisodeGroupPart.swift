import APICore

/// A part of an alternative order of episodes, like a season of a series.
///
/// See https://developer.themoviedb.org/reference/tv-episode-group-details.
public struct TMDbEpisodeGroupPart: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the part.
    public let id: String
    /// The name of the part.
    public let name: String?
    /// The position among the parts: from 1, or 0 for specials.
    public let order: Int?
    /// Whether members can no longer change it.
    public let isLocked: Bool?
    /// The episodes. Their ``TMDbEpisodeSummary/order`` is the position here, from 0; season and episode number are
    /// still those of TMDb's own order.
    public let episodes: [TMDbEpisodeSummary]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: String, name: String? = nil, order: Int? = nil, isLocked: Bool? = nil, episodes: [TMDbEpisodeSummary] = []
    ) {
        self.id = id
        self.name = name
        self.order = order
        self.isLocked = isLocked
        self.episodes = episodes
    }
}

extension TMDbEpisodeGroupPart: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, order, episodes
        case isLocked = "locked"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        name = values.text(.name)
        order = values.integer(.order)
        isLocked = values.flag(.isLocked)
        episodes = values.list(.episodes)
    }
}
