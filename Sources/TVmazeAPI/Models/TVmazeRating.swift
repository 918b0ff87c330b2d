import APICore

/// How viewers rate something. https://www.tvmaze.com/api#shows
public struct TVmazeRating: Sendable, Hashable {
    /// The average, above 0 and up to 10; nil where too few have rated.
    public let average: Double?

    /// A rating.
    public init(average: Double?) {
        self.average = average
    }
}

extension TVmazeRating: Codable {
    private enum CodingKeys: String, CodingKey {
        case average
    }

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        average = try decoder.container(keyedBy: CodingKeys.self).number(.average)
            .flatMap { $0 > 0 && $0 <= 10 ? $0 : nil }
    }
}
