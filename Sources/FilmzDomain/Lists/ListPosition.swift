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
        guard bytes.count >= Self.wholeLength, bytes.allSatisfy({ Self.value($0) != nil }),
            bytes.count == Self.wholeLength || bytes.last != Self.digits[0]
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
        case (nil, nil): ListPosition(whole(of: middle))
        case (let low?, nil):
            if low.number < greatest {
                ListPosition(whole(of: low.number + 1))
            } else {
                ListPosition(whole(of: greatest) + fraction(between: low.fraction, and: []))
            }
        case (nil, let high?):
            if high.number > 1 {
                ListPosition(whole(of: high.number - 1))
            } else {
                ListPosition(whole(of: 0) + fraction(between: [], and: high.number == 1 ? [] : high.fraction))
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
        let first = low.number
        let last = high.number
        if last - first > 1 { return ListPosition(whole(of: first + (last - first) / 2)) }
        if last > first, !high.fraction.isEmpty { return ListPosition(whole(of: last)) }
        let limit: [Int] = if last > first { [] } else { high.fraction }
        return ListPosition(whole(of: first) + fraction(between: low.fraction, and: limit))
    }

    // MARK: - Digits

    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    private static let base = digits.count
    private static let wholeLength = 6
    private static let greatest = (0..<wholeLength).reduce(1) { product, _ in product * base } - 1
    private static let middle = greatest / 2

    private var values: [Int] { text.utf8.compactMap(Self.value) }
    private var number: Int { values.prefix(Self.wholeLength).reduce(0) { $0 * Self.base + $1 } }
    private var fraction: [Int] { Array(values.dropFirst(Self.wholeLength)) }

    private static func value(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A")) + 10
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 36
        default: nil
        }
    }

    private static func whole(of number: Int) -> [Int] {
        var rest = number
        var values = Array(repeating: 0, count: wholeLength)
        for index in values.indices.reversed() {
            values[index] = rest % base
            rest /= base
        }
        return values
    }

    /// A fraction between two others. It does not end with 0.
    /// - Parameter high: empty for 1
    private static func fraction(between low: [Int], and high: [Int]) -> [Int] {
        var result: [Int] = []
        var isBelowHigh = high.isEmpty
        for index in 0...max(low.count, high.count) {
            let least = if index < low.count { low[index] } else { 0 }
            let most = if isBelowHigh { base } else { (index < high.count ? high[index] : 0) }
            if most - least > 1 { return result + [least + (most - least) / 2] }
            result.append(least)
            if most > least { isBelowHigh = true }
        }
        return result + [base / 2]
    }
}
