public import APICore

/// A number that AMC gave a film, a theatre or a showtime; each has its own type.
public protocol AMCIdentifier: RawRepresentable, Hashable, Comparable, Codable, Sendable, ExpressibleByIntegerLiteral,
    CustomStringConvertible, HTTPParameterValue
where RawValue == Int {
    /// The identifier that is this number.
    init(rawValue: Int)
}

extension AMCIdentifier {
    /// The identifier that is this number.
    public init(_ number: Int) { self.init(rawValue: number) }

    /// The identifier that is this number.
    public init(integerLiteral number: Int) { self.init(rawValue: number) }

    /// Reads a number, or one that was sent as text.
    public init(from decoder: any Decoder) throws {
        guard let number = try Lenient<Int>(from: decoder).wrappedValue else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no identifier"))
        }
        self.init(rawValue: number)
    }

    /// Decimal digits.
    public var description: String { String(rawValue) }

    /// Decimal digits.
    public var parameterValue: String { String(rawValue) }

    /// The smaller number first.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
