import TextFolding

extension SearchMatch {
    /// Why a film was found: the title that fits best and, of its people, those with the most words of the query.
    /// - Parameters:
    ///   - query: the query as it was understood
    ///   - spellings: other ways to write a word of it
    public init(_ name: MatchedText, of film: Film, understood query: String, spellings: (String) -> [String]) {
        let words = TextFolding.words(query)
        let wanted = Set(words + words.flatMap(spellings))
        let matched = (film.directors + film.cast).compactMap {
            MatchedText(person: $0, words: wanted, beginning: words.last)
        }
        let most = matched.map(\.matchCount).max() ?? 0
        var people: [MatchedText] = []
        for person in matched where person.matchCount == most && !people.contains(person) { people.append(person) }
        self.init(name: name, people: Array(people.prefix(Self.peopleLimit)))
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
        self.people = Array(people.prefix(SearchMatch.peopleLimit))
    }
}

extension MatchedText {
    /// A name with marks on the words that were asked for, whole or by their beginning; nil when there are none.
    fileprivate init?(person name: String, words: Set<String>, beginning: String?) {
        let matches = name.split(whereSeparator: \.isWhitespace).filter { part in
            let folded = TextFolding.words(String(part))
            return folded.contains { word in
                words.contains(word) || beginning.map { word.utf8.starts(with: $0.utf8) } ?? false
            }
        }
        guard !matches.isEmpty else { return nil }
        self.init(name, matches: matches.map { $0.startIndex..<$0.endIndex })
    }

    fileprivate var matchCount: Int { parts.count(where: \.isMatch) }
}
