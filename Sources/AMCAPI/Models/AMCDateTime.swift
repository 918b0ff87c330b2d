public import APICore
public import Foundation

/// A date and a time of day as AMC writes them, with or without a time zone.
///
/// AMC has five forms: UTC in whole seconds or with a fraction, no time zone with or without a fraction, and the
/// sentinels `1900-01-01T00:00:00` and `0001-01-01T00:00:00Z`, which mean that there is no date. A time without a time
/// zone is that of the theatre's clock, and only the theatre's offset makes a moment of it.
public struct AMCDateTime: Sendable, Hashable {
    /// The seconds since the beginning of 1970 on that clock.
    private let clock: Double
    /// How many seconds the clock is ahead of UTC, negative in America; nil when that was not written.
    public let utcOffset: Int?

    private init(clock: Double, utcOffset: Int?) {
        self.clock = clock
        self.utcOffset = utcOffset
    }

    /// A moment, on a clock that is some seconds ahead of UTC. Moments before the year 1 or after 9999 are brought
    /// back to these years.
    public init(_ date: Date, utcOffset: Int) {
        let clock = date.timeIntervalSince1970 + Double(utcOffset)
        self.init(clock: clock.isNaN ? 0 : min(max(clock, -62_135_596_800), 253_402_300_799), utcOffset: utcOffset)
    }

    /// Reads a text in any of AMC's forms. Nil for other texts, and for sentinels: all dates before 1910 or in the year
    /// 9999.
    public init?(_ text: String) {
        var reader = DateTimeReader(text)
        guard let year = reader.number(digits: 4), reader.take("-"), let month = reader.number(digits: 2),
            reader.take("-"), let day = reader.number(digits: 2),
            (1910..<9999).contains(year), PlainDate(year: year, month: month, day: day) != nil
        else { return nil }
        var clock = Double(Self.days(year: year, month: month, day: day) * 86_400)
        if reader.isAtEnd {
            self.init(clock: clock, utcOffset: nil)
            return
        }
        guard reader.take("T") || reader.take(" "), let hour = reader.number(digits: 2), hour < 24, reader.take(":"),
            let minute = reader.number(digits: 2), minute < 60
        else { return nil }
        clock += Double(hour * 3600 + minute * 60)
        if reader.take(":") {
            guard let second = reader.number(digits: 2), second <= 60 else { return nil }
            clock += Double(second)
            if reader.take(".") {
                guard let fraction = reader.fraction() else { return nil }
                clock += fraction
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
        let (year, month, day) = Self.day(Int((clock / 86_400).rounded(.down)))
        return PlainDate(year: year, month: month, day: day)
    }

    /// The hour on the clock, from 0 to 23.
    public var hour: Int { secondOfDay / 3600 }

    /// The minute on the clock.
    public var minute: Int { secondOfDay / 60 % 60 }

    /// The moment, or nil when no time zone was written.
    public var date: Date? { utcOffset.map(date(utcOffset:)) }

    /// The moment, if the clock is this many seconds ahead of UTC, whatever was written.
    public func date(utcOffset: Int) -> Date {
        Date(timeIntervalSince1970: clock - Double(utcOffset))
    }

    /// The moment, if the clock is in this time zone, whatever was written.
    func date(in timeZone: TimeZone) -> Date {
        let roughly = date(utcOffset: timeZone.secondsFromGMT(for: date(utcOffset: 0)))
        return date(utcOffset: timeZone.secondsFromGMT(for: roughly))
    }

    /// How many seconds an offset such as `-06:00` is ahead of UTC; nil when the text is none.
    public static func utcOffset(_ text: String) -> Int? {
        var reader = DateTimeReader(text)
        guard let offset = reader.utcOffset() else { return nil }
        return reader.isAtEnd ? offset : nil
    }

    private var secondOfDay: Int {
        let seconds = Int(clock.rounded(.down)) % 86_400
        return seconds < 0 ? seconds + 86_400 : seconds
    }

    /// Days since the beginning of 1970, counted in years that begin in March so that the leap day comes last.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }

    /// The inverse of ``days(year:month:day:)``.
    private static func day(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
    }
}

extension AMCDateTime: CustomStringConvertible {
    /// `YYYY-MM-DD hh:mm`, as on the clock.
    public var description: String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(day?.description ?? "?") \(padded(hour)):\(padded(minute))"
    }
}
