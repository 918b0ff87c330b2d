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
}

extension TMDbImages: Decodable {
    private enum CodingKeys: String, CodingKey {
        case posters
        case backdrops
        case logos
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `posters`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        posters = try values.essentialList(.posters)
        backdrops = values.list(.backdrops)
        logos = values.list(.logos)
    }
}
