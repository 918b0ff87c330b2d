import APICore

/// A role or a job in some episodes.
///
/// See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
public struct TMDbEpisodeCredit: Sendable, Hashable {
    /// The name of an actor's role; nil for the crew, and if it was not entered.
    public let character: String?
    /// The job of a crew member: `Director`. Nil for actors.
    public let job: String?
    /// The number of episodes.
    public let episodeCount: Int?
    /// TMDb's ID of the credit.
    public let creditID: String?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case character, job
        case episodeCount = "episode_count"
        case creditID = "credit_id"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        character = values.text(.character)
        job = values.text(.job)
        episodeCount = values.integer(.episodeCount)
        creditID = values.text(.creditID)
    }
}
