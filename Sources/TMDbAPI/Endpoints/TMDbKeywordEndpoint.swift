public import APICore
public import Foundation

/// A keyword by TMDb's ID.
public enum TMDbKeywordTarget: HTTPTargetType {
    /// A keyword. See https://developer.themoviedb.org/reference/keyword-details.
    case keyword(Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .keyword(let id): "/keyword/\(segment: id)"
        }
    }
}

/// The endpoint for the calls of ``TMDbKeywordTarget``.
public struct TMDbKeywordEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbKeywordTarget
    /// The model of the responses.
    public typealias Model = TMDbKeyword
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
