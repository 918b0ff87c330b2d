/// The secret token in a URL that gives access to a share or a calendar without signing in. Only those who have the URL
/// know it; Filmz stores its hash.
public struct SecretToken: Hashable, Sendable, CustomStringConvertible {
    /// 128 random bits.
    private let value: UInt128

    /// Letters and digits that are hard to confuse, and that programs which detect URLs in a text include in them.
    private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    /// The number of digits, of five bits each.
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

    /// A token of 128 bits from the system's cryptographically secure generator.
    public static func random() -> SecretToken {
        var generator = SystemRandomNumberGenerator()
        return SecretToken(value: UInt128.random(in: .min ... .max, using: &generator))
    }

    private init(value: UInt128) {
        self.value = value
    }

    /// The token as 26 letters and digits.
    public var text: String {
        let digits = (0..<Self.length).reversed().map { Self.digits[Int(truncatingIfNeeded: value >> ($0 * 5)) & 31] }
        return String(decoding: digits, as: UTF8.self)
    }

    public var bytes: [UInt8] {
        (0..<16).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    public var description: String { "SecretToken" }
}
