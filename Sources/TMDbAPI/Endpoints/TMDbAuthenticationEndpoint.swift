public import APICore
public import Foundation

/// Whether a key is good.
public enum TMDbAuthenticationTarget: HTTPTargetType {
    /// Asks nothing but that. See https://developer.themoviedb.org/reference/authentication-validate-key.
    case check

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/authentication" }
}

/// Makes the calls of ``TMDbAuthenticationTarget``.
public struct TMDbAuthenticationEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbAuthenticationTarget
    /// The answer.
    public typealias Model = TMDbAuthentication
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
