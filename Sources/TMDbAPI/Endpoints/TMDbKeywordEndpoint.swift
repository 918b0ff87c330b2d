public import APICore

/// A keyword by TMDb's ID.
public enum TMDbKeywordTarget: TMDbTarget {
    /// A keyword. See https://developer.themoviedb.org/reference/keyword-details.
    case keyword(Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .keyword(let id): "/keyword/\(segment: id)"
        }
    }
}

/// The endpoint for the calls of ``TMDbKeywordTarget``.
public typealias TMDbKeywordEndpoint = VendorEndpoint<TMDbKeywordTarget, TMDbKeyword, TMDbVendor>
