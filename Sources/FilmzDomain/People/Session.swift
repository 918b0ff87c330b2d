/// A browser that is signed in.
public struct Session: Hashable, Sendable, Identifiable {
    /// The ID of the session on the page that lists them. It is no token: nobody can sign in with it.
    public typealias ID = RandomID<Session>

    /// The number of days without use after which a session expires.
    public static let lifetimeInDays = 90
    /// The maximum number of sessions for each person. Signing in once more ends the least recently used one.
    public static let limit = 50

    public let id: ID
    /// The name that the browser reported when it signed in.
    public var device: String
    public var signedInAt: Timestamp
    /// The time of the last use, to the hour.
    public var lastUsedAt: Timestamp

    public init(id: ID, device: String, signedInAt: Timestamp, lastUsedAt: Timestamp) {
        self.id = id
        self.device = device
        self.signedInAt = signedInAt
        self.lastUsedAt = lastUsedAt
    }
}

/// The secret token of a signed-in browser. Only the browser stores it; Filmz stores its hash.
public struct SessionToken: Hashable, Sendable, CustomStringConvertible {
    public static let byteCount = 32

    public let bytes: [UInt8]

    /// Returns nil for anything but the ``text`` of a token.
    public init?(_ text: String) {
        let digits = text.utf8.compactMap(Self.value)
        guard text.utf8.count == Self.byteCount * 2, digits.count == text.utf8.count else { return nil }
        bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// A token of 256 bits from the system's cryptographically secure generator.
    public static func random() -> SessionToken {
        var generator = SystemRandomNumberGenerator()
        return SessionToken(bytes: (0..<byteCount).map { _ in generator.next() })
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The token as 64 hexadecimal digits.
    public var text: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    public var description: String { "SessionToken" }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
