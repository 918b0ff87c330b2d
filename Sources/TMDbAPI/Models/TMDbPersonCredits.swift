import APICore

/// The films and series of a person. They are in no order, and some come several times: once for each role and job.
///
/// See https://developer.themoviedb.org/reference/person-combined-credits.
public struct TMDbPersonCredits: Sendable, Hashable {
    /// What the person was seen or heard in.
    public let cast: [TMDbPersonRole]
    /// What the person worked on.
    public let crew: [TMDbPersonJob]

    /// Made of these parts, as for a preview or a test.
    public init(cast: [TMDbPersonRole] = [], crew: [TMDbPersonJob] = []) {
        self.cast = cast
        self.crew = crew
    }
}

extension TMDbPersonCredits: Codable {
    private enum CodingKeys: String, CodingKey {
        case cast
        case crew
    }

    /// Reads what is there. One list that is missing or broken is empty.
    ///
    /// - Throws: when no list can be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        cast = values.list(.cast)
        crew = values.list(.crew)
        if cast.isEmpty && crew.isEmpty { try values.requireEmptyLists([.cast, .crew]) }
    }
}
