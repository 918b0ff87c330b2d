import APICore

/// The film or the series of a credit, with the seasons or episodes concerned.
///
/// See https://developer.themoviedb.org/reference/credit-details.
public struct TMDbCreditedWork: Sendable, Hashable {
    /// The film or the series.
    public let work: TMDbMultiResult
    /// The name of the role; nil for a job.
    public let character: String?
    /// The episodes of a guest; empty for the regular cast.
    public let episodes: [TMDbEpisodeSummary]
    /// The seasons of the regular cast.
    public let seasons: [TMDbSeasonSummary]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        work: TMDbMultiResult, character: String? = nil, episodes: [TMDbEpisodeSummary] = [],
        seasons: [TMDbSeasonSummary] = []
    ) {
        self.work = work
        self.character = character
        self.episodes = episodes
        self.seasons = seasons
    }
}

extension TMDbCreditedWork: Codable {
    private enum CodingKeys: String, CodingKey {
        case character, episodes, seasons
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        work = try TMDbMultiResult(workFrom: decoder)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        character = values.text(.character)
        episodes = values.list(.episodes)
        seasons = values.list(.seasons)
    }

    /// Encodes the work as TMDb sends it.
    public func encode(to encoder: any Encoder) throws {
        try work.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(character, forKey: .character)
        try values.encode(episodes, forKey: .episodes)
        try values.encode(seasons, forKey: .seasons)
    }
}
