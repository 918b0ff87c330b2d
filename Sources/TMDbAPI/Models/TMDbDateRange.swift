public import APICore

/// The days that a list covers.
///
/// See https://developer.themoviedb.org/reference/movie-now-playing-list.
public struct TMDbDateRange: Sendable, Hashable {
    /// The first day.
    public let minimum: PlainDate?
    /// The last day.
    public let maximum: PlainDate?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(minimum: PlainDate? = nil, maximum: PlainDate? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }
}

extension TMDbDateRange: Codable {
    private enum CodingKeys: String, CodingKey {
        case minimum, maximum
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        minimum = values.day(.minimum)
        maximum = values.day(.maximum)
    }
}
