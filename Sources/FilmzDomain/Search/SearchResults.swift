/// The films that a search found, with its interpretation of the query.
public struct SearchResults: Sendable, Equatable {
    /// The films, best match first.
    public var films: Page<Film>
    /// Whether there are more films than the total of ``films``, because they were not all counted.
    public var isTotalOpen: Bool
    /// The match of each film of this page. Films found only by their year are missing.
    public var matches: [Film.ID: SearchMatch]
    /// The folded query with its words corrected, joined or split to match the best result; nil when it was used as
    /// typed.
    public var correction: String?
    /// The folded query in the words of the best result's title: `godfather ii` for `godfather 2`. Nil when they are
    /// the same, or when letters are wrong, because then it is only a guess.
    public var wording: String?
    /// Another query that may have been meant, if the query was used as typed and a very similar one is far better
    /// known.
    public var suggestion: String?
    /// People with the name in the query, in the spelling of this page's films.
    public var people: [String]
    /// The query as conditions; nil when it has none.
    public var sentence: SearchSentence?
    /// The facts that the person must give before all conditions can be checked.
    public var missing: [SearchFilter.Missing] = []
    /// The full names of the people in the conditions, and the titles of films to be like.
    public var names: [String: String] = [:]
    /// The words that were left out, because nothing was found with them or an “or” before them was not understood; nil
    /// when there are none.
    public var ignored: String?

    /// The conditions of the query, with full names and titles.
    public var filters: [SearchFilter] { (sentence?.filters ?? []).map { $0.named(by: names) } }

    public init(
        films: Page<Film> = Page(items: [], total: 0), isTotalOpen: Bool = false, matches: [Film.ID: SearchMatch] = [:],
        correction: String? = nil, suggestion: String? = nil, people: [String] = []
    ) {
        self.films = films
        self.isTotalOpen = isTotalOpen
        self.matches = matches
        self.correction = correction
        self.suggestion = suggestion
        self.people = people
    }
}

extension SearchFilter {
    /// The condition with the names in place of what was typed for them.
    fileprivate func named(by names: [String: String]) -> SearchFilter {
        switch self {
        case .person(let name, let role): .person(names[name] ?? name, role)
        case .like(let title): .like(names[title] ?? title)
        case .not(let filter): .not(filter.named(by: names))
        case .either(let filters): .either(filters.map { $0.named(by: names) })
        case .kind, .genre, .country, .language, .years, .minutes, .mine, .offered, .service: self
        }
    }
}

/// The reason why a film was found.
public struct SearchMatch: Hashable, Sendable, Codable {
    /// The title that matches best: the film's own, its original one, or one from another country.
    public var name: MatchedText
    /// The directors and cast whose names contain words of the query, at most ``limit``.
    public var people: [MatchedText]
    /// The keywords that contain words of the query that are nowhere else, at most ``limit``.
    public var keywords: [MatchedText]

    public static let limit = 3

    public init(name: MatchedText, people: [MatchedText] = [], keywords: [MatchedText] = []) {
        self.name = name
        self.people = people
        self.keywords = keywords
    }
}

/// A text with its matches marked.
public struct MatchedText: Hashable, Sendable, Codable {
    public struct Part: Hashable, Sendable, Codable {
        public var text: String
        public var isMatch: Bool

        public init(_ text: String, isMatch: Bool) {
            self.text = text
            self.isMatch = isMatch
        }
    }

    /// The parts in order; together they are the text.
    public var parts: [Part]

    /// - Parameter matches: the ranges of the matches, in order and without overlap
    public init(_ text: String, matches: [Range<String.Index>]) {
        parts = []
        var end = text.startIndex
        for match in matches where match.lowerBound >= end && !match.isEmpty {
            if match.lowerBound > end { parts.append(Part(String(text[end..<match.lowerBound]), isMatch: false)) }
            parts.append(Part(String(text[match]), isMatch: true))
            end = match.upperBound
        }
        if end < text.endIndex { parts.append(Part(String(text[end...]), isMatch: false)) }
    }

    public var text: String { parts.map(\.text).joined() }

    /// Decodes a list of the parts.
    public init(from decoder: any Decoder) throws {
        parts = try [Part](from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try parts.encode(to: encoder)
    }
}
