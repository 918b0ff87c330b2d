import APICore

/// The age rating of a series in one country.
///
/// See https://developer.themoviedb.org/reference/tv-series-content-ratings.
public struct TMDbContentRating: Sendable, Hashable {
    /// The country as ISO 3166-1.
    public let country: String
    /// The rating in the country's own words: `TV-MA`, `16`, `Från 15 år`. Nil when there is none.
    public let rating: String?
    /// Reasons for it, where a country gives them.
    public let descriptors: [String]

    /// Made of these parts, as for a preview or a test.
    public init(country: String, rating: String? = nil, descriptors: [String] = []) {
        self.country = country
        self.rating = rating
        self.descriptors = descriptors
    }
}

extension TMDbContentRating: Codable {
    private enum CodingKeys: String, CodingKey {
        case country = "iso_3166_1"
        case rating
        case descriptors
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `iso_3166_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        country = try values.decode(String.self, forKey: .country)
        rating = values.text(.rating)
        descriptors = values.texts(.descriptors)
    }
}
