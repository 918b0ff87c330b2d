public import APICore
public import Foundation

/// A film's numbers and names elsewhere.
public enum TMDbExternalIDsTarget: HTTPTargetType {
    /// What a film is called elsewhere. See https://developer.themoviedb.org/reference/movie-external-ids.
    case externalIDs(movie: Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .externalIDs(let movie): "/movie/\(segment: movie)/external_ids"
        }
    }
}

/// Makes the calls of ``TMDbExternalIDsTarget``.
public struct TMDbExternalIDsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbExternalIDsTarget
    /// The answer.
    public typealias Model = TMDbExternalIDs
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
