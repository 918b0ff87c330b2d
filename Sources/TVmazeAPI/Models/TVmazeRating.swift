import APICore

/// A rating by viewers. https://www.tvmaze.com/api#shows
public struct TVmazeRating: Sendable, Hashable {
    /// The average, above 0 and up to 10; nil if there are too few ratings.
    public let average: Double?

    /// Creates a rating.
    public init(average: Double?) {
        self.average = average
    }
}

extension TVmazeRating: Codable {
    private enum CodingKeys: String, CodingKey {
        case average
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        average = try decoder.container(keyedBy: CodingKeys.self).number(.average)
            .flatMap { $0 > 0 && $0 <= 10 ? $0 : nil }
    }
}
