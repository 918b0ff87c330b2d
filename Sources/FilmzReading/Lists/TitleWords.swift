import FilmzTextFolding

/// The normalised words of a title, for comparing written titles with films' names.
///
/// Numbers are digits (`II` and `two` are `2`). Words that only announce a number (`Part`, `Vol.`), English articles
/// and `and` are removed, since people leave them out and add them.
struct TitleWords: Hashable, Sendable {
    private(set) var words: [String]
    /// The English article with which the title begins; nil when there is none.
    private(set) var article: String?
    /// The words, only folded.
    let folded: [String]

    init(_ title: String) {
        self.init(folded: TextFolding.words(title))
    }

    init(folded: some Sequence<String>) {
        self.folded = Array(folded)
        words = []
        for (index, word) in self.folded.enumerated() {
            let next: String? =
                if self.folded.indices.contains(index + 1) {
                    Self.number(self.folded[index + 1], isFirst: false)
                } else {
                    nil
                }
            if next != nil, Self.counters.contains(word) { continue }
            words.append(Self.number(word, isFirst: index == 0) ?? Self.shorter[word] ?? word)
        }
        // `Back to the Future I-III`, but `When I Met You`.
        for index in words.indices where index > 0 && words[index] == "i" {
            let isLast = index + 1 == words.count
            if isLast || words[index + 1].allSatisfy(\.isNumber) { words[index] = "1" }
        }
        // `Ford v Ferrari`, but `Rocky V`.
        for index in words.indices.dropLast() where index > 0 && words[index] == "v" { words[index] = "vs" }
        if words.last == "v", words.count > 1 { words[words.count - 1] = "5" }
        if let first = words.first, Self.articles.contains(first), words.count > 1 { article = first }
        let significantWords = words.filter { !Self.articles.contains($0) && $0 != "and" }
        if !significantWords.isEmpty { words = significantWords }
    }

    var isEmpty: Bool { words.isEmpty }

    /// The number of letters and digits.
    var length: Int { words.reduce(0) { $0 + $1.count } }

    /// The words without spaces: people write `Spiderman` and `Good Fellas`.
    var letters: String { words.joined() }

    /// The numbers among the words: a wrong number is no typing error.
    var numbers: [String] { words.filter { $0.allSatisfy(\.isNumber) } }

    /// Other spellings of the title, for errors that a search does not tolerate: `Sunset Boulevard`; `Se7en`, with a
    /// digit for a letter; and the title without one of its short words, in which the wrong letter may be.
    var otherSpellings: [String] {
        if folded.count == 1, let word = folded.first, 4...12 ~= word.count {
            return word.indices.compactMap { index in
                Self.digits[word[index]].map { word.replacingCharacter(at: index, with: $0) }
            }
        }
        let plain = words.joined(separator: " ")
        let short = folded.indices.filter { folded.count > 1 && folded[$0].count <= Self.shortLength }
        return (plain == folded.joined(separator: " ") ? [] : [plain])
            + short.prefix(Self.shortLimit).map { index in
                (folded[..<index] + folded[(index + 1)...]).joined(separator: " ")
            }
    }

    /// The number of letters up to which a search does not find a word with a wrong one.
    private static let shortLength = 4
    private static let shortLimit = 4

    /// The digits that look like letters.
    private static let digits: [Character: Character] = [
        "o": "0", "i": "1", "z": "2", "e": "3", "a": "4", "s": "5", "t": "7", "v": "7", "b": "8",
    ]

    static let articles: Set = ["the", "a", "an"]
    private static let counters: Set = ["part", "teil", "vol", "volume", "episode", "chapter", "kapitel", "pt"]
    private static let shorter = [
        "doctor": "dr", "mister": "mr", "saint": "st", "versus": "vs", "blvd": "boulevard", "und": "and",
        "teh": "the", "hte": "the", "adn": "and", "nad": "and",
    ]

    private static func number(_ word: String, isFirst: Bool) -> String? {
        if word.allSatisfy(\.isNumber) { return word }
        if let number = written[word] { return number }
        if isFirst { return nil }
        return roman[word]
    }

    private static let written = Dictionary(
        uniqueKeysWithValues: [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen",
            "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
        ].enumerated().map { ($1, String($0 + 1)) })

    private static let roman = [
        "ii": "2", "iii": "3", "iv": "4", "vi": "6", "vii": "7", "viii": "8", "ix": "9",
    ]
}

extension String {
    fileprivate func replacingCharacter(at index: Index, with character: Character) -> String {
        "\(self[..<index])\(character)\(self[self.index(after: index)...])"
    }
}
