public import APICore

/// The validation of a key.
public enum TMDbAuthenticationTarget: TMDbTarget {
    /// Validates the key of the client. See https://developer.themoviedb.org/reference/authentication-validate-key.
    case check

    /// The path of the call.
    public var path: String { "/authentication" }
}

/// The endpoint for the calls of ``TMDbAuthenticationTarget``.
public typealias TMDbAuthenticationEndpoint = VendorEndpoint<TMDbAuthenticationTarget, TMDbAuthentication, TMDbVendor>
