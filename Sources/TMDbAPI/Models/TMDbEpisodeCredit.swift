import APICore

/// A role or a job in some episodes.
///
/// See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
public struct TMDbEpisodeCredit: Sendable, Hashable {
    /// The role of an actor; nil for the crew, and when nobody entered it.
    public let character: String?
    /// The job of somebody in the crew: `Director`. Nil for actors.
    public let job: String?
    /// In how many episodes.
    public let episodeCount: Int?
    /// What identifies the credit.
    public let creditID: String?

    /// Made of these parts, as for a preview or a test.
    public init(
        character: String? = nil, job: String? = nil, episodeCount: Int? = nil, creditID: String? = nil
    ) {
        self.character = character
        self.job = job
        self.episodeCount = episodeCount
        self.creditID = creditID
    }
}

extension TMDbEpisodeCredit: Codable {
    private enum CodingKeys: String, CodingKey {
        case character
        case job
        case episodeCount = "episode_count"
        case creditID = "credit_id"
    }

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        character = values.text(.character)
        job = values.text(.job)
        episodeCount = values.integer(.episodeCount)
        creditID = values.text(.creditID)
    }
}
