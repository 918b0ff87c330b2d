/// The secret in an address that opens one thing without signing in: a share, or a calendar. Only those who have the
/// address know it; Filmz keeps its hash.
public struct SecretToken: Hashable, Sendable, CustomStringConvertible {
    /// 128 random bits.
    private let value: UInt128

    /// Letters and digits that nobody confuses, so that programs which look for addresses in a text find all of it.
    private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    /// Five bits each.
    private static let length = 26

    /// Returns nil for anything but the ``text`` of a token.
    public init?(_ text: String) {
        guard text.utf8.count == Self.length else { return nil }
        var value: UInt128 = 0
        for byte in text.utf8 {
            guard let digit = Self.digits.firstIndex(of: byte), value >> 123 == 0 else { return nil }
            value = value << 5 | UInt128(digit)
        }
        self.value = value
    }

    /// 128 bits from the system's cryptographically secure generator.
    public static func random() -> SecretToken {
        var generator = SystemRandomNumberGenerator()
        return SecretToken(value: UInt128.random(in: .min ... .max, using: &generator))
    }

    private init(value: UInt128) {
        self.value = value
    }

    /// 26 letters and digits.
    public var text: String {
        let digits = (0..<Self.length).reversed().map { Self.digits[Int(truncatingIfNeeded: value >> ($0 * 5)) & 31] }
        return String(decoding: digits, as: UTF8.self)
    }

    public var bytes: [UInt8] {
        (0..<16).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    public var description: String { "SecretToken" }
}
