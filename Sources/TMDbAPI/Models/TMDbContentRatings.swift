import APICore

/// The age ratings of a series in all countries.
///
/// See https://developer.themoviedb.org/reference/tv-series-content-ratings.
public struct TMDbContentRatings: Sendable, Hashable {
    /// The ratings, in no order. A country may have several.
    public let ratings: [TMDbContentRating]

    /// Made of these parts, as for a preview or a test.
    public init(ratings: [TMDbContentRating] = []) {
        self.ratings = ratings
    }
}

extension TMDbContentRatings: Codable {
    private enum CodingKeys: String, CodingKey {
        case ratings = "results"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        ratings = try values.essentialList(.ratings)
    }
}

extension TMDbContentRatings {
    /// The rating in a country, as ISO 3166-1; nil when there is none.
    ///
    /// A country may have several. With its ratings given from the mildest to the strictest, it is the strictest of
    /// those; else the first that TMDb sends.
    public func rating(in country: String, fromMildest order: [String] = []) -> String? {
        let known = ratings.filter { $0.country.uppercased() == country.uppercased() }.compactMap(\.rating)
        let strictest = known.compactMap(order.firstIndex(of:)).max()
        return strictest.map { order[$0] } ?? known.first
    }
}
