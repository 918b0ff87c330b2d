import FilmzDomain
import Foundation

/// The day that readers until November 2026 found in a text.
struct FormerDay: Hashable, Sendable {
    /// The days by the order of day and month that the reader then assumed.
    var days: [DateOrder: FactDate]
    /// Whether the order is unknown, so that it may be one of these days.
    var isGuessed: Bool
}

/// A parser of dates in the formats of products and spreadsheets.
struct DateParser: Hashable, Sendable {
    /// Nil when the order in the file is unknown.
    var order: DateOrder?
    /// Whether times without a time zone are in UTC; otherwise they are in the person's own.
    var isUTC = false
    /// Whether it reads as Filmz did until November 2026: see ``FormerInterpretation``.
    private var isFormer = false

    init(order: DateOrder? = nil, isUTC: Bool = false) {
        self.order = order
        self.isUTC = isUTC
    }

    /// - Returns: nil for a text that is not a date. Products write the start of 1970, or nothing, for an unknown
    ///   date.
    func date(_ text: String) -> FactDate? {
        guard text.utf8.count <= 64 else { return nil }
        // Most dates have this form, and tables have many.
        if let day = CalendarDay(text) {
            let date = FactDate.on(.day(day))
            return if date.isStartOfTime { .unknown } else { date }
        }
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.isEmpty || text.lowercased() == "unknown" || Self.emptyDates.contains(String(text.prefix(10))) {
            return .unknown
        }
        guard let date = isoDate(text) ?? numbers(text) ?? words(text) ?? count(text) else { return nil }
        return if date.isStartOfTime { .unknown } else { date }
    }

    /// The values that databases and Kodi write for a missing date.
    private static let emptyDates: Set = ["0000-00-00", "1601-01-01"]

    /// The dates that readers until November 2026 found in the same text, by the order of day and month they assumed;
    /// empty when they are the same as now. A text that could not be read then counts as no date.
    func former(_ text: String) -> [DateOrder: FactDate] {
        // Dates that begin with a year were always read so.
        if text.isEmpty || text.utf8.count > 4 && text.utf8.dropFirst(4).first == UInt8(ascii: "-") { return [:] }
        let now = date(text)
        var former: [DateOrder: FactDate] = [:]
        for order in DateOrder.allCases {
            var parser = self
            parser.order = order
            parser.isFormer = true
            former[order] = parser.date(text) ?? .unknown
        }
        return former.values.allSatisfy { $0 == now ?? .unknown } ? [:] : former
    }

    /// The day that earlier readers found in the text; nil when it is the same.
    func formerDay(_ text: String) -> FormerDay? {
        let days = former(text)
        if days.isEmpty { return nil }
        return FormerDay(days: days, isGuessed: isGuess(text))
    }

    /// Whether it is unknown which number of the text is the day.
    func isGuess(_ text: String) -> Bool {
        guard order == nil, let date = NumericDate(text), !date.beginsWithYear, date.customaryOrder == nil else {
            return false
        }
        return date.first <= 12 && date.second <= 12 && date.first != date.second
    }

    /// The fraction of a second that Filmz writes to mark a day in formats that know only instants (``TraktWriter``).
    static let dayMark = "001"

    // MARK: - ISO 8601

