public import APICore
public import Foundation

/// The videos of a film, a series, a season or an episode.
public enum TMDbVideosTarget: HTTPTargetType {
    /// Videos in the language of the call and in the other ones given, where nil means those without a language. See
    /// https://developer.themoviedb.org/reference/movie-videos.
    case videos(movie: Int, language: String? = nil, videoLanguages: [String?] = [])
    /// The same of television. See https://developer.themoviedb.org/reference/tv-series-videos.
    case televisionVideos(of: TMDbTelevision, language: String? = nil, videoLanguages: [String?] = [])

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .videos(let movie, _, _): "/movie/\(segment: movie)/videos"
        case .televisionVideos(let subject, _, _): subject.path + "/videos"
        }
    }

    /// The languages.
    public var task: HTTPTask {
        switch self {
        case .videos(_, let language, let further), .televisionVideos(_, let language, let further):
            .requestParams(["include_video_language": further.languageList, "language": language])
        }
    }
}

/// Makes the calls of ``TMDbVideosTarget``.
public struct TMDbVideosEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbVideosTarget
    /// The answer.
    public typealias Model = TMDbVideos
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
