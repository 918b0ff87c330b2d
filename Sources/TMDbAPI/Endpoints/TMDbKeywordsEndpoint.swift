public import APICore
public import Foundation

/// The keywords of a film or a series.
public enum TMDbKeywordsTarget: HTTPTargetType {
    /// Of a film. See https://developer.themoviedb.org/reference/movie-keywords.
    case movie(Int)
    /// Of a series. See https://developer.themoviedb.org/reference/tv-series-keywords.
    case series(Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .movie(let id): "/movie/\(segment: id)/keywords"
        case .series(let id): "/tv/\(segment: id)/keywords"
        }
    }
}

/// Makes the calls of ``TMDbKeywordsTarget``.
public struct TMDbKeywordsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbKeywordsTarget
    /// The answer.
    public typealias Model = TMDbKeywords
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
