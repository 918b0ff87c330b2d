/// Letterboxd's ID of a film, as in `https://boxd.it/2b4e`: up to seven digits and letters, case-sensitive.
public struct LetterboxdID: Hashable, Sendable, TextCodable {
    /// A number that encodes the ID's text uniquely.
    public let number: Int

    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    private static let lengths = 1...7

    /// Returns nil unless an ID has this number.
    public init?(number: Int) {
        guard number > 0, Self.lengths.contains(Self.name(number).count) else { return nil }
        self.number = number
    }

    /// Reads `2b4e`; returns nil for anything else.
    public init?(_ description: String) {
        guard Self.lengths.contains(description.utf8.count) else { return nil }
        var number = 0
        for byte in description.utf8 {
            guard let digit = Self.digits.firstIndex(of: byte) else { return nil }
            // Every digit counts from 1, so that leading zeros are preserved.
            number = number * Self.digits.count + digit + 1
        }
        self.number = number
    }

    /// `2b4e`.
    public var description: String { String(decoding: Self.name(number), as: UTF8.self) }

    private static func name(_ number: Int) -> [UInt8] {
        var rest = number
        var name: [UInt8] = []
        while rest > 0 {
            rest -= 1
            name.append(digits[rest % digits.count])
            rest /= digits.count
        }
        return name.reversed()
    }
}
