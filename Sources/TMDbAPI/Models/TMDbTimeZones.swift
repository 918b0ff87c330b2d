import APICore

/// The time zones of a country.
///
/// See https://developer.themoviedb.org/reference/configuration-timezones.
public struct TMDbTimeZones: Sendable, Hashable {
    /// The country as ISO 3166-1.
    public let country: String
    /// The names of the time zones: `Europe/Stockholm`. Some countries have none.
    public let zones: [String]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(country: String, zones: [String] = []) {
        self.country = country
        self.zones = zones
    }
}

extension TMDbTimeZones: Codable {
    private enum CodingKeys: String, CodingKey {
        case country = "iso_3166_1"
        case zones
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `iso_3166_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        country = try values.decode(String.self, forKey: .country)
        zones = values.texts(.zones)
    }
}
