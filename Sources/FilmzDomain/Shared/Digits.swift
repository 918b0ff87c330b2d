/// Decimal fields: of fixed width as ISO 8601 writes them, or short whole numbers.
enum Digits {
    /// The number that a text of one to nine ASCII digits writes; nil for any other text.
    static func number(_ text: some StringProtocol) -> Int? {
        guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
        return Int(text)
    }

    static func padded(_ value: Int, to width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

/// Reads a text of such fields from its beginning.
struct DigitReader {
    private var bytes: String.UTF8View.Iterator

    init(_ text: String) {
        bytes = text.utf8.makeIterator()
    }

    /// The number that the next ASCII digits write; nil when a digit is missing.
    mutating func number(_ width: Int) -> Int? {
        var number = 0
        for _ in 0..<width {
            guard let digit = bytes.next(), 48...57 ~= digit else { return nil }
            number = number * 10 + Int(digit - 48)
        }
        return number
    }

    /// Takes the next character.
    /// - Returns: whether it was this one; nil at the end of the text
    mutating func takes(_ separator: Unicode.Scalar) -> Bool? {
        bytes.next().map { $0 == UInt8(ascii: separator) }
    }
}
