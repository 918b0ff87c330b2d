import APICore

/// Cast and crew of a film.
///
/// See https://developer.themoviedb.org/reference/movie-credits.
public struct TMDbCredits: Sendable, Hashable {
    /// The actors, in the order of the billing.
    public let cast: [TMDbCastMember]
    /// All others. A person with several jobs is there several times.
    public let crew: [TMDbCrewMember]

    /// Made of these parts, as for a preview or a test.
    public init(cast: [TMDbCastMember] = [], crew: [TMDbCrewMember] = []) {
        self.cast = cast
        self.crew = crew
    }
}

extension TMDbCredits: Codable {
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

extension TMDbCredits {
    /// Who directed, each person once: there can be several.
    public var directors: [TMDbCrewMember] {
        var seen: Set<Int> = []
        return crew.filter { $0.job == "Director" && seen.insert($0.id).inserted }
    }
}
