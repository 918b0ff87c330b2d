public import APICore
public import Foundation

/// The details of a company or a network.
public enum TMDbCompanyTarget: HTTPTargetType {
    /// A production company. See https://developer.themoviedb.org/reference/company-details.
    case company(Int)
    /// A network that shows series. See https://developer.themoviedb.org/reference/network-details.
    case network(Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .company(let id): "/company/\(segment: id)"
        case .network(let id): "/network/\(segment: id)"
        }
    }
}

/// The endpoint for the calls of ``TMDbCompanyTarget``.
public struct TMDbCompanyEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbCompanyTarget
    /// The model of the responses.
    public typealias Model = TMDbCompanyDetails
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
