import APICore

/// The age ratings of a series in all countries.
///
/// See https://developer.themoviedb.org/reference/tv-series-content-ratings.
public struct TMDbContentRatings: Sendable, Hashable {
    /// The ratings, in no particular order. A country may have several.
    public let ratings: [TMDbContentRating]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(ratings: [TMDbContentRating] = []) {
        self.ratings = ratings
    }
}

extension TMDbContentRatings: Codable {
    private enum CodingKeys: String, CodingKey {
        case ratings = "results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        ratings = try values.essentialList(.ratings)
    }
}

extension TMDbContentRatings {
    /// The rating in a country, as ISO 3166-1; nil if there is none.
    ///
    /// A country may have several. If `order` lists its ratings from the mildest to the strictest, the result is the
    /// strictest of those; otherwise it is the first that TMDb sends.
    public func rating(in country: String, fromMildest order: [String] = []) -> String? {
        let known = ratings.filter { $0.country.uppercased() == country.uppercased() }.compactMap(\.rating)
        let strictest = known.compactMap(order.firstIndex(of:)).max()
        return strictest.map { order[$0] } ?? known.first
    }
}
