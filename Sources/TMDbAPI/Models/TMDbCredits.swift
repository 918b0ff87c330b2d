/// Cast and crew of a film.
///
/// See https://developer.themoviedb.org/reference/movie-credits.
public struct TMDbCredits: Sendable, Hashable {
    /// The actors, in the order of the billing.
    public let cast: [TMDbCastMember]
    /// All others. Who did several things is there several times.
    public let crew: [TMDbCrewMember]
}

extension TMDbCredits: Decodable {
    private enum CodingKeys: String, CodingKey {
        case cast
        case crew
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `cast`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        cast = try values.essentialList(.cast)
        crew = values.list(.crew)
    }
}

extension TMDbCredits {
    /// Who directed, each person once: there can be several.
    public var directors: [TMDbCrewMember] {
        var seen: Set<Int> = []
        return crew.filter { $0.job == "Director" && seen.insert($0.id).inserted }
    }
}
