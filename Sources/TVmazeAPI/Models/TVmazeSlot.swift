import APICore

/// When a show is on as a rule. https://www.tvmaze.com/api#shows
public struct TVmazeSlot: Sendable, Hashable {
    /// The time on the network's clock; nil where there is none, as for what is streamed.
    public let time: TVmazeTime?
    /// The days of the week, in English; empty where there are none.
    public let days: [String]

    /// Made of these parts, as for a preview or a test.
    public init(time: TVmazeTime? = nil, days: [String] = []) {
        self.time = time
        self.days = days
    }
}

extension TVmazeSlot: Codable {
    private enum CodingKeys: String, CodingKey {
        case time, days
    }

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        time = values.text(.time).flatMap(TVmazeTime.init)
        days = values.texts(.days)
    }
}
