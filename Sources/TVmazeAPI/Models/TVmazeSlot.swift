import APICore

/// The usual slot of a show. https://www.tvmaze.com/api#shows
public struct TVmazeSlot: Sendable, Hashable {
    /// The time on the network's clock; nil if there is none, as for streamed shows.
    public let time: TVmazeTime?
    /// The days of the week, in English; empty if there are none.
    public let days: [String]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(time: TVmazeTime? = nil, days: [String] = []) {
        self.time = time
        self.days = days
    }
}

extension TVmazeSlot: Codable {
    private enum CodingKeys: String, CodingKey {
        case time, days
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        time = values.text(.time).flatMap(TVmazeTime.init)
        days = values.texts(.days)
    }
}
