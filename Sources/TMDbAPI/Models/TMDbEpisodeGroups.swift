import APICore

/// The alternative orders of a series' episodes, without the episodes.
///
/// See https://developer.themoviedb.org/reference/tv-series-episode-groups.
public struct TMDbEpisodeGroups: Sendable, Hashable {
    /// The orders, without their parts.
    public let groups: [TMDbEpisodeGroup]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(groups: [TMDbEpisodeGroup] = []) {
        self.groups = groups
    }
}

extension TMDbEpisodeGroups: Codable {
    private enum CodingKeys: String, CodingKey {
        case groups = "results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        groups = try values.essentialList(.groups)
    }
}
