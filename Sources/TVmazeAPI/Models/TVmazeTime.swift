import APICore

/// A time of day in the network's country: `21:00`.
public struct TVmazeTime: Sendable, Hashable {
    /// The hour, 0 to 23.
    public let hour: Int
    /// The minute, 0 to 59.
    public let minute: Int

    /// A time, or nil if it is not valid.
    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// Parses a time such as `21:00`; nil for anything else, such as an empty text.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.first?.isNumber == true }),
            let hour = Int(parts[0]), let minute = Int(parts[1])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }
}

extension TVmazeTime: Codable, Comparable, CustomStringConvertible {
    /// Decodes a time such as `21:00`.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let time = TVmazeTime(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no time"))
        }
        self = time
    }

    /// Encodes a time such as `21:00`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// The time as text: `21:00`.
    public var description: String {
        func padded(_ number: Int) -> String { if number < 10 { "0\(number)" } else { "\(number)" } }
        return "\(padded(hour)):\(padded(minute))"
    }

    /// Whether the first time is earlier.
    public static func < (one: TVmazeTime, other: TVmazeTime) -> Bool {
        (one.hour, one.minute) < (other.hour, other.minute)
    }
}
