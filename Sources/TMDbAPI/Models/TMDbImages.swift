import APICore

/// The images of a film.
///
/// See https://developer.themoviedb.org/reference/movie-images.
public struct TMDbImages: Sendable, Hashable {
    /// Posters, the best liked first.
    public let posters: [TMDbImage]
    /// Backdrops, the best liked first.
    public let backdrops: [TMDbImage]
    /// Logos: the title as it is drawn.
    public let logos: [TMDbImage]

    /// Made of these parts, as for a preview or a test.
    public init(posters: [TMDbImage] = [], backdrops: [TMDbImage] = [], logos: [TMDbImage] = []) {
        self.posters = posters
        self.backdrops = backdrops
        self.logos = logos
    }
}

extension TMDbImages: Codable {
    private enum CodingKeys: String, CodingKey {
        case posters
        case backdrops
        case logos
    }

    /// Reads what is there. A list that is missing or broken beside a good one is empty.
    ///
    /// - Throws: when no list can be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        posters = values.list(.posters)
        backdrops = values.list(.backdrops)
        logos = values.list(.logos)
        if posters.isEmpty && backdrops.isEmpty && logos.isEmpty {
            try values.requireEmptyLists([.posters, .backdrops, .logos])
        }
    }
}
