public import APICore
public import Foundation

/// The certifications that there are in each country.
public enum TMDbCertificationsTarget: HTTPTargetType {
    /// Those of films. See https://developer.themoviedb.org/reference/certification-movie-list.
    case movies
    /// Those of series. See https://developer.themoviedb.org/reference/certifications-tv-list.
    case series

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .movies: "/certification/movie/list"
        case .series: "/certification/tv/list"
        }
    }
}

/// Makes the calls of ``TMDbCertificationsTarget``.
public struct TMDbCertificationsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbCertificationsTarget
    /// The answer.
    public typealias Model = TMDbCertifications
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
