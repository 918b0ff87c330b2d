import APICore

/// A person with the jobs of one department in a series or a season.
///
/// See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
public struct TMDbAggregateCrewMember: Sendable, Hashable {
    /// The person, who may be in other departments too.
    public let person: TMDbPersonSummary
    /// The department: `Directing`, `Writing`.
    public let department: String?
    /// The jobs in it.
    public let jobs: [TMDbEpisodeCredit]
    /// In how many episodes, all jobs together.
    public let totalEpisodeCount: Int?

    /// Made of these parts, as for a preview or a test.
    public init(
        person: TMDbPersonSummary, department: String? = nil, jobs: [TMDbEpisodeCredit] = [],
        totalEpisodeCount: Int? = nil
    ) {
        self.person = person
        self.department = department
        self.jobs = jobs
        self.totalEpisodeCount = totalEpisodeCount
    }
}

extension TMDbAggregateCrewMember: Codable {
    private enum CodingKeys: String, CodingKey {
        case department
        case jobs
        case totalEpisodeCount = "total_episode_count"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id` of the person.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        person = try TMDbPersonSummary(from: decoder)
        department = values.text(.department)
        jobs = values.list(.jobs)
        totalEpisodeCount = values.integer(.totalEpisodeCount)
    }

    /// Writes person and jobs as TMDb sends them.
    public func encode(to encoder: any Encoder) throws {
        try person.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(department, forKey: .department)
        try values.encode(jobs, forKey: .jobs)
        try values.encodeIfPresent(totalEpisodeCount, forKey: .totalEpisodeCount)
    }
}
