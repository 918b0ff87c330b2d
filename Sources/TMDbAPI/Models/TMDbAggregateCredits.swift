import APICore

/// The cast and crew of all episodes of a series or a season, each person with a number of episodes.
///
/// See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
public struct TMDbAggregateCredits: Sendable, Hashable {
    /// The actors, in the order of the billing. Each person is listed once, with all roles.
    public let cast: [TMDbAggregateCastMember]
    /// The crew. Each person is listed once for each department.
    public let crew: [TMDbAggregateCrewMember]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(cast: [TMDbAggregateCastMember] = [], crew: [TMDbAggregateCrewMember] = []) {
        self.cast = cast
        self.crew = crew
    }
}

extension TMDbAggregateCredits: Codable {
    private enum CodingKeys: String, CodingKey {
        case cast, crew
    }

    /// Decodes the lists. One missing or broken list becomes empty.
    ///
    /// - Throws: if neither list can be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        cast = values.list(.cast)
        crew = values.list(.crew)
        if cast.isEmpty && crew.isEmpty { try values.requireEmptyLists([.cast, .crew]) }
    }
}
