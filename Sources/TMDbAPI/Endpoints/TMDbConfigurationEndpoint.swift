public import APICore

/// The configuration of the service.
public enum TMDbConfigurationTarget: TMDbTarget {
    /// The addresses and sizes of images. See https://developer.themoviedb.org/reference/configuration-details.
    case configuration

    /// The path of the call.
    public var path: String { "/configuration" }
}

/// The endpoint for the calls of ``TMDbConfigurationTarget``.
public typealias TMDbConfigurationEndpoint = VendorEndpoint<TMDbConfigurationTarget, TMDbConfiguration, TMDbVendor>
