public import APICore

/// The time zones that TMDb knows.
public enum TMDbTimeZonesTarget: TMDbTarget {
    /// The time zones by country. See https://developer.themoviedb.org/reference/configuration-timezones.
    case timeZones

    /// The path of the call.
    public var path: String { "/configuration/timezones" }
}

/// The endpoint for the calls of ``TMDbTimeZonesTarget``.
public typealias TMDbTimeZonesEndpoint = VendorEndpoint<TMDbTimeZonesTarget, TMDbValues<TMDbTimeZones>, TMDbVendor>
