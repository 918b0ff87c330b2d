import FilmzDomain

/// The order of day and month in dates such as `4/5/2020`.
public enum DateOrder: String, Hashable, Sendable, Codable, CaseIterable {
    case monthFirst = "month-first"
    case dayFirst = "day-first"
}

/// The evidence in a table's dates about their order. All dates in a file have one order, so a date that can be read
/// in only one way decides it for all others.
struct DateOrderEvidence {
    private var provenOrders: Set<DateOrder> = []
    private var isUndecided = false

    /// Nil when no date is unambiguous, or when dates contradict each other; each date is then read in its usual
    /// order.
    var order: DateOrder? { if provenOrders.count == 1 { provenOrders.first } else { nil } }

    /// Whether there are ambiguous dates and neither convention nor another date tells their order.
    var isInDoubt: Bool { isUndecided && order == nil }

    mutating func add(_ text: String) {
        // Most dates begin with the year.
        guard text.utf8.prefix(3).contains(where: { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let date = NumericDate(text), date.first != date.second
        else { return }
        switch (date.first > 12, date.second > 12) {
        case (true, false): provenOrders.insert(.dayFirst)
        case (false, true): provenOrders.insert(.monthFirst)
        case (false, false): isUndecided = isUndecided || date.customaryOrder == nil
        case (true, true): break
        }
    }
}

/// A date of three numbers: `2/15/2013`, `15.2.13`, `15-02-13`, `2013/2/15`. A time after it is ignored.
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
        let numbers = texts.compactMap(DateParser.number)
        guard numbers.count == 3 else { return nil }
        first = numbers[0]
        second = numbers[1]
        third = numbers[2]
        beginsWithYear = texts[0].utf8.count == 4
        hasShortYear = texts[2].utf8.count == 2
        self.separator = separator
    }

    /// The order by convention: with points, the day is first wherever people write so.
    var customaryOrder: DateOrder? { if separator == "." { .dayFirst } else { nil } }

    /// - Parameter order: the order in the file; a date that is impossible in this order is read in the other one
    /// - Returns: nil when there is no such day
    func day(in order: DateOrder?) -> CalendarDay? {
        if beginsWithYear { return CalendarDay(year: first, month: second, day: third) }
        // No diary has entries from before 1950.
        let century = if third < 50 { 2_000 } else { 1_900 }
        return day(inCentury: century, isDayFirst: first > 12 || second <= 12 && (order ?? customaryOrder) == .dayFirst)
    }

    /// The day as readers until November 2026 read it: all years were in this century, and a point meant that the day
    /// is first in any file.
    func formerDay(in order: DateOrder?) -> CalendarDay? {
        if beginsWithYear { return CalendarDay(year: first, month: second, day: third) }
        return day(
            inCentury: 2_000, isDayFirst: separator == "." || first > 12 || order == .dayFirst && second <= 12)
    }

    /// - Parameter century: the first year of the century of a short year
    private func day(inCentury century: Int, isDayFirst: Bool) -> CalendarDay? {
        let year = if hasShortYear { century + third } else { third }
        return if isDayFirst {
            CalendarDay(year: year, month: second, day: first)
        } else {
            CalendarDay(year: year, month: first, day: second)
        }
    }
}
