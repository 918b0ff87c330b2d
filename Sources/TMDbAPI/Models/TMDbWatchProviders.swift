import APICore

/// Where a film, a series or a season can be watched, by country. The data are JustWatch's: name it wherever they are shown.
///
/// See https://developer.themoviedb.org/reference/movie-watch-providers.
public struct TMDbWatchProviders: Sendable, Hashable {
    /// The offers by country, as ISO 3166-1. Empty when there are none.
    public let countries: [String: TMDbWatchOffers]

    /// Made of these parts, as for a preview or a test.
    public init(countries: [String: TMDbWatchOffers] = [:]) {
        self.countries = countries
    }

    /// The offers in a country, as ISO 3166-1; nil when there are none.
    public func offers(in country: String) -> TMDbWatchOffers? { countries[country.uppercased()] }
}

extension TMDbWatchProviders: Codable {
    private enum CodingKeys: String, CodingKey {
        case countries = "results"
    }

    /// Reads what is there. An empty list is read as an empty dictionary.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard values.contains(.countries) else {
            throw DecodingError.keyNotFound(
                CodingKeys.countries, .init(codingPath: decoder.codingPath, debugDescription: "no results"))
        }
        countries = try values.decode(LossyDictionary<TMDbWatchOffers>.self, forKey: .countries).wrappedValue
    }
}
