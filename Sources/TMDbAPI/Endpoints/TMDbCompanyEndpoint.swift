public import APICore
public import Foundation

/// A company or a network with all that is known about it.
public enum TMDbCompanyTarget: HTTPTargetType {
    /// A production company. See https://developer.themoviedb.org/reference/company-details.
    case company(Int)
    /// A network that shows series. See https://developer.themoviedb.org/reference/network-details.
    case network(Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .company(let id): "/company/\(segment: id)"
        case .network(let id): "/network/\(segment: id)"
        }
    }
}

/// Makes the calls of ``TMDbCompanyTarget``.
public struct TMDbCompanyEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbCompanyTarget
    /// The answer.
    public typealias Model = TMDbCompanyDetails
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
