import FilmzTextFolding

/// A query with conditions in words: `90s comedies under 100 minutes`, `filme mit tom hanks`.
///
/// Words that are often part of a title, such as a genre or `unseen`, are conditions only beside others, beside a word
/// such as `films`, or between commas. Titles with the words of a query come first in any case.
///
/// A sentence may be in English, German, French or Spanish. The text decides, not the reader's language, because the
/// rules of lists are stored as text.
///
/// `films` means films only, and so does a running time, because that of a show is an episode's. `titles` means both.
///
/// “or” makes one condition of two of the same kind. What follows it between others is left out: read as “and”, it would
/// find what nobody asked for.
public struct SearchSentence: Hashable, Sendable {
    public let query: SearchQuery
    /// The conditions in the order of the query; never empty.
    public let filters: [SearchFilter]
    /// The words that are no conditions; nil when there are none.
    public private(set) var words: SearchQuery?
    /// The query without what is left out.
    public private(set) var text: String
    /// What is left out: each part that follows an “or” between conditions of different kinds.
    public private(set) var leftOut: [String] = []

    private let reading: SentenceReading
    private let services: NamedServices

    /// Returns nil when the query has no conditions. Most queries are rejected after a look at each word.
    /// - Parameters:
    ///   - services: the services that are recognised
    ///   - isLoose: whether no title has all the words, so that most of them may be conditions
    public init?(_ query: SearchQuery, naming services: NamedServices, isLoose: Bool = false) {
        guard var reading = SentenceReading.best(of: query, naming: services, isLoose: isLoose) else { return nil }
        self.query = query
        text = query.text
        while let choice = reading.unlikeChoice {
            let shorter = reading.text(without: choice)
            // That it is a sentence is known by now, so no word has to say it again.
            guard
                let rest = SentenceReading(shorter, in: reading.vocabulary, naming: services, isLoose: true)
            else { break }
            leftOut.append(reading.text(of: Array(choice.dropFirst())))
            text = shorter
            reading = rest
        }
        self.services = services
        self.reading = reading
        filters = reading.units.map(\.filter)
        words = SearchQuery(reading.text(of: reading.words))
    }

    /// The conditions that films must meet: those of the query, and that they are no shows if only a film can meet
    /// these.
    public var conditions: [SearchFilter] {
        let isKindSaid = filters.contains { if case .kind = $0 { true } else { false } }
        let isLengthSaid = filters.contains { if case .minutes = $0 { true } else { false } }
        return if isLengthSaid, !isKindSaid { filters + [.kind(.films)] } else { filters }
    }

    /// The same conditions, without the words that are none.
    public func withoutWords() -> SearchSentence {
        var sentence = self
        sentence.words = nil
        return sentence
    }

    /// What is left out, as one text; nil when that is nothing.
    /// - Parameter words: other words that are not searched for
    public func ignored(beside words: String? = nil) -> String? {
        (leftOut + [words].compactMap(\.self)).joined(separator: ", ").nonEmpty
    }

    /// Whether the query is the name of a genre, or of several.
    var namesOnlyGenres: Bool { leftOut.isEmpty && reading.isOnlyGenres }

    /// The query with a word for titles beside it, so that it is no title; nil if that means something else.
    var unmistakableText: String? {
        let longer = withTitles(text)
        return if means(longer, filters) { longer } else { nil }
    }

    private func withTitles(_ text: String) -> String {
        let titles = reading.titles
        return reading.vocabulary.mayFollowFilms(text) ? "\(titles) \(text)" : "\(text) \(titles)"
    }

    /// The query without one of its conditions, for a link; empty when nothing is left.
    public func text(without index: Int) -> String {
        var others = filters
        others.remove(at: index)
        let rest = reading.text(without: index)
        if others.isEmpty, words == nil { return "" }
        if others.isEmpty || means(rest, others) { return rest }
        // `films` alone is a title.
        if others == [.kind(.films)] { return words?.text ?? "" }
        // A condition alone needs a word that says that films or shows are wanted.
        let longer = [withTitles(rest), reading.text(with: reading.titles, inPlaceOf: index)]
        return longer.first { means($0, others) } ?? rest
    }

    /// Whether a text has these conditions, and the same words beside them.
    private func means(_ text: String, _ others: [SearchFilter]) -> Bool {
        let sentence = SearchQuery(text).flatMap { SearchSentence($0, naming: services) }
        return sentence?.filters == others && sentence?.words?.folded == words?.folded
    }
}
