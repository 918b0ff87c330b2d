/// A parser that reads the parts of a date and time from left to right.
struct DateTimeReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Skips a character if it is next; false if it is not.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest.removeFirst()
        return true
    }

    /// A number of exactly this many digits.
    mutating func number(digits: Int) -> Int? {
        var number = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// The digits after a decimal point, as thousandths; further digits are dropped.
    mutating func thousandths() -> Int? {
        var value = 0
        var unit = 100
        var count = 0
        while let digit = digit() {
            value += digit * unit
            unit /= 10
            count += 1
        }
        guard count > 0 else { return nil }
        return value
    }

    /// An offset from UTC in seconds, written as `Z`, `-06:00`, `-0600`, `-06:00:00`, `-06` or `-6`.
    mutating func utcOffset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let sign = if take("-") { -1 } else { 1 }
        if sign > 0 { _ = take("+") }
        guard var hours = digit() else { return nil }
        if let second = digit() { hours = hours * 10 + second }
        var minutes = 0
        if take(":") {
            guard let written = number(digits: 2) else { return nil }
            minutes = written
            if take(":") {
                guard number(digits: 2) != nil else { return nil }
            }
        } else if !isAtEnd {
            guard let written = number(digits: 2) else { return nil }
            minutes = written
        }
        guard hours <= 14 && minutes < 60 else { return nil }
        return sign * (hours * 3600 + minutes * 60)
    }

    private mutating func digit() -> Int? {
        guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        rest.removeFirst()
        return Int(byte - UInt8(ascii: "0"))
    }
}
