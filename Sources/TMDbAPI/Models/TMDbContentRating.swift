import APICore

/// The age rating of a series in one country.
///
/// See https://developer.themoviedb.org/reference/tv-series-content-ratings.
public struct TMDbContentRating: Sendable, Hashable {
    /// The country as ISO 3166-1.
    public let country: String
    /// The rating in the country's own words: `TV-MA`, `16`, `Från 15 år`. Nil if there is none.
    public let rating: String?
    /// The reasons for the rating, if the country gives them.
    public let descriptors: [String]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(country: String, rating: String? = nil, descriptors: [String] = []) {
        self.country = country
        self.rating = rating
        self.descriptors = descriptors
    }
}

extension TMDbContentRating: Codable {
    private enum CodingKeys: String, CodingKey {
        case rating, descriptors
        case country = "iso_3166_1"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `iso_3166_1`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        country = try values.decode(String.self, forKey: .country)
        rating = values.text(.rating)
        descriptors = values.texts(.descriptors)
    }
}
