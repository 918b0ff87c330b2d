import FilmzTextFolding

/// A query from the search box, split into words.
public struct SearchQuery: Hashable, Sendable {
    public static let characterLimit = 200
    /// The maximum number of words. Further ones are ignored.
    public static let wordLimit = 16

    /// The query as typed, without white space around it.
    public let text: String
    /// The folded words in order; the last one may be unfinished. Never empty.
    public let words: [String]
    /// A year among the words. It narrows the search, but may also be part of a title (`1917`, `2001: A Space
    /// Odyssey`).
    public let year: Int?

    /// Returns nil when the text has no words, or is longer than ``characterLimit``.
    public init?(_ text: String) {
        guard let text = try? text.checked(.query, limit: Self.characterLimit) else { return nil }
        let words = Array(TextFolding.words(text).prefix(Self.wordLimit))
        guard !words.isEmpty else { return nil }
        self.text = text
        self.words = words
        year = words.last { $0.utf8.count == 4 && Int($0).map(CalendarDay.years.contains) == true }.flatMap { Int($0) }
    }

    /// The folded words with one space between them. Two queries with the same folded words are the same query.
    public var folded: String { words.joined(separator: " ") }

    /// The words without the year.
    public var wordsBesideYear: [String] {
        guard let year, let index = words.lastIndex(of: String(year)) else { return words }
        var rest = words
        rest.remove(at: index)
        return rest
    }
}

/// A query that had results, with the time of its last use.
public struct RecentQuery: Hashable, Sendable, Codable {
    /// The query as typed.
    public var text: String
    public var usedAt: Timestamp

    public init(text: String, usedAt: Timestamp) {
        self.text = text
        self.usedAt = usedAt
    }

    public static let limit = 10
}
