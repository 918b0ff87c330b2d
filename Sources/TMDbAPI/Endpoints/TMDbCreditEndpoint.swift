public import APICore
public import Foundation

/// A credit by its ID.
public enum TMDbCreditTarget: HTTPTargetType {
    /// A credit, with texts in a language. See https://developer.themoviedb.org/reference/credit-details.
    case credit(String, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .credit(let id, _): "/credit/\(segment: id)"
        }
    }

    /// The language.
    public var task: HTTPTask {
        switch self {
        case .credit(_, let language): .requestParams(["language": language])
        }
    }
}

/// Makes the calls of ``TMDbCreditTarget``.
public struct TMDbCreditEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbCreditTarget
    /// The answer.
    public typealias Model = TMDbCredit
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
