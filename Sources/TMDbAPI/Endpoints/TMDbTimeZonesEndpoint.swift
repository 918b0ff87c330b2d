public import APICore
public import Foundation

/// The time zones that TMDb knows.
public enum TMDbTimeZonesTarget: HTTPTargetType {
    /// By country. See https://developer.themoviedb.org/reference/configuration-timezones.
    case timeZones

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/timezones" }
}

/// Makes the calls of ``TMDbTimeZonesTarget``.
public struct TMDbTimeZonesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbTimeZonesTarget
    /// The answer.
    public typealias Model = TMDbValues<TMDbTimeZones>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
