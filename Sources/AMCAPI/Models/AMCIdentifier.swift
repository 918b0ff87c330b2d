public import APICore

/// AMC's ID of a film, a theatre or a showtime; each has its own type.
public protocol AMCIdentifier: RawRepresentable, Hashable, Comparable, Codable, Sendable, ExpressibleByIntegerLiteral,
    CustomStringConvertible, HTTPParameterValue
where RawValue == Int {
    /// Creates an ID from a number.
    init(rawValue: Int)
}

extension AMCIdentifier {
    /// Creates an ID from a number.
    public init(_ number: Int) { self.init(rawValue: number) }

    /// Creates an ID from a number.
    public init(integerLiteral number: Int) { self.init(rawValue: number) }

    /// Decodes a number, also one that was sent as text.
    public init(from decoder: any Decoder) throws {
        guard let number = try Lenient<Int>(from: decoder).wrappedValue else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no identifier"))
        }
        self.init(rawValue: number)
    }

    /// The number in decimal digits.
    public var description: String { String(rawValue) }

    /// The number in decimal digits.
    public var parameterValue: String { String(rawValue) }

    /// Whether the first ID has the smaller number.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
