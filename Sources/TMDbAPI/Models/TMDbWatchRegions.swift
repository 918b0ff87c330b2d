import APICore

/// The countries for which JustWatch has offers.
///
/// See https://developer.themoviedb.org/reference/watch-providers-available-regions.
public struct TMDbWatchRegions: Sendable, Hashable {
    /// The countries.
    public let countries: [TMDbCountry]

    /// Made of these parts, as for a preview or a test.
    public init(countries: [TMDbCountry] = []) {
        self.countries = countries
    }
}

extension TMDbWatchRegions: Codable {
    private enum CodingKeys: String, CodingKey {
        case countries = "results"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        countries = try values.essentialList(.countries)
    }
}
