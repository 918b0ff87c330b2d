public import APICore
public import Foundation

/// Where a film can be watched.
public enum TMDbWatchProvidersTarget: HTTPTargetType {
    /// Offers in all countries, from JustWatch, who must be named. See
    /// https://developer.themoviedb.org/reference/movie-watch-providers.
    case watchProviders(movie: Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .watchProviders(let movie): "/movie/\(segment: movie)/watch/providers"
        }
    }
}

/// Makes the calls of ``TMDbWatchProvidersTarget``.
public struct TMDbWatchProvidersEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbWatchProvidersTarget
    /// The answer.
    public typealias Model = TMDbWatchProviders
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
