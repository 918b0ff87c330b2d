import APICore

/// A word of one of AMC's lists. They grow without notice, so an unknown word is kept as it was sent.
///
/// Two terms are the same when they differ only in case. White space around them is dropped.
public protocol AMCTerm: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
where RawValue == String {
    /// The term as it was sent.
    init(rawValue: String)

    /// The part of a term that is compared: by default the text in lower case.
    static func folded(_ text: String) -> String
}

extension AMCTerm {
    /// The term as it is written.
    public init(stringLiteral text: String) { self.init(rawValue: text) }

    /// Reads a text; one of nothing but white space is the empty term.
    ///
    /// - Throws: `DecodingError` when it is no text.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self.init(rawValue: text.nonBlank ?? "")
    }

    /// Writes the term as it was sent.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    public static func folded(_ text: String) -> String { text.lowercased() }

    /// Whether two terms differ only in case.
    public static func == (one: Self, other: Self) -> Bool {
        one.rawValue == other.rawValue || folded(one.rawValue) == folded(other.rawValue)
    }

    /// Puts in what counts when terms are compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Self.folded(rawValue))
    }

    /// The term as it was sent.
    public var description: String { rawValue }
}
