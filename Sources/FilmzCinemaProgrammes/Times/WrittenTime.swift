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
        var scanner = DigitScanner(text)
        guard let day = Self.isoDay(&scanner) ?? Self.dottedDay(&scanner, text: text) else { return nil }
        if scanner.isAtEnd {
            self.init(day, mark: .none)
            return
        }
        guard scanner.consume("T") || scanner.consume("t") || scanner.consume(",") || scanner.consume(" ") else {
            return nil
        }
        scanner.skipSpaces()
        guard let timeOfDay = Self.timeOfDay(&scanner) else { return nil }
        scanner.skipSpaces()
        guard let mark = Self.mark(&scanner) else { return nil }
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
    private static func isoDay(_ scanner: inout DigitScanner) -> ProgrammeTime? {
        guard let year = scanner.number(4) else { return nil }
        let dash = scanner.consume("-")
        guard let month = scanner.number(2), scanner.consume("-") == dash, let day = scanner.number(2) else {
            return nil
        }
        return ProgrammeTime(year: year, month: month, day: day)
    }

    /// `24.10.2026`, `1.9.2026`. In dates with points, the day is always first.
    private static func dottedDay(_ scanner: inout DigitScanner, text: String) -> ProgrammeTime? {
        scanner = DigitScanner(text)
        guard let day = scanner.number(min(2, scanner.digitCount)), scanner.consume("."),
            let month = scanner.number(min(2, scanner.digitCount)), scanner.consume("."),
            let year = scanner.number(4)
        else { return nil }
        return ProgrammeTime(year: year, month: month, day: day)
    }

    /// `20:00:00.000`, `2000`, `9:05`, `19.45`.
    private static func timeOfDay(_ scanner: inout DigitScanner) -> (hour: Int, minute: Int)? {
        let isShort = scanner.digitCount == 1
        guard let hour = scanner.number(isShort ? 1 : 2) else { return nil }
        let separator = [Unicode.Scalar(":"), "."].first { scanner.consume($0) }
        // Without a separator, only two digits are certainly an hour.
        guard separator != nil || !isShort, let minute = scanner.number(2) else { return nil }
        let hasSeconds = separator.map { scanner.consume($0) } ?? scanner.hasDigit
        if hasSeconds {
            // A leap second is 60.
            guard let second = scanner.number(2), second <= 60 else { return nil }
            if scanner.consume(".") || scanner.consume(",") { scanner.skipDigits() }
        }
        return (hour, minute)
    }

    private static func mark(_ scanner: inout DigitScanner) -> Mark? {
        if scanner.isAtEnd { return Mark.none }
        let isUTC = scanner.consume("Z") || scanner.consume("z")
        if isUTC, scanner.isAtEnd { return .utc }
        // If there is a `Z` before an offset, the `Z` is the mistake.
        guard let offset = offset(&scanner), scanner.isAtEnd else { return nil }
        return .offset(offset)
    }

    /// The offset in seconds at the beginning of a text such as `+02:00`, `-0500` or `+02`; nil for anything else.
    static func offset(_ text: String) -> Int? {
        var scanner = DigitScanner(text)
        return offset(&scanner)
    }

    private static func offset(_ scanner: inout DigitScanner) -> Int? {
        let sign: Int
        if scanner.consume("+") {
            sign = 1
        } else if scanner.consume("-") || scanner.consume("−") {
            sign = -1
        } else {
            return nil
        }
        // No time zone is further than 14 hours from UTC.
        guard let hours = scanner.number(2), hours <= 14 else { return nil }
        _ = scanner.consume(":")
        guard scanner.hasDigit else { return sign * 3_600 * hours }
        guard let minutes = scanner.number(2), minutes <= 59 else { return nil }
        return sign * (3_600 * hours + 60 * minutes)
    }
}

/// Reads numbers of a fixed length and the characters between them. White space around the text is ignored.
private struct DigitScanner {
    /// No time is longer. The rest of the text is not read.
    private static let lengthLimit = 64

    private var remaining: Substring.UnicodeScalarView

    init(_ text: String) {
        remaining = Substring(text.prefix(Self.lengthLimit)).unicodeScalars
        skipSpaces()
        while let last = remaining.last, last.properties.isWhitespace { remaining.removeLast() }
    }

    var isAtEnd: Bool { remaining.isEmpty }
    var hasDigit: Bool { remaining.first.map { "0"..."9" ~= $0 } ?? false }
    /// The number of digits at the current position.
    var digitCount: Int { remaining.prefix { "0"..."9" ~= $0 }.count }

    /// Reads a number of so many digits; nil when there are fewer.
    mutating func number(_ length: Int) -> Int? {
        let zero: Unicode.Scalar = "0"
        var number = 0
        for _ in 0..<length {
            guard hasDigit, let digit = remaining.popFirst() else { return nil }
            number = 10 * number + Int(digit.value - zero.value)
        }
        return number
    }

    /// Skips this character if it comes next.
    /// - Returns: whether it did
    mutating func consume(_ character: Unicode.Scalar) -> Bool {
        guard remaining.first == character else { return false }
        remaining.removeFirst()
        return true
    }

    mutating func skipDigits() {
        while hasDigit { remaining.removeFirst() }
    }

    mutating func skipSpaces() {
        while let first = remaining.first, first.properties.isWhitespace { remaining.removeFirst() }
    }
}
