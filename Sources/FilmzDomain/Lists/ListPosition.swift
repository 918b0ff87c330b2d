/// The position of a film in the order of a list. Between any two positions there is another one, so moving a film
/// changes no other film.
///
/// A position is a text of base-62 digits, compared byte by byte: an integer of fixed length, and then a fraction that
/// grows only where films are put between others. This is known as fractional indexing.
public struct ListPosition: Hashable, Sendable, Comparable {
    public let text: String

    /// Returns nil unless the text is one of a position.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= Self.integerLength, bytes.allSatisfy({ Self.value($0) != nil }),
            bytes.count == Self.integerLength || bytes.last != Self.digits[0]
        else { return nil }
        self.text = text
    }

    private init(_ digits: [Int]) {
        text = String(decoding: digits.map { Self.digits[$0] }, as: UTF8.self)
    }

    public static func < (one: ListPosition, other: ListPosition) -> Bool {
        one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }

    /// A position between two others; nil means the start and the end of the list.
    /// - Precondition: `low` is before `high`.
    public static func between(_ low: ListPosition?, high: ListPosition?) -> ListPosition {
        switch (low, high) {
        case (nil, nil): ListPosition(integerDigits(of: middleInteger))
        case (let low?, nil):
            if low.integer < largestInteger {
                ListPosition(integerDigits(of: low.integer + 1))
            } else {
                ListPosition(integerDigits(of: largestInteger) + fraction(between: low.fraction, and: []))
            }
        case (nil, let high?):
            if high.integer > 1 {
                ListPosition(integerDigits(of: high.integer - 1))
            } else {
                ListPosition(integerDigits(of: 0) + fraction(between: [], and: high.integer == 1 ? [] : high.fraction))
            }
        case (let low?, let high?): between(low, and: high)
        }
    }

    /// New positions in order, all after this one; nil means the start of the list.
    public static func following(_ position: ListPosition?, count: Int) -> [ListPosition] {
        var positions: [ListPosition] = []
        for _ in 0..<count { positions.append(between(positions.last ?? position, high: nil)) }
        return positions
    }

    private static func between(_ low: ListPosition, and high: ListPosition) -> ListPosition {
        let first = low.integer
        let last = high.integer
        if last - first > 1 { return ListPosition(integerDigits(of: first + (last - first) / 2)) }
        if last > first, !high.fraction.isEmpty { return ListPosition(integerDigits(of: last)) }
        let limit: [Int] = if last > first { [] } else { high.fraction }
        return ListPosition(integerDigits(of: first) + fraction(between: low.fraction, and: limit))
    }

    // MARK: - Digits

    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    private static let base = digits.count
    private static let integerLength = 6
    private static let largestInteger = (0..<integerLength).reduce(1) { product, _ in product * base } - 1
    private static let middleInteger = largestInteger / 2

    private var digitValues: [Int] { text.utf8.compactMap(Self.value) }
    private var integer: Int { digitValues.prefix(Self.integerLength).reduce(0) { $0 * Self.base + $1 } }
    private var fraction: [Int] { Array(digitValues.dropFirst(Self.integerLength)) }

    private static func value(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A")) + 10
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 36
        default: nil
        }
    }

    private static func integerDigits(of integer: Int) -> [Int] {
        var remaining = integer
        var digitValues = Array(repeating: 0, count: integerLength)
        for index in digitValues.indices.reversed() {
            digitValues[index] = remaining % base
            remaining /= base
        }
        return digitValues
    }

    /// A fraction between two others. It does not end with 0.
    /// - Parameter high: empty for 1
    private static func fraction(between low: [Int], and high: [Int]) -> [Int] {
        var result: [Int] = []
        var isBelowHigh = high.isEmpty
        for index in 0...max(low.count, high.count) {
            let lowDigit = if index < low.count { low[index] } else { 0 }
            let highDigit = if isBelowHigh { base } else { (index < high.count ? high[index] : 0) }
            if highDigit - lowDigit > 1 { return result + [lowDigit + (highDigit - lowDigit) / 2] }
            result.append(lowDigit)
            if highDigit > lowDigit { isBelowHigh = true }
        }
        return result + [base / 2]
    }
}
