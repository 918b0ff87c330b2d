public import APICore
public import Foundation

/// The certifications that each country uses.
public enum TMDbCertificationsTarget: HTTPTargetType {
    /// The certifications of films. See https://developer.themoviedb.org/reference/certification-movie-list.
    case movies
    /// The certifications of series. See https://developer.themoviedb.org/reference/certifications-tv-list.
    case series

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .movies: "/certification/movie/list"
        case .series: "/certification/tv/list"
        }
    }
}

/// The endpoint for the calls of ``TMDbCertificationsTarget``.
public struct TMDbCertificationsEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbCertificationsTarget
    /// The model of the responses.
    public typealias Model = TMDbCertifications
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
