public import APICore

/// The details of a company or a network.
public enum TMDbCompanyTarget: TMDbTarget {
    /// A production company. See https://developer.themoviedb.org/reference/company-details.
    case company(Int)
    /// A network that shows series. See https://developer.themoviedb.org/reference/network-details.
    case network(Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .company(let id): "/company/\(segment: id)"
        case .network(let id): "/network/\(segment: id)"
        }
    }
}

/// The endpoint for the calls of ``TMDbCompanyTarget``.
public typealias TMDbCompanyEndpoint = VendorEndpoint<TMDbCompanyTarget, TMDbCompanyDetails, TMDbVendor>
