import APICore

/// Cast and crew of all episodes of a series or a season, each person with how many episodes.
///
/// See https://developer.themoviedb.org/reference/tv-series-aggregate-credits.
public struct TMDbAggregateCredits: Sendable, Hashable {
    /// The actors, in the order of the billing. A person is there once, with all roles.
    public let cast: [TMDbAggregateCastMember]
    /// All others. A person is there once for each department.
    public let crew: [TMDbAggregateCrewMember]

    /// Made of these parts, as for a preview or a test.
    public init(cast: [TMDbAggregateCastMember] = [], crew: [TMDbAggregateCrewMember] = []) {
        self.cast = cast
        self.crew = crew
    }
}

extension TMDbAggregateCredits: Codable {
    private enum CodingKeys: String, CodingKey {
        case cast
        case crew
    }

    /// Reads what is there. One list that is missing or broken is empty.
    ///
    /// - Throws: when neither list can be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        cast = values.list(.cast)
        crew = values.list(.crew)
        if cast.isEmpty && crew.isEmpty { try values.requireEmptyLists([.cast, .crew]) }
    }
}
