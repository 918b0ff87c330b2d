public import APICore

/// The details of an episode.
public enum TMDbEpisodeTarget: TMDbTarget {
    /// An episode by its number in a season, with blocks appended. See
    /// https://developer.themoviedb.org/reference/tv-episode-details.
    ///
    /// The languages of images and videos are ISO 639-1 codes; nil among them requests those without a language. For
    /// images it is always added, since pictures from episodes have none.
    case episode(
        Int, season: Int, ofSeries: Int, append: Set<TMDbEpisodeBlock> = [], language: String? = nil,
        imageLanguages: [String?] = [], videoLanguages: [String?] = [])

    /// The path of the episode.
    public var path: String { subject.path }

    private var subject: TMDbTelevision {
        switch self {
        case .episode(let episode, let season, let series, _, _, _, _):
            .episode(episode, season: season, ofSeries: series)
        }
    }

    /// The blocks in a fixed order, then the languages, as query parameters.
    public var task: HTTPTask {
        switch self {
        case .episode(_, _, _, let blocks, let language, let images, let videos):
            .details(
                append: TMDbEpisodeBlock.allCases.filter(blocks.contains).map(\.rawValue), language: language,
                imageLanguages: blocks.contains(.images)
                    ? subject.imageLanguages(images, language: language) : images,
                videoLanguages: videos)
        }
    }
}

/// The endpoint for the calls of ``TMDbEpisodeTarget``.
public typealias TMDbEpisodeEndpoint = VendorEndpoint<TMDbEpisodeTarget, TMDbEpisode, TMDbVendor>
