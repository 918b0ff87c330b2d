import FilmzTextFolding

/// A free text that a person gives a film or a viewing, such as `rainy day` or `with Anna`.
public struct Tag: Hashable, Sendable {
    /// The text as the person wrote it: one line, single spaces, no comma. Never empty.
    public let text: String
    /// The normalised text. Tags with the same key are the same tag, whatever the case and accents of their texts.
    public let key: String

    public static let characterLimit = 60
    /// The maximum number of different tags for each person.
    public static let limitPerPerson = 2_000

    /// - Throws: ``DomainError/invalid(_:_:)``
    public init(_ text: String) throws(DomainError) {
        // The cheap check of the bytes comes first, as always with input from outside.
        guard text.utf8.count <= Self.characterLimit * 16 else { throw .invalid(.tags, .tooLong(Self.characterLimit)) }
        let words = try text.checked(.tags, limit: Self.characterLimit).split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { throw .invalid(.tags, .missing) }
        let text = words.joined(separator: " ")
        guard !text.contains(where: Self.isSeparator) else { throw .invalid(.tags, .malformed) }
        self.init(accepted: text)
    }

    /// Creates a tag whose text was accepted before.
    public init(accepted text: String) {
        self.text = text
        let folded = TextFolding.folded(text)
        // A text without letters, such as an emoji, is a tag too.
        key = if folded.isEmpty { text } else { folded }
    }

    /// Whether the character separates tags where several are typed.
    static func isSeparator(_ character: Character) -> Bool {
        [",", "،", "、", "，"].contains(character) || character.isNewline
    }
}

extension Tag: Codable {
    /// Decodes a text.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
