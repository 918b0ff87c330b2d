import APICore

/// The other orders of a series' episodes, without the episodes.
///
/// See https://developer.themoviedb.org/reference/tv-series-episode-groups.
public struct TMDbEpisodeGroups: Sendable, Hashable {
    /// The orders.
    public let groups: [TMDbEpisodeGroup]

    /// Made of these parts, as for a preview or a test.
    public init(groups: [TMDbEpisodeGroup] = []) {
        self.groups = groups
    }
}

extension TMDbEpisodeGroups: Codable {
    private enum CodingKeys: String, CodingKey {
        case groups = "results"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        groups = try values.essentialList(.groups)
    }
}
