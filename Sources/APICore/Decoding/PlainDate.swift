public import Foundation

/// A calendar day, as vendors give it for a film: without a time and a time zone.
public struct PlainDate: Sendable, Hashable, Codable {
    /// The year, such as 1979.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day, or nil if the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(in: month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day in a text that is `YYYY-MM-DD` or has that before a `T`; nil for anything else, such as an empty text.
    public init?(iso text: String) {
        var numbers = (year: 0, month: 0, day: 0)
        var place = 0
        // Lists are full of dates, and bytes are quicker to read than characters.
        for byte in text.utf8 {
            switch (place, byte) {
            case (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")): break
            case (10, UInt8(ascii: "T")):
                self.init(year: numbers.year, month: numbers.month, day: numbers.day)
                return
            case (0...9, UInt8(ascii: "0")...UInt8(ascii: "9")) where place != 4 && place != 7:
                let digit = Int(byte - UInt8(ascii: "0"))
                switch place {
                case 0...3: numbers.year = numbers.year * 10 + digit
                case 5...6: numbers.month = numbers.month * 10 + digit
                default: numbers.day = numbers.day * 10 + digit
                }
            default: return nil
            }
            place += 1
        }
        guard place == 10 else { return nil }
        self.init(year: numbers.year, month: numbers.month, day: numbers.day)
    }

    /// The day of a date in a time zone.
    public init(_ date: Date, in timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        year = parts.year ?? 1
        month = parts.month ?? 1
        day = parts.day ?? 1
    }

    /// Decodes `YYYY-MM-DD`.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let date = PlainDate(iso: text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a day"))
        }
        self = date
    }

    /// Encodes `YYYY-MM-DD`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2:
            if year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) {
                29
            } else {
                28
            }
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension PlainDate: Comparable, CustomStringConvertible {
    /// The day as `YYYY-MM-DD`.
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// Whether the first day is the earlier one.
    public static func < (one: PlainDate, other: PlainDate) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}
