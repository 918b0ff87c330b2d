import APICore

/// A value of one of AMC's vocabularies. These grow without notice, so an unknown value is preserved as it was sent.
///
/// Terms that differ only in case are equal. Surrounding white space is removed.
public protocol AMCTerm: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
where RawValue == String {
    /// The term as it was sent.
    init(rawValue: String)

    /// The form in which terms are compared: by default the text in lower case.
    static func folded(_ text: String) -> String
}

extension AMCTerm {
    /// Creates a term from a literal.
    public init(stringLiteral text: String) { self.init(rawValue: text) }

    /// Decodes a text; white space alone is the empty term.
    ///
    /// - Throws: `DecodingError` if it is not a text.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self.init(rawValue: text.nonBlank ?? "")
    }

    /// Encodes the term as it was sent.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    public static func folded(_ text: String) -> String { text.lowercased() }

    /// Whether two terms are equal or differ only in case.
    public static func == (one: Self, other: Self) -> Bool {
        one.rawValue == other.rawValue || folded(one.rawValue) == folded(other.rawValue)
    }

    /// Hashes the form in which terms are compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Self.folded(rawValue))
    }

    /// The term as it was sent.
    public var description: String { rawValue }
}
