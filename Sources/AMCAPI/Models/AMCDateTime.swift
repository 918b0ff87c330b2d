public import APICore
public import Foundation

/// A date and time of day in AMC's formats, with or without a time zone.
///
/// AMC has five formats: UTC in whole seconds or with a fraction, no time zone with or without a fraction, and the
/// sentinels `1900-01-01T00:00:00` and `0001-01-01T00:00:00Z`, which mean that there is no date. A time without a time
/// zone is that of the theatre's clock, and becomes an absolute date only with the theatre's offset.
public struct AMCDateTime: Sendable, Hashable {
    /// The milliseconds since the beginning of 1970 on that clock.
    private let clock: Int
    /// The number of seconds that the clock is ahead of UTC, negative in America; nil if that was not sent.
    public let utcOffset: Int?

    private init(clock: Int, utcOffset: Int?) {
        self.clock = clock
        self.utcOffset = utcOffset
    }

    /// Creates the local time of a date, on a clock that is some seconds ahead of UTC. Dates before the year 1 or after
    /// 9999 are clamped to these years.
    public init(_ date: Date, utcOffset: Int) {
        // No clock is more than a day ahead of another.
        let ahead = min(max(utcOffset, -86_400), 86_400)
        let clock = min(max(date.milliseconds + ahead * 1_000, -62_135_596_800_000), 253_402_300_799_000)
        self.init(clock: clock, utcOffset: ahead)
    }

    /// Parses a text in any of AMC's formats. Nil for other texts, and for sentinels: all dates before 1910 or in the
    /// year 9999.
    public init?(_ text: String) {
        var reader = DateTimeReader(text)
        guard let year = reader.number(digits: 4), reader.take("-"), let month = reader.number(digits: 2),
            reader.take("-"), let day = reader.number(digits: 2),
            Self.years.contains(year), let date = PlainDate(year: year, month: month, day: day)
        else { return nil }
        var clock = date.daysSince1970 * 86_400_000
        if reader.isAtEnd {
            self.init(clock: clock, utcOffset: nil)
            return
        }
        guard reader.take("T") || reader.take(" "), let hour = reader.number(digits: 2), hour < 24, reader.take(":"),
            let minute = reader.number(digits: 2), minute < 60
        else { return nil }
        clock += (hour * 3600 + minute * 60) * 1_000
        if reader.take(":") {
            guard let second = reader.number(digits: 2), second <= 60 else { return nil }
            clock += second * 1_000
            if reader.take(".") {
                guard let milliseconds = reader.thousandths() else { return nil }
                clock += milliseconds
            }
        }
        if reader.isAtEnd {
            self.init(clock: clock, utcOffset: nil)
        } else if let offset = reader.utcOffset(), reader.isAtEnd {
            self.init(clock: clock, utcOffset: offset)
        } else {
            return nil
        }
    }

    /// The day on that clock.
    public var day: PlainDate? {
        PlainDate(daysSince1970: clock.quotientAndRemainder(wholeDivisor: 86_400_000).quotient)
    }

    /// The hour on the clock, from 0 to 23.
    public var hour: Int { secondOfDay / 3600 }

    /// The minute on the clock.
    public var minute: Int { secondOfDay / 60 % 60 }

    /// The absolute date, or nil if no time zone was sent.
    public var date: Date? { utcOffset.map(date(utcOffset:)) }

    /// The absolute date if the clock is this number of seconds ahead of UTC, whatever was sent.
    public func date(utcOffset: Int) -> Date {
        Date(milliseconds: clock - min(max(utcOffset, -86_400), 86_400) * 1_000)
    }

    /// The absolute date if the clock is in this time zone, whatever was sent.
    public func date(in timeZone: TimeZone) -> Date {
        let roughly = date(utcOffset: timeZone.secondsFromGMT(for: date(utcOffset: 0)))
        return date(utcOffset: timeZone.secondsFromGMT(for: roughly))
    }

    /// The number of seconds that an offset such as `-06:00` is ahead of UTC; nil if the text is not an offset.
    public static func utcOffset(_ text: String) -> Int? {
        var reader = DateTimeReader(text)
        guard let offset = reader.utcOffset() else { return nil }
        guard reader.isAtEnd else { return nil }
        return offset
    }

    private var secondOfDay: Int { millisecondOfDay / 1_000 }

    private var millisecondOfDay: Int { clock.quotientAndRemainder(wholeDivisor: 86_400_000).remainder }

    /// The years of real dates: other years are sentinels.
    static let years = 1910..<9999
}

extension AMCDateTime: CustomStringConvertible {
    /// The local time as `YYYY-MM-DD hh:mm`.
    public var description: String {
        func padded(_ number: Int) -> String { if number < 10 { "0\(number)" } else { "\(number)" } }
        return "\(day?.description ?? "?") \(padded(hour)):\(padded(minute))"
    }
}

extension AMCDateTime: Codable {
    /// Decodes any of AMC's formats.
    ///
    /// - Throws: `DecodingError` for other texts, and for sentinels.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let time = AMCDateTime(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a date"))
        }
        self = time
    }

    /// Encodes `2017-02-24T10:00:00`, followed by `-06:00` if the offset is known.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let time = PlainDate.clock(milliseconds: millisecondOfDay)
        let offset = utcOffset.map { AMCOffset(seconds: $0).text } ?? ""
        try container.encode("\(day?.description ?? "")T\(time)\(offset)")
    }
}
