import APICore

/// The cast and crew of a film, a series, a season or an episode.
///
/// For a series these are only the credits of the latest season; ``TMDbAggregateCredits`` have all.
///
/// See https://developer.themoviedb.org/reference/movie-credits.
public struct TMDbCredits: Sendable, Hashable {
    /// The actors, in the order of the billing.
    public let cast: [TMDbCastMember]
    /// The crew. A person with several jobs is listed several times.
    public let crew: [TMDbCrewMember]
    /// Actors of an episode who do not belong to the regular cast. Empty for all but episodes.
    public let guestStars: [TMDbCastMember]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        cast: [TMDbCastMember] = [], crew: [TMDbCrewMember] = [], guestStars: [TMDbCastMember] = []
    ) {
        self.cast = cast
        self.crew = crew
        self.guestStars = guestStars
    }
}

extension TMDbCredits: Codable {
    private enum CodingKeys: String, CodingKey {
        case cast, crew
        case guestStars = "guest_stars"
    }

    /// Decodes the lists. One missing or broken list becomes empty.
    ///
    /// - Throws: if no list can be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        cast = values.list(.cast)
        crew = values.list(.crew)
        guestStars = values.list(.guestStars)
        if cast.isEmpty && crew.isEmpty && guestStars.isEmpty {
            try values.requireEmptyLists([.cast, .crew, .guestStars])
        }
    }
}

extension TMDbCredits {
    /// The directors, each person once: there can be several.
    public var directors: [TMDbCrewMember] {
        var seen: Set<Int> = []
        return crew.filter { $0.job == "Director" && seen.insert($0.id).inserted }
    }
}
