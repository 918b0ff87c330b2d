public import APICore
public import Foundation

/// Other names of a company or a network.
public enum TMDbAlternativeNamesTarget: HTTPTargetType {
    /// Other names of a production company. See https://developer.themoviedb.org/reference/company-alternative-names.
    case company(Int)
    /// Other names of a network. See https://developer.themoviedb.org/reference/details-copy.
    case network(Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .company(let id): "/company/\(segment: id)/alternative_names"
        case .network(let id): "/network/\(segment: id)/alternative_names"
        }
    }
}

/// The endpoint for the calls of ``TMDbAlternativeNamesTarget``.
public struct TMDbAlternativeNamesEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbAlternativeNamesTarget
    /// The model of the responses.
    public typealias Model = TMDbAlternativeNames
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
