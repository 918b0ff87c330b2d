public import APICore
public import Foundation

/// Titles of a film or a series in other countries.
public enum TMDbAlternativeTitlesTarget: HTTPTargetType {
    /// The titles of a series. See https://developer.themoviedb.org/reference/tv-series-alternative-titles.
    case alternativeTitles(series: Int)
    /// The titles of a film. See https://developer.themoviedb.org/reference/movie-alternative-titles.
    case movieTitles(Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .alternativeTitles(let series): TMDbTelevision.series(series).path + "/alternative_titles"
        case .movieTitles(let movie): "/movie/\(segment: movie)/alternative_titles"
        }
    }
}

/// The endpoint for the calls of ``TMDbAlternativeTitlesTarget``.
public struct TMDbAlternativeTitlesEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbAlternativeTitlesTarget
    /// The model of the responses.
    public typealias Model = TMDbAlternativeTitles
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
