import APICore

/// An actor with the roles in a series or a season.
///
/// See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
public struct TMDbAggregateCastMember: Sendable, Hashable {
    /// The actor.
    public let person: TMDbPersonSummary
    /// The roles; some have several.
    public let roles: [TMDbEpisodeCredit]
    /// The number of episodes, all roles together.
    public let totalEpisodeCount: Int?
    /// The place in the billing, from 0, with gaps.
    public let order: Int?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case roles, order
        case totalEpisodeCount = "total_episode_count"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id` of the person.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        person = try TMDbPersonSummary(from: decoder)
        roles = values.list(.roles)
        totalEpisodeCount = values.integer(.totalEpisodeCount)
        order = values.integer(.order)
    }

    /// Encodes the person and the roles as TMDb sends them.
    public func encode(to encoder: any Encoder) throws {
        try person.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(roles, forKey: .roles)
        try values.encodeIfPresent(totalEpisodeCount, forKey: .totalEpisodeCount)
        try values.encodeIfPresent(order, forKey: .order)
    }
}
