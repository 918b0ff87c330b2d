import Foundation

/// A time as written in a source, before it is interpreted.
struct WrittenTime: Hashable, Sendable {
    /// The day and time of day as written.
    var time: ProgrammeTime
    /// What says to which time zone it belongs.
    var mark: Mark
    /// Whether it was written as 24:00 of the day before, which never stands for an unknown time.
    var isEndOfDay = false

    enum Mark: Hashable, Sendable {
        case none
        /// `Z`.
        case utc
        /// An offset from UTC in seconds.
        case offset(Int)
        /// A time zone named in a calendar.
        case zone(TimeZone)
    }

    init(_ time: ProgrammeTime, mark: Mark) {
        self.time = time
        self.mark = mark
    }

    /// Parses `2026-10-24T20:00:00.000+02:00` and the variations found on sites: without seconds, offset or time,
    /// with a space instead of `T`, with `Z` before the offset, `20261024T200000Z`, `T9:05`, `T19.45`, `T24:00` for
    /// the end of the day, and `24.10.2026, 20:00`. Nil for anything else.
    init?(_ text: String) {
        var reader = DigitsReader(text)
        guard let day = Self.isoDay(&reader) ?? Self.dottedDay(&reader, text: text) else { return nil }
        if reader.isAtEnd {
            self.init(day, mark: .none)
            return
        }
        guard reader.take("T") || reader.take("t") || reader.take(",") || reader.take(" ") else { return nil }
        reader.skipSpaces()
        guard let timeOfDay = Self.timeOfDay(&reader) else { return nil }
        reader.skipSpaces()
        guard let mark = Self.mark(&reader) else { return nil }
        let isEndOfDay = timeOfDay.hour == 24 && timeOfDay.minute == 0
        guard
            let time =
                if isEndOfDay {
                    ProgrammeTime(dayNumber: day.dayNumber + 1, minuteOfDay: 0)
                } else {
                    ProgrammeTime(
                        year: day.year, month: day.month, day: day.day, hour: timeOfDay.hour,
                        minute: timeOfDay.minute)
                }
        else { return nil }
        self.init(time, mark: mark)
        self.isEndOfDay = isEndOfDay
    }

    /// `2026-10-24`, `20261024`.
    private static func isoDay(_ reader: inout DigitsReader) -> ProgrammeTime? {
        guard let year = reader.number(4) else { return nil }
        let dash = reader.take("-")
        guard let month = reader.number(2), reader.take("-") == dash, let day = reader.number(2) else { return nil }
        return ProgrammeTime(year: year, month: month, day: day)
    }

    /// `24.10.2026`, `1.9.2026`. In dates with points, the day is always first.
    private static func dottedDay(_ reader: inout DigitsReader, text: String) -> ProgrammeTime? {
        reader = DigitsReader(text)
        guard let day = reader.number(min(2, reader.digitCount)), reader.take("."),
            let month = reader.number(min(2, reader.digitCount)), reader.take("."),
            let year = reader.number(4)
        else { return nil }
        return ProgrammeTime(year: year, month: month, day: day)
    }

    /// `20:00:00.000`, `2000`, `9:05`, `19.45`.
    private static func timeOfDay(_ reader: inout DigitsReader) -> (hour: Int, minute: Int)? {
        let isShort = reader.digitCount == 1
        guard let hour = reader.number(isShort ? 1 : 2) else { return nil }
        let separator = [Unicode.Scalar(":"), "."].first { reader.take($0) }
        // Without a separator, only two digits are certainly an hour.
        guard separator != nil || !isShort, let minute = reader.number(2) else { return nil }
        let hasSeconds = separator.map { reader.take($0) } ?? reader.hasDigit
        if hasSeconds {
            // A leap second is 60.
            guard let second = reader.number(2), second <= 60 else { return nil }
            if reader.take(".") || reader.take(",") { reader.skipDigits() }
        }
        return (hour, minute)
    }

    private static func mark(_ reader: inout DigitsReader) -> Mark? {
        if reader.isAtEnd { return Mark.none }
        let isUTC = reader.take("Z") || reader.take("z")
        if isUTC, reader.isAtEnd { return .utc }
        // If there is a `Z` before an offset, the `Z` is the mistake.
        guard let offset = offset(&reader), reader.isAtEnd else { return nil }
        return .offset(offset)
    }

    /// The offset in seconds at the beginning of a text such as `+02:00`, `-0500` or `+02`; nil for anything else.
    static func offset(_ text: String) -> Int? {
        var reader = DigitsReader(text)
        return offset(&reader)
    }

    private static func offset(_ reader: inout DigitsReader) -> Int? {
        let sign: Int
        if reader.take("+") { sign = 1 } else if reader.take("-") || reader.take("−") { sign = -1 } else { return nil }
        // No time zone is further than 14 hours from UTC.
        guard let hours = reader.number(2), hours <= 14 else { return nil }
        _ = reader.take(":")
        guard reader.hasDigit else { return sign * 3_600 * hours }
        guard let minutes = reader.number(2), minutes <= 59 else { return nil }
        return sign * (3_600 * hours + 60 * minutes)
    }
}

/// Reads numbers of a fixed length and the characters between them. White space around the text is ignored.
private struct DigitsReader {
    /// No time is longer. The rest of the text is not read.
    private static let lengthLimit = 64

    private var rest: Substring.UnicodeScalarView

    init(_ text: String) {
        rest = Substring(text.prefix(Self.lengthLimit)).unicodeScalars
        skipSpaces()
        while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    }

    var isAtEnd: Bool { rest.isEmpty }
    var hasDigit: Bool { rest.first.map { "0"..."9" ~= $0 } ?? false }
    /// The number of digits at the current position.
    var digitCount: Int { rest.prefix { "0"..."9" ~= $0 }.count }

    /// Reads a number of so many digits; nil when there are fewer.
    mutating func number(_ length: Int) -> Int? {
        let zero: Unicode.Scalar = "0"
        var number = 0
        for _ in 0..<length {
            guard hasDigit, let digit = rest.popFirst() else { return nil }
            number = 10 * number + Int(digit.value - zero.value)
        }
        return number
    }

    /// Skips this character if it comes next.
    /// - Returns: whether it did
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    mutating func skipDigits() {
        while hasDigit { rest.removeFirst() }
    }

    mutating func skipSpaces() {
        while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    }
}
