import APICore

/// The films and series of a person. They are in no particular order, and repeated for each role and job.
///
/// See https://developer.themoviedb.org/reference/person-combined-credits.
public struct TMDbPersonCredits: Sendable, Hashable {
    /// The films and series in which the person was seen or heard.
    public let cast: [TMDbPersonRole]
    /// The films and series on which the person worked.
    public let crew: [TMDbPersonJob]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(cast: [TMDbPersonRole] = [], crew: [TMDbPersonJob] = []) {
        self.cast = cast
        self.crew = crew
    }
}

extension TMDbPersonCredits: Codable {
    private enum CodingKeys: String, CodingKey {
        case cast, crew
    }

    /// Decodes the lists. One missing or broken list becomes empty.
    ///
    /// - Throws: if no list can be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        cast = values.list(.cast)
        crew = values.list(.crew)
        if cast.isEmpty && crew.isEmpty { try values.requireEmptyLists([.cast, .crew]) }
    }
}
