public import APICore

/// Other names of a company or a network.
public enum TMDbAlternativeNamesTarget: TMDbTarget {
    /// Other names of a production company. See https://developer.themoviedb.org/reference/company-alternative-names.
    case company(Int)
    /// Other names of a network. See https://developer.themoviedb.org/reference/details-copy.
    case network(Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .company(let id): "/company/\(segment: id)/alternative_names"
        case .network(let id): "/network/\(segment: id)/alternative_names"
        }
    }
}

/// The endpoint for the calls of ``TMDbAlternativeNamesTarget``.
public typealias TMDbAlternativeNamesEndpoint = VendorEndpoint<
    TMDbAlternativeNamesTarget, TMDbAlternativeNames, TMDbVendor
>
