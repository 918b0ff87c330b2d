public import APICore

/// A credit by its ID.
public enum TMDbCreditTarget: TMDbTarget {
    /// A credit, with texts in a language. See https://developer.themoviedb.org/reference/credit-details.
    case credit(String, language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .credit(let id, _): "/credit/\(segment: id)"
        }
    }

    /// The language as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .credit(_, let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbCreditTarget``.
public typealias TMDbCreditEndpoint = VendorEndpoint<TMDbCreditTarget, TMDbCredit, TMDbVendor>
