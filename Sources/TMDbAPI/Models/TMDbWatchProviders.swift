import APICore

/// The services where a film, a series or a season can be watched, by country. The data come from JustWatch: name it
/// wherever they are shown.
///
/// See https://developer.themoviedb.org/reference/movie-watch-providers.
public struct TMDbWatchProviders: Sendable, Hashable {
    /// The offers by country, as ISO 3166-1. Empty if there are none.
    public let countries: [String: TMDbWatchOffers]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(countries: [String: TMDbWatchOffers] = [:]) {
        self.countries = countries
    }

    /// The offers in a country, as ISO 3166-1; nil if there are none.
    public func offers(in country: String) -> TMDbWatchOffers? { countries[country.uppercased()] }
}

extension TMDbWatchProviders: Codable {
    private enum CodingKeys: String, CodingKey {
        case countries = "results"
    }

    /// Decodes the offers. An empty list is decoded as an empty dictionary.
    ///
    /// - Throws: if there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard values.contains(.countries) else {
            throw DecodingError.keyNotFound(
                CodingKeys.countries, .init(codingPath: decoder.codingPath, debugDescription: "no results"))
        }
        countries = try values.decode(LossyDictionary<TMDbWatchOffers>.self, forKey: .countries).wrappedValue
    }
}
