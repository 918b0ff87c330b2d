/// Decimal fields: of fixed width as in ISO 8601, or short integers.
package enum Digits {
    /// The number of a text of one to nine ASCII digits; nil for any other text.
    static func number(_ text: some StringProtocol) -> Int? {
        guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
        return Int(text)
    }

    package static func padded(_ value: Int, to width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

/// A reader of such fields from the beginning of a text.
struct DigitReader {
    private var bytes: String.UTF8View.Iterator

    init(_ text: String) {
        bytes = text.utf8.makeIterator()
    }

    /// The number of the next `width` ASCII digits; nil when one is missing.
    mutating func number(_ width: Int) -> Int? {
        var number = 0
        for _ in 0..<width {
            guard let digit = bytes.next(), 48...57 ~= digit else { return nil }
            number = number * 10 + Int(digit - 48)
        }
        return number
    }

    /// Consumes the next character.
    /// - Returns: whether it was this one; nil at the end of the text
    mutating func takes(_ separator: Unicode.Scalar) -> Bool? {
        bytes.next().map { $0 == UInt8(ascii: separator) }
    }
}
