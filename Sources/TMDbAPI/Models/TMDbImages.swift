import APICore

/// The images of a film, a series, a season, an episode, a person, a company or a network.
///
/// See https://developer.themoviedb.org/reference/movie-images.
public struct TMDbImages: Sendable, Hashable {
    /// Posters, the best liked first.
    public let posters: [TMDbImage]
    /// Backdrops, the best liked first.
    public let backdrops: [TMDbImage]
    /// Logos: the title as it is drawn, or the sign of a company.
    public let logos: [TMDbImage]
    /// Pictures from an episode. Empty for all but episodes.
    public let stills: [TMDbImage]
    /// Portraits of a person. Empty for all but people.
    public let profiles: [TMDbImage]

    /// Made of these parts, as for a preview or a test.
    public init(
        posters: [TMDbImage] = [], backdrops: [TMDbImage] = [], logos: [TMDbImage] = [], stills: [TMDbImage] = [],
        profiles: [TMDbImage] = []
    ) {
        self.posters = posters
        self.backdrops = backdrops
        self.logos = logos
        self.stills = stills
        self.profiles = profiles
    }
}

extension TMDbImages: Codable {
    private enum CodingKeys: String, CodingKey {
        case posters
        case backdrops
        case logos
        case stills
        case profiles
    }

    /// Reads what is there. A list that is missing or broken beside a good one is empty.
    ///
    /// - Throws: when no list can be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        posters = values.list(.posters)
        backdrops = values.list(.backdrops)
        logos = values.list(.logos)
        stills = values.list(.stills)
        profiles = values.list(.profiles)
        if [posters, backdrops, logos, stills, profiles].allSatisfy(\.isEmpty) {
            try values.requireEmptyLists([.posters, .backdrops, .logos, .stills, .profiles])
        }
    }
}
