import Foundation

/// A time as a source writes it, before anything is concluded from it.
struct WrittenTime: Hashable, Sendable {
    /// The digits.
    var time: ProgrammeTime
    var mark: Mark

    enum Mark: Hashable, Sendable {
        case none
        /// `Z`.
        case utc
        /// Seconds east of Greenwich.
        case offset(Int)
        /// A zone that a calendar names.
        case zone(TimeZone)
    }

    init(_ time: ProgrammeTime, _ mark: Mark) {
        (self.time, self.mark) = (time, mark)
    }

    /// Reads `2026-10-24T20:00:00.000+02:00` and what sites make of it: without seconds, offset or time, with a space
    /// for `T`, with `Z` before the offset, and `20261024T200000Z`. Returns nil for anything else.
    init?(_ text: String) {
        var reader = DigitsReader(text)
        guard let year = reader.number(4) else { return nil }
        let dash = reader.take("-")
        guard let month = reader.number(2), reader.take("-") == dash, let day = reader.number(2) else { return nil }
        if reader.isAtEnd {
            guard let time = ProgrammeTime(year: year, month: month, day: day) else { return nil }
            self.init(time, .none)
            return
        }
        guard reader.take("T") || reader.take("t") || reader.take(" ") else { return nil }
        reader.skipSpaces()
        guard let hour = reader.number(2) else { return nil }
        let colon = reader.take(":")
        guard let minute = reader.number(2) else { return nil }
        if colon ? reader.take(":") : reader.hasDigit {
            guard let second = reader.number(2), second <= 60 else { return nil }
            if reader.take(".") || reader.take(",") { reader.skipDigits() }
        }
        reader.skipSpaces()
        guard let time = ProgrammeTime(year: year, month: month, day: day, hour: hour, minute: minute),
            let mark = Self.mark(&reader)
        else { return nil }
        self.init(time, mark)
    }

    private static func mark(_ reader: inout DigitsReader) -> Mark? {
        if reader.isAtEnd { return Mark.none }
        let isUTC = reader.take("Z") || reader.take("z")
        if isUTC, reader.isAtEnd { return .utc }
        guard let offset = offset(&reader), reader.isAtEnd else { return nil }
        // The `Z` before an offset is the mistake, not the offset.
        return .offset(offset)
    }

    /// `+02:00`, `-0500`, `+02`.
    static func offset(_ text: String) -> Int? {
        var reader = DigitsReader(text)
        guard let offset = offset(&reader) else { return nil }
        return offset
    }

    private static func offset(_ reader: inout DigitsReader) -> Int? {
        let sign: Int
        if reader.take("+") { sign = 1 } else if reader.take("-") || reader.take("−") { sign = -1 } else { return nil }
        guard let hours = reader.number(2), hours <= 14 else { return nil }
        _ = reader.take(":")
        guard reader.hasDigit else { return sign * 3_600 * hours }
        guard let minutes = reader.number(2), minutes <= 59 else { return nil }
        return sign * (3_600 * hours + 60 * minutes)
    }
}

/// Reads numbers of a fixed length, and the signs between them.
private struct DigitsReader {
    private var rest: Substring.UnicodeScalarView

    init(_ text: String) {
        rest = Substring(text.prefix(64)).unicodeScalars
        skipSpaces()
        while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    }

    var isAtEnd: Bool { rest.isEmpty }
    var hasDigit: Bool { rest.first.map { "0"..."9" ~= $0 } ?? false }

    mutating func number(_ length: Int) -> Int? {
        var number = 0
        for _ in 0..<length {
            guard hasDigit, let digit = rest.popFirst() else { return nil }
            number = 10 * number + Int(digit.value) - 0x30
        }
        return number
    }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == sign else { return false }
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
