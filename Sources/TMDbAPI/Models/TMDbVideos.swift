import APICore

/// The videos of a film, a series, a season or an episode.
///
/// See https://developer.themoviedb.org/reference/movie-videos.
public struct TMDbVideos: Sendable, Hashable {
    /// The videos, in the requested languages.
    public let videos: [TMDbVideo]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(videos: [TMDbVideo] = []) {
        self.videos = videos
    }
}

extension TMDbVideos: Codable {
    private enum CodingKeys: String, CodingKey {
        case videos = "results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        videos = try values.essentialList(.videos)
    }
}
