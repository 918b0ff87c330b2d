public import APICore
public import Foundation

/// What the service says about itself.
public enum TMDbConfigurationTarget: HTTPTargetType {
    /// Addresses and sizes of images. See https://developer.themoviedb.org/reference/configuration-details.
    case configuration

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration" }
}

/// Makes the calls of ``TMDbConfigurationTarget``.
public struct TMDbConfigurationEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbConfigurationTarget
    /// The answer.
    public typealias Model = TMDbConfiguration
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
