import APICore

/// The videos of a film.
///
/// See https://developer.themoviedb.org/reference/movie-videos.
public struct TMDbVideos: Sendable, Hashable {
    /// The videos, in the languages asked for.
    public let videos: [TMDbVideo]

    /// Made of these parts, as for a preview or a test.
    public init(videos: [TMDbVideo] = []) {
        self.videos = videos
    }
}

extension TMDbVideos: Codable {
    private enum CodingKeys: String, CodingKey {
        case videos = "results"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        videos = try values.essentialList(.videos)
    }
}
