import FilmzTextFolding

/// The words of a query that are searched for in the texts of films, to mark the matches.
public struct QueryWords: Sendable {
    private var words: [String]
    private let spellings: [String: Set<String>]
    /// The word that may be a prefix; nil when it is found.
    private var prefix: String?

    /// - Parameters:
    ///   - query: the query after corrections; its last word may be a prefix
    ///   - spellings: returns other spellings of a word of it
    public init(_ query: String, spellings: (String) -> [String]) {
        words = TextFolding.words(query)
        self.spellings = Dictionary(words.map { ($0, Set(spellings($0)).union([$0])) }) { first, _ in first }
        prefix = words.last
    }

    public var isEmpty: Bool { words.isEmpty }

    /// The words that are in none of the texts of a match.
    public func missing(in match: SearchMatch) -> QueryWords {
        var missing = self
        for text in [match.name] + match.people where !missing.isEmpty {
            let telling = TextFolding.words(text.text)
            missing.words.removeAll { word in telling.contains { has($0, word: word) } }
        }
        if missing.words.last != words.last { missing.prefix = nil }
        return missing
    }

    /// The texts with the largest number of the words, which are marked, at most ``SearchMatch/limit``.
    public func best(of texts: [String]) -> [MatchedText] {
        var best: [MatchedText] = []
        var most = 1
        for text in texts {
            let matches = self.matches(in: text)
            guard matches.count >= most else { continue }
            if matches.count > most {
                best = []
                most = matches.count
            }
            let marked = MatchedText(text, matches: matches)
            if !best.contains(marked) { best.append(marked) }
        }
        return Array(best.prefix(SearchMatch.limit))
    }

    /// The parts between spaces that contain one of the words. Most texts have none, which is checked first.
    private func matches(in text: String) -> [Range<String.Index>] {
        guard hasAny(text) else { return [] }
        return text.split(whereSeparator: \.isWhitespace).filter { hasAny(String($0)) }
            .map { $0.startIndex..<$0.endIndex }
    }

    private func hasAny(_ text: String) -> Bool {
        TextFolding.words(text).contains { telling in words.contains { has(telling, word: $0) } }
    }

    /// Whether a word of a text is one of the query, in any spelling or as a prefix.
    private func has(_ telling: String, word: String) -> Bool {
        spellings[word]?.contains(telling) ?? false || word == prefix && telling.utf8.starts(with: word.utf8)
    }
}
