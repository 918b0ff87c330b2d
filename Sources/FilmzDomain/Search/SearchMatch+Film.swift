extension SearchMatch {
    /// A match with the title that fits best and, of the film's people, those with the most words of the query.
    public init(_ name: MatchedText, of film: Film, words: QueryWords) {
        self.init(name: name, people: words.best(of: film.directors + film.cast))
    }
}

extension SearchResults {
    /// Adds the people who have all words of a query in their name, unless the query has words of the film's title.
    /// - Parameter query: the query after corrections
    public mutating func findPeople(_ query: SearchQuery) {
        let words = if query.year == nil { query.words } else { query.wordsBesideYear }
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
    fileprivate var matchCount: Int { parts.count(where: \.isMatch) }
}
