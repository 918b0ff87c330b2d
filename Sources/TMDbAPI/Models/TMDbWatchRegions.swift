import APICore

/// The countries for which JustWatch has offers.
///
/// See https://developer.themoviedb.org/reference/watch-providers-available-regions.
public struct TMDbWatchRegions: Sendable, Hashable {
    /// The countries with their names.
    public let countries: [TMDbCountry]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(countries: [TMDbCountry] = []) {
        self.countries = countries
    }
}

extension TMDbWatchRegions: Codable {
    private enum CodingKeys: String, CodingKey {
        case countries = "results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        countries = try values.essentialList(.countries)
    }
}
