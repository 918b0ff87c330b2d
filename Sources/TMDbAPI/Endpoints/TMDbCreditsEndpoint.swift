public import APICore
public import Foundation

/// The people of a film, a series, a season or an episode.
public enum TMDbCreditsTarget: HTTPTargetType {
    /// Cast and crew of a film. See https://developer.themoviedb.org/reference/movie-credits.
    case credits(movie: Int, language: String? = nil)
    /// Cast and crew of a season or an episode, or of the latest season of a series. See
    /// https://developer.themoviedb.org/reference/tv-series-credits.
    case televisionCredits(of: TMDbTelevision, language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .credits(let movie, _): "/movie/\(segment: movie)/credits"
        case .televisionCredits(let subject, _): subject.path + "/credits"
        }
    }

    /// The language as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .credits(_, let language), .televisionCredits(_, let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbCreditsTarget``.
public struct TMDbCreditsEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbCreditsTarget
    /// The model of the responses.
    public typealias Model = TMDbCredits
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
