public import APICore
public import Foundation

/// Numbers and names elsewhere of a film, a series, a season, an episode or a person.
public enum TMDbExternalIDsTarget: HTTPTargetType {
    /// What a film is called elsewhere. See https://developer.themoviedb.org/reference/movie-external-ids.
    case externalIDs(movie: Int)
    /// What something of television is called elsewhere. See
    /// https://developer.themoviedb.org/reference/tv-series-external-ids.
    case televisionExternalIDs(of: TMDbTelevision)
    /// What a person is called elsewhere. See https://developer.themoviedb.org/reference/person-external-ids.
    case personExternalIDs(Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .externalIDs(let movie): "/movie/\(segment: movie)/external_ids"
        case .televisionExternalIDs(let subject): subject.path + "/external_ids"
        case .personExternalIDs(let person): "/person/\(segment: person)/external_ids"
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
