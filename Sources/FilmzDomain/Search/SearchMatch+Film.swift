import TextFolding

extension SearchMatch {
    /// Why a film was found: the title that fits best and, of its people, those with the most words of the query. The
    /// keywords are those with the most of the words that are in none of these.
    /// - Parameters:
    ///   - query: the query as it was understood
    ///   - spellings: other ways to write a word of it
    public init(
        _ name: MatchedText, of film: Film, keywords: [String] = [], understood query: String,
        spellings: (String) -> [String]
    ) {
        let words = TextFolding.words(query)
        let people = Self.best(film.directors + film.cast, words, beginning: words.last, spellings)
        let told = TextFolding.words(([name] + people).map(\.text).joined(separator: " "))
        let rest = words.filter { word in
            let isLast = word == words.last
            return !told.contains { telling in
                telling == word || isLast && telling.hasPrefix(word) || spellings(word).contains(telling)
            }
        }
        let beginning = rest.last == words.last ? rest.last : nil
        self.init(name: name, people: people, keywords: Self.best(keywords, rest, beginning: beginning, spellings))
    }

    /// Those of some texts that have most of the words.
    private static func best(
        _ texts: [String], _ words: [String], beginning: String?, _ spellings: (String) -> [String]
    ) -> [MatchedText] {
        let wanted = Set(words + words.flatMap(spellings))
        let matched = texts.compactMap { MatchedText($0, words: wanted, beginning: beginning) }
        let most = matched.map(\.matchCount).max() ?? 0
        var best: [MatchedText] = []
        for text in matched where text.matchCount == most && !best.contains(text) { best.append(text) }
        return Array(best.prefix(limit))
    }
}

extension SearchResults {
    /// Adds the people who have all words of a query in their name, unless the query has words of the film's title.
    /// - Parameter query: the query as it was understood
    public mutating func findPeople(_ query: SearchQuery) {
        let words = query.year == nil ? query.words : query.wordsBesideYear
        var people: [String] = []
        for match in films.items.compactMap({ matches[$0.id] }) where !match.name.parts.contains(where: \.isMatch) {
            for person in match.people where person.matchCount == words.count && !people.contains(person.text) {
                people.append(person.text)
            }
        }
        self.people = Array(people.prefix(SearchMatch.limit))
    }
}

extension MatchedText {
    /// A text with marks on the words that were asked for, whole or by their beginning; nil when there are none.
    fileprivate init?(_ text: String, words: Set<String>, beginning: String?) {
        let matches = text.split(whereSeparator: \.isWhitespace).filter { part in
            let folded = TextFolding.words(String(part))
            return folded.contains { word in
                words.contains(word) || beginning.map { word.utf8.starts(with: $0.utf8) } ?? false
            }
        }
        guard !matches.isEmpty else { return nil }
        self.init(text, matches: matches.map { $0.startIndex..<$0.endIndex })
    }

    fileprivate var matchCount: Int { parts.count(where: \.isMatch) }
}
