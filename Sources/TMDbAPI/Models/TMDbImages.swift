import APICore

/// The images of a film, a series, a season or an episode.
///
/// See https://developer.themoviedb.org/reference/movie-images.
public struct TMDbImages: Sendable, Hashable {
    /// Posters, the best liked first.
    public let posters: [TMDbImage]
    /// Backdrops, the best liked first.
    public let backdrops: [TMDbImage]
    /// Logos: the title as it is drawn.
    public let logos: [TMDbImage]
    /// Pictures from an episode. Empty for all but episodes.
    public let stills: [TMDbImage]

    /// Made of these parts, as for a preview or a test.
    public init(
        posters: [TMDbImage] = [], backdrops: [TMDbImage] = [], logos: [TMDbImage] = [], stills: [TMDbImage] = []
    ) {
        self.posters = posters
        self.backdrops = backdrops
        self.logos = logos
        self.stills = stills
    }
}

extension TMDbImages: Codable {
    private enum CodingKeys: String, CodingKey {
        case posters
        case backdrops
        case logos
        case stills
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
        if posters.isEmpty && backdrops.isEmpty && logos.isEmpty && stills.isEmpty {
            try values.requireEmptyLists([.posters, .backdrops, .logos, .stills])
        }
    }
}
