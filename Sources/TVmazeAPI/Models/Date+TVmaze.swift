import APICore
import Foundation

extension Date {
    /// A date and time in TVmaze's format: `2013-06-25T02:00:00+00:00`, also with `Z`, to the millisecond. Nil for
    /// anything else.
    init?(tvmaze text: String) {
        guard let day = PlainDate(iso: text), let mark = text.utf8.firstIndex(of: UInt8(ascii: "T")) else { return nil }
        var time = text.utf8[text.utf8.index(after: mark)...]
        guard let hour = time.number(upTo: 23), time.take(":"), let minute = time.number(upTo: 59), time.take(":"),
            let second = time.number(upTo: 59)
        else { return nil }
        var milliseconds = ((day.daysSince1970 * 24 + hour) * 60 + minute) * 60_000 + second * 1_000
        if time.take(".") { milliseconds += time.thousandths() }
        if !time.take("Z") {
            let isEast = time.first == UInt8(ascii: "+")
            guard time.take("+") || time.take("-"), let hours = time.number(upTo: 23) else { return nil }
            _ = time.take(":")
            guard let minutes = time.number(upTo: 59) else { return nil }
            milliseconds -= (isEast ? 1 : -1) * (hours * 60 + minutes) * 60_000
        }
        guard time.isEmpty else { return nil }
        self.init(milliseconds: milliseconds)
        // A date that cannot be formatted is outside the supported calendar.
        guard iso != nil else { return nil }
    }

    /// The date that is this number of seconds after the beginning of 1970; nil for 0 and less, and after the year
    /// 9999.
    init?(epoch seconds: Int) {
        guard (1...253_402_300_799).contains(seconds) else { return nil }
        self.init(milliseconds: seconds * 1_000)
    }
}

extension Substring.UTF8View {
    /// Consumes two digits from the front, if their number is not above a limit.
    fileprivate mutating func number(upTo limit: Int) -> Int? {
        let digits = prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.isDigit), let number = Int(Substring(digits)), number <= limit
        else {
            return nil
        }
        removeFirst(2)
        return number
    }

    fileprivate mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard first == UInt8(ascii: character) else { return false }
        removeFirst()
        return true
    }

    /// Consumes the digits of a fraction from the front, and returns the first three as thousandths.
    fileprivate mutating func thousandths() -> Int {
        let digits = prefix(while: \.isDigit)
        removeFirst(digits.count)
        let three = (digits.map { Int($0 - UInt8(ascii: "0")) } + [0, 0, 0]).prefix(3)
        return three.reduce(0) { $0 * 10 + $1 }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
