/// A clock's offset from UTC, which AMC sends as text: `-06:00`.
struct AMCOffset: Sendable, Hashable, Codable {
    let seconds: Int

    init(seconds: Int) {
        self.seconds = seconds
    }

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let seconds = AMCDateTime.utcOffset(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not an offset"))
        }
        self.seconds = seconds
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The offset as text in whole minutes: `-06:00`.
    var text: String {
        func padded(_ number: Int) -> String { if number < 10 { "0\(number)" } else { "\(number)" } }
        let minutes = abs(seconds) / 60
        return "\(seconds < 0 ? "-" : "+")\(padded(minutes / 60)):\(padded(minutes % 60))"
    }
}
