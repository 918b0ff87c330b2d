public import APICore

/// The videos of a film, a series, a season or an episode.
public enum TMDbVideosTarget: TMDbTarget {
    /// Videos of a film in the language of the call and in the other languages given, where nil means videos without a
    /// language. See https://developer.themoviedb.org/reference/movie-videos.
    case videos(movie: Int, language: String? = nil, videoLanguages: [String?] = [])
    /// Videos of a series, a season or an episode, as for a film. See
    /// https://developer.themoviedb.org/reference/tv-series-videos.
    case televisionVideos(of: TMDbTelevision, language: String? = nil, videoLanguages: [String?] = [])

    /// The path of the call.
    public var path: String {
        switch self {
        case .videos(let movie, _, _): "/movie/\(segment: movie)/videos"
        case .televisionVideos(let subject, _, _): subject.path + "/videos"
        }
    }

    /// The languages as query parameters.
    public var task: HTTPTask {
        switch self {
        case .videos(_, let language, let further), .televisionVideos(_, let language, let further):
            .requestParams(["include_video_language": further.languageList, "language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbVideosTarget``.
public typealias TMDbVideosEndpoint = VendorEndpoint<TMDbVideosTarget, TMDbVideos, TMDbVendor>