    /// `2013`, `2013-02`, `2013-02-15`, `2013-02-15 22:45`, `2013-02-15T22:45:23.000Z`, `…+02:00`.
    private func isoDate(_ text: String) -> FactDate? {
        if let date = WatchedOn(text), date != .unknown {
            if case .time = date { return isUTC ? instant(text + ":00Z") : .on(date) }
            return .on(date)
        }
        guard text.utf8.count > 11, let day = CalendarDay(String(text.prefix(10))) else { return nil }
        let rest = text.dropFirst(11)
        guard ["T", " "].contains(text.dropFirst(10).first) else { return nil }
        let clock = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ":" || $0 == ".") }
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard 2...3 ~= parts.count, let hour = Self.number(parts[0]), let minute = Self.number(parts[1]),
            0...23 ~= hour, 0...59 ~= minute
        else { return nil }
        let zone = rest.dropFirst(clock.count).trimmingCharacters(in: .whitespaces)
        let seconds =
            if parts.count > 2 {
                parts[2].split(separator: ".").first.map(String.init) ?? "00"
            } else {
                "00"
            }
        guard let second = Self.number(seconds[...]), 0...60 ~= second else { return nil }
        let fraction: Substring =
            if parts.count > 2 { parts[2].split(separator: ".").dropFirst().first ?? "" } else { "" }
        switch zone {
        case "" where !isUTC:
            return .on(
                hour == 0 && minute == 0 && second == 0 ? .day(day) : .time(day, hour: hour, minute: minute))
        case "", "Z", "UTC", "+00:00", "+0000", "+00":
            // Midnight means that only the day is known.
            if hour == 0, minute == 0, second == 0 { return .on(.day(day)) }
            if isUTC, minute == 0, second == 0, fraction == Self.dayMark { return .on(.day(day)) }
            return Self.instant(
                day, hour: hour, minute: minute, second: second, offset: 0, milliseconds: Self.milliseconds(fraction))
        default:
            guard let offset = Self.offset(zone) else { return nil }
            return Self.instant(day, hour: hour, minute: minute, second: second, offset: offset)
        }
    }

    private func instant(_ text: String) -> FactDate? { isoDate(text) }

    /// The offset of `+02:00` or `-0330`, in seconds; nil when it is not an offset.
    private static func offset(_ zone: String) -> Int? {
        let digits = zone.dropFirst().filter { $0 != ":" }
        guard let sign = zone.first, "+-".contains(sign), digits.utf8.count == 4, let number = number(digits) else {
            return nil
        }
        let seconds = (number / 100 * 60 + number % 100) * 60
        guard abs(seconds) <= 15 * 3_600 else { return nil }
        return (sign == "-" ? -seconds : seconds)
    }

    /// The milliseconds of a fraction: 919 for `919` and `919000`.
    private static func milliseconds(_ fraction: Substring) -> Int {
        if fraction.utf8.count >= 3 { number(fraction.prefix(3)) ?? 0 } else { 0 }
    }

    private static func instant(
        _ day: CalendarDay, hour: Int, minute: Int, second: Int, offset: Int, milliseconds: Int = 0
    ) -> FactDate {
        // The number of days since 1 March of the year 0; here the year begins in March.
        let (year, month) = if day.month > 2 { (day.year, day.month - 3) } else { (day.year - 1, day.month + 9) }
        let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day.day - 1
        let seconds = ((days - 719_468) * 24 + hour) * 3_600 + minute * 60 + second - offset
        return .at(Timestamp(milliseconds: Int64(seconds) * 1_000 + Int64(milliseconds)))
    }

    static func number(_ text: some StringProtocol) -> Int? {
        guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
        return Int(text)
    }

    // MARK: - Numeric dates

    /// `2/15/2013`, `15.2.2013`, `15-02-13`, `2013/2/15`, `2/2013`.
    private func numbers(_ text: String) -> FactDate? {
        if let date = NumericDate(text) {
            return (isFormer ? date.formerDay(in: order) : date.day(in: order)).map { .on(.day($0)) }
        }
        guard let separator = text.firstIndex(where: { "/.-".contains($0) }),
            let month = Self.number(text[..<separator])
        else { return nil }
        let year = text[text.index(after: separator)...]
        guard year.utf8.count == 4 else { return nil }
        return Self.number(year).flatMap { checked(year: $0, month: month) }
    }

    private func checked(_ year: Int, month: Int, day: Int) -> FactDate? {
        CalendarDay(year: year, month: month, day: day).map { .on(.day($0)) }
    }

    private func checked(year: Int, month: Int) -> FactDate? {
        CalendarDay(year: year, month: month, day: 1).map { _ in .on(.month(year: year, month: month)) }
    }

    // MARK: - Words

    /// `Fri Feb 15 22:45:23 2013`, `Feb 15, 2013`, `15. Februar 2013`, `February 2013`, `2013年2月15日`.
    private func words(_ text: String) -> FactDate? {
        let parts = text.split { "年月日".contains($0) }.compactMap(Self.number)
        if parts.count == 3, text.contains("年"), !isFormer { return checked(parts[0], month: parts[1], day: parts[2]) }
        let words = text.split { $0 == " " || $0 == "," }
        guard 2...7 ~= words.count,
            let month = words.lazy.compactMap({ Self.months[$0.lowercased().prefix(3).description] }).first,
            !isFormer || words.contains(where: { Self.formerMonths.contains($0.lowercased().prefix(3).description) })
        else { return nil }
        var day: Int?
        var year: Int?
        for word in words {
            let digits = word.prefix { $0.isASCII && $0.isNumber }
            guard let number = Self.number(digits), !word.contains(":") else { continue }
            if digits.utf8.count == 4 { year = number } else if digits.utf8.count <= 2 { day = number }
        }
        guard let year else { return nil }
        guard let day else { return checked(year: year, month: month) }
        return checked(year, month: month, day: day)
    }

    /// The numbers of months by the start of their names, in each language of Filmz.
    private static let months = Dictionary(
        uniqueKeysWithValues: [
            ["jan", "jän"], ["feb"], ["mar", "mär", "mrz"], ["apr"], ["may", "mai"], ["jun"], ["jul"], ["aug"], ["sep"],
            ["oct", "okt"], ["nov"], ["dec", "dez"],
        ].enumerated().flatMap { index, names in names.map { ($0, index + 1) } })

    /// The names that were recognised until November 2026.
    private static let formerMonths = Set(
        "jan feb mar apr may jun jul aug sep oct nov dec".split(separator: " ").map(String.init))

    // MARK: - Day numbers and timestamps

    /// `20130215`; days as counted by spreadsheets, `45355`; seconds or milliseconds since 1970.
    private func count(_ text: String) -> FactDate? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        // A fraction of a day may follow the days.
        let rest = text.dropFirst(digits.utf8.count)
        let isPart = digits.utf8.count == 5 && rest.first == "." && Self.number(rest.dropFirst()) != nil
        guard rest.isEmpty || isPart, !isFormer, let number = Int(digits) else { return nil }
        switch digits.utf8.count {
        case 5 where Self.spreadsheetDays.contains(number):
            let time = Timestamp(
                milliseconds: Int64(number - Self.spreadsheetDaysBefore1970) * Timestamp.millisecondsPerDay)
            return FactDate.at(time).watchedOn(in: .gmt).day.map { .on(.day($0)) }
        case 8: return checked(number / 10_000, month: number / 100 % 100, day: number % 100)
        case 9, 10: return .at(Timestamp(milliseconds: Int64(number) * 1_000))
        case 13: return .at(Timestamp(milliseconds: Int64(number)))
        default: return nil
        }
    }

    /// The days that are accepted, from 1954 to 2064. Spreadsheets count from 30 December 1899.
    private static let spreadsheetDays = 20_000...60_000
    private static let spreadsheetDaysBefore1970 = 25_569
}
