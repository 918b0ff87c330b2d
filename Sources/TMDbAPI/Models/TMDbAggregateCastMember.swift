import APICore

/// A person with the roles in a series or a season.
///
/// See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
public struct TMDbAggregateCastMember: Sendable, Hashable {
    /// The person.
    public let person: TMDbPersonSummary
    /// The roles; some have several.
    public let roles: [TMDbEpisodeCredit]
    /// In how many episodes, all roles together.
    public let totalEpisodeCount: Int?
    /// The place in the billing, from 0, with gaps.
    public let order: Int?

    /// Made of these parts, as for a preview or a test.
    public init(
        person: TMDbPersonSummary, roles: [TMDbEpisodeCredit] = [], totalEpisodeCount: Int? = nil, order: Int? = nil
    ) {
        self.person = person
        self.roles = roles
        self.totalEpisodeCount = totalEpisodeCount
        self.order = order
    }
}

extension TMDbAggregateCastMember: Codable {
    private enum CodingKeys: String, CodingKey {
        case roles
        case totalEpisodeCount = "total_episode_count"
        case order
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id` of the person.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        person = try TMDbPersonSummary(from: decoder)
        roles = values.list(.roles)
        totalEpisodeCount = values.integer(.totalEpisodeCount)
        order = values.integer(.order)
    }

    /// Writes person and roles as TMDb sends them.
    public func encode(to encoder: any Encoder) throws {
        try person.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(roles, forKey: .roles)
        try values.encodeIfPresent(totalEpisodeCount, forKey: .totalEpisodeCount)
        try values.encodeIfPresent(order, forKey: .order)
    }
}
