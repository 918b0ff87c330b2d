import APICore

/// The images of a film, a series, a season, an episode, a person, a company or a network.
///
/// See https://developer.themoviedb.org/reference/movie-images.
public struct TMDbImages: Sendable, Hashable {
    /// Posters, the best rated first.
    public let posters: [TMDbImage]
    /// Backdrops, the best rated first.
    public let backdrops: [TMDbImage]
    /// Logos of the title or of the company.
    public let logos: [TMDbImage]
    /// Pictures from an episode. Empty except for episodes.
    public let stills: [TMDbImage]
    /// Portraits of a person. Empty except for people.
    public let profiles: [TMDbImage]

    /// Creates a value from its parts, such as for a preview or a test.
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
        case posters, backdrops, logos, stills, profiles
    }

    /// Decodes the lists. A missing or broken list beside a good one becomes empty.
    ///
    /// - Throws: if no list can be read.
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
