public import APICore
public import Foundation

/// The configuration of the service.
public enum TMDbConfigurationTarget: HTTPTargetType {
    /// The addresses and sizes of images. See https://developer.themoviedb.org/reference/configuration-details.
    case configuration

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration" }
}

/// The endpoint for the calls of ``TMDbConfigurationTarget``.
public struct TMDbConfigurationEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbConfigurationTarget
    /// The model of the responses.
    public typealias Model = TMDbConfiguration
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
