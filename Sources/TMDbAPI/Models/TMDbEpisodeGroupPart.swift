import APICore

/// A part of another order of episodes, as a season is of a series.
///
/// See https://developer.themoviedb.org/reference/tv-episode-group-details.
public struct TMDbEpisodeGroupPart: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the part.
    public let id: String
    /// Its name.
    public let name: String?
    /// Its place: from 1, or 0 for specials.
    public let order: Int?
    /// Whether members can no longer change it.
    public let isLocked: Bool?
    /// Its episodes. Their ``TMDbEpisodeSummary/order`` is the place here, from 0; season and episode number are still
    /// those of TMDb's own order.
    public let episodes: [TMDbEpisodeSummary]

    /// Made of these parts, as for a preview or a test.
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
        case id
        case name
        case order
        case isLocked = "locked"
        case episodes
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        name = values.text(.name)
        order = values.integer(.order)
        isLocked = values.flag(.isLocked)
        episodes = values.list(.episodes)
    }
}
