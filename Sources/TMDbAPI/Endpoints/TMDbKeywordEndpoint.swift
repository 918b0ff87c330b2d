public import APICore
public import Foundation

/// A keyword by its number.
public enum TMDbKeywordTarget: HTTPTargetType {
    /// A keyword. See https://developer.themoviedb.org/reference/keyword-details.
    case keyword(Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .keyword(let id): "/keyword/\(segment: id)"
        }
    }
}

/// Makes the calls of ``TMDbKeywordTarget``.
public struct TMDbKeywordEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbKeywordTarget
    /// The answer.
    public typealias Model = TMDbKeyword
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
