public import APICore
public import Foundation

/// The time zones that TMDb knows.
public enum TMDbTimeZonesTarget: HTTPTargetType {
    /// The time zones by country. See https://developer.themoviedb.org/reference/configuration-timezones.
    case timeZones

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/timezones" }
}

/// The endpoint for the calls of ``TMDbTimeZonesTarget``.
public struct TMDbTimeZonesEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbTimeZonesTarget
    /// The model of the responses.
    public typealias Model = TMDbValues<TMDbTimeZones>
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
