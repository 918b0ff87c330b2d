import FilmzTextFolding

/// A query with conditions in words: `90s comedies under 100 minutes`, `filme mit tom hanks`.
///
/// Words that are often part of a title, such as a genre or `unseen`, are conditions only beside others, beside a word
/// such as `films`, or between commas. Titles with the words of a query come first in any case.
public struct SearchSentence: Hashable, Sendable {
    public let query: SearchQuery
    /// The conditions in the order of the query; never empty.
    public let filters: [SearchFilter]
    /// The words that are no conditions; nil when there are none.
    public let words: SearchQuery?

    private let reading: SentenceReading
    private let services: NamedServices

    /// Returns nil when the query has no conditions. Most queries are rejected after a look at each word.
    /// - Parameter services: the services that are recognised
    public init?(_ query: SearchQuery, naming services: NamedServices) {
        guard query.words.contains(where: SentenceWord.mayBeCondition),
            let reading = SentenceReading(query.text, naming: services), !reading.units.isEmpty
        else { return nil }
        self.query = query
        self.services = services
        self.reading = reading
        filters = reading.units.map(\.filter)
        words = SearchQuery(reading.text(of: reading.words))
    }

    /// The query without one of its conditions, for a link; empty when nothing is left.
    public func text(without index: Int) -> String {
        var others = filters
        others.remove(at: index)
        let rest = reading.text(without: index)
        if others.isEmpty, words == nil { return "" }
        if others.isEmpty || filters(of: rest) == others { return rest }
        // A condition alone needs a word that says that films are wanted.
        let longer = "\(rest) \(reading.isGerman ? "filme" : "films")"
        return if filters(of: longer) == others { longer } else { rest }
    }

    private func filters(of text: String) -> [SearchFilter]? {
        SearchQuery(text).flatMap { SearchSentence($0, naming: services) }?.filters
    }
}
