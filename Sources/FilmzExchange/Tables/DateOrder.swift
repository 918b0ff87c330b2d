import FilmzDomain

/// Which of the first two numbers of `4/5/2020` is the day.
public enum DateOrder: String, Hashable, Sendable, Codable, CaseIterable {
    case monthFirst = "month-first"
    case dayFirst = "day-first"
}

/// What the dates of a table prove about their order. A file has one, so a date that can only be read in one way decides
/// for all the others.
struct DateOrderEvidence {
    private var proven: Set<DateOrder> = []
    private var isUndecided = false

    /// Nil when no date is a proof, or when dates prove both; each is then read as is usual.
    var order: DateOrder? { if proven.count == 1 { proven.first } else { nil } }

    /// Whether there are dates that can be read in both ways, and neither custom nor another date tells in which.
    var isInDoubt: Bool { isUndecided && order == nil }

    mutating func add(_ text: String) {
        // Most begin with a year.
        guard text.utf8.prefix(3).contains(where: { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let date = NumericDate(text), date.first != date.second
        else { return }
        switch (date.first > 12, date.second > 12) {
        case (true, false): proven.insert(.dayFirst)
        case (false, true): proven.insert(.monthFirst)
        case (false, false): isUndecided = isUndecided || date.customaryOrder == nil
        case (true, true): break
        }
    }
}

/// A date of three numbers: `2/15/2013`, `15.2.13`, `15-02-13`, `2013/2/15`; a time after it is left out.
struct NumericDate {
    private static let separators: [Character] = ["/", ".", "-"]

    let first, second, third: Int
    let beginsWithYear: Bool
    private let hasShortYear: Bool
    private let separator: Character

    init?(_ text: String) {
        let word = text.prefix { $0 != " " && $0 != "T" && $0 != "," }
        guard 5...16 ~= word.utf8.count, let separator = Self.separators.first(where: word.contains) else { return nil }
        let texts = word.split(separator: separator, omittingEmptySubsequences: false)
        guard texts.count == 3 else { return nil }
        let numbers = texts.compactMap(DateReading.number)
        guard numbers.count == 3 else { return nil }
        first = numbers[0]
        second = numbers[1]
        third = numbers[2]
        beginsWithYear = texts[0].utf8.count == 4
        hasShortYear = texts[2].utf8.count == 2
        self.separator = separator
    }

    /// With points, the day comes first wherever people write so.
    var customaryOrder: DateOrder? { if separator == "." { .dayFirst } else { nil } }

    /// - Parameter order: that of the file; a date that cannot be read so is read in the other one
    /// - Returns: nil when there is no such day
    func day(in order: DateOrder?) -> CalendarDay? {
        if beginsWithYear { return CalendarDay(year: first, month: second, day: third) }
        // No diary goes back to before 1950.
        let year = if hasShortYear { (third < 50 ? 2_000 : 1_900) + third } else { third }
        let isDayFirst = first > 12 || second <= 12 && (order ?? customaryOrder) == .dayFirst
        return if isDayFirst {
            CalendarDay(year: year, month: second, day: first)
        } else {
            CalendarDay(year: year, month: first, day: second)
        }
    }

    /// The day as it was read until November 2026: years were always of this century, and a point said that the day comes
    /// first whatever the file.
    func formerDay(in order: DateOrder?) -> CalendarDay? {
        if beginsWithYear { return CalendarDay(year: first, month: second, day: third) }
        let year = if hasShortYear { 2_000 + third } else { third }
        let isDayFirst = separator == "." || first > 12 || order == .dayFirst && second <= 12
        return if isDayFirst {
            CalendarDay(year: year, month: second, day: first)
        } else {
            CalendarDay(year: year, month: first, day: second)
        }
    }
}
