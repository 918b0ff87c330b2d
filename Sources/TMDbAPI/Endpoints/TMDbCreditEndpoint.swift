public import APICore
public import Foundation

/// A credit by its ID.
public enum TMDbCreditTarget: HTTPTargetType {
    /// A credit, with texts in a language. See https://developer.themoviedb.org/reference/credit-details.
    case credit(String, language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

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
public struct TMDbCreditEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbCreditTarget
    /// The model of the responses.
    public typealias Model = TMDbCredit
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
