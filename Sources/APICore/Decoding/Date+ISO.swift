package import Foundation

extension Date {
    /// The date that is this number of milliseconds after the beginning of 1970.
    package init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }

    /// The number of milliseconds since the beginning of 1970, limited to 9999 years before or after.
    package var milliseconds: Int {
        let milliseconds = (timeIntervalSince1970 * 1_000).rounded()
        return if milliseconds.isNaN {
            0
        } else {
            Int(min(max(milliseconds, -315_569_520_000_000), 315_569_520_000_000))
        }
    }

    /// The date in UTC to the millisecond: `2021-07-23T05:00:00Z`, `2021-07-23T05:00:00.327Z`. Nil before the year 1
    /// and after 9999.
    package var iso: String? {
        let (days, milliseconds) = milliseconds.quotientAndRemainder(wholeDivisor: 86_400_000)
        guard let day = PlainDate(daysSince1970: days) else { return nil }
        return "\(day)T\(PlainDate.clock(milliseconds: milliseconds))Z"
    }
}

extension PlainDate {
    /// The time of day that is this number of milliseconds after midnight: `05:00:00` or `05:00:00.327`.
    package static func clock(milliseconds: Int) -> String {
        func padded(_ number: Int, _ width: Int) -> String { String(String(number + 10_000).suffix(width)) }
        let seconds = milliseconds / 1_000
        let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
        return if milliseconds % 1_000 == 0 { clock } else { "\(clock).\(padded(milliseconds % 1_000, 3))" }
    }
}

extension Int {
    /// The quotient rounded down, and a remainder that is never negative.
    package func quotientAndRemainder(wholeDivisor divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return if remainder < 0 { (quotient - 1, remainder + divisor) } else { (quotient, remainder) }
    }
}
