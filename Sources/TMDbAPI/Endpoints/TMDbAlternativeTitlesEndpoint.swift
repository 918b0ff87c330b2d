public import APICore
public import Foundation

/// What a film or a series is called in other countries.
public enum TMDbAlternativeTitlesTarget: HTTPTargetType {
    /// The titles of a series. See https://developer.themoviedb.org/reference/tv-series-alternative-titles.
    case alternativeTitles(series: Int)
    /// The titles of a film. See https://developer.themoviedb.org/reference/movie-alternative-titles.
    case movieTitles(Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .alternativeTitles(let series): TMDbTelevision.series(series).path + "/alternative_titles"
        case .movieTitles(let movie): "/movie/\(segment: movie)/alternative_titles"
        }
    }
}

/// Makes the calls of ``TMDbAlternativeTitlesTarget``.
public struct TMDbAlternativeTitlesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbAlternativeTitlesTarget
    /// The answer.
    public typealias Model = TMDbAlternativeTitles
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
