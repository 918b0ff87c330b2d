public import APICore
public import Foundation

/// The validation of a key.
public enum TMDbAuthenticationTarget: HTTPTargetType {
    /// Validates the key of the client. See https://developer.themoviedb.org/reference/authentication-validate-key.
    case check

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/authentication" }
}

/// The endpoint for the calls of ``TMDbAuthenticationTarget``.
public struct TMDbAuthenticationEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbAuthenticationTarget
    /// The model of the responses.
    public typealias Model = TMDbAuthentication
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
