public import APICore
public import Foundation

/// The keywords of a film or a series.
public enum TMDbKeywordsTarget: HTTPTargetType {
    /// The keywords of a film. See https://developer.themoviedb.org/reference/movie-keywords.
    case movie(Int)
    /// The keywords of a series. See https://developer.themoviedb.org/reference/tv-series-keywords.
    case series(Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .movie(let id): "/movie/\(segment: id)/keywords"
        case .series(let id): "/tv/\(segment: id)/keywords"
        }
    }
}

/// The endpoint for the calls of ``TMDbKeywordsTarget``.
public struct TMDbKeywordsEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbKeywordsTarget
    /// The model of the responses.
    public typealias Model = TMDbKeywords
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
