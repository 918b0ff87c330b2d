import APICore

/// A crew member with the jobs in one department of a series or a season.
///
/// See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
public struct TMDbAggregateCrewMember: Sendable, Hashable {
    /// The person, who may also be listed in other departments.
    public let person: TMDbPersonSummary
    /// The department: `Directing`, `Writing`.
    public let department: String?
    /// The jobs in the department.
    public let jobs: [TMDbEpisodeCredit]
    /// The number of episodes, all jobs together.
    public let totalEpisodeCount: Int?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case department, jobs
        case totalEpisodeCount = "total_episode_count"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id` of the person.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        person = try TMDbPersonSummary(from: decoder)
        department = values.text(.department)
        jobs = values.list(.jobs)
        totalEpisodeCount = values.integer(.totalEpisodeCount)
    }

    /// Encodes the person and the jobs as TMDb sends them.
    public func encode(to encoder: any Encoder) throws {
        try person.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(department, forKey: .department)
        try values.encode(jobs, forKey: .jobs)
        try values.encodeIfPresent(totalEpisodeCount, forKey: .totalEpisodeCount)
    }
}
