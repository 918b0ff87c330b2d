public import APICore
public import Foundation

/// Other names of a company or a network.
public enum TMDbAlternativeNamesTarget: HTTPTargetType {
    /// Of a production company. See https://developer.themoviedb.org/reference/company-alternative-names.
    case company(Int)
    /// Of a network. See https://developer.themoviedb.org/reference/details-copy.
    case network(Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .company(let id): "/company/\(segment: id)/alternative_names"
        case .network(let id): "/network/\(segment: id)/alternative_names"
        }
    }
}

/// Makes the calls of ``TMDbAlternativeNamesTarget``.
public struct TMDbAlternativeNamesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbAlternativeNamesTarget
    /// The answer.
    public typealias Model = TMDbAlternativeNames
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
