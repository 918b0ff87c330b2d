/// The films that a search found, and how it understood the query.
public struct SearchResults: Sendable, Equatable {
    /// Best first.
    public var films: Page<Film>
    /// Whether there are more films than the total of ``films`` says. They were not counted.
    public var isTotalOpen: Bool
    /// Why each film of this page was found. Films found only by their year are missing.
    public var matches: [Film.ID: SearchMatch]
    /// The folded query as the best result understood it, if its words were corrected, joined or split; nil when it was
    /// used as typed.
    public var correction: String?
    /// The folded query in the words of the best result's title: `godfather ii` for `godfather 2`. nil when they are the
    /// same, or when letters are wrong, because then it is only a guess.
    public var wording: String?
    /// Another query that may have been meant, if the query was used as typed and something very similar is far better
    /// known.
    public var suggestion: String?
    /// People with the name that was asked for, as the films of this page write it.
    public var people: [String]
    /// The conditions by which films were found, if the query names any.
    public var sentence: SearchSentence?
    /// What the person has to say before all conditions can be known.
    public var missing: [SearchFilter.Missing] = []
    /// The people of the sentence, as films write their names.
    public var names: [String: String] = [:]

    /// The conditions by which films were found, people with their whole names.
    public var filters: [SearchFilter] {
        (sentence?.filters ?? []).map { filter in
            guard case .person(let name, let role) = filter else { return filter }
            return .person(names[name] ?? name, role)
        }
    }

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

/// Why a film was found.
public struct SearchMatch: Hashable, Sendable, Codable {
    /// The title that fits best: the film's own, its original one, or one from another country.
    public var name: MatchedText
    /// The directors and cast in whom words of the query were found, at most ``limit``.
    public var people: [MatchedText]
    /// The keywords in which words of the query were found that are nowhere else, at most ``limit``.
    public var keywords: [MatchedText]

    public static let limit = 3

    public init(name: MatchedText, people: [MatchedText] = [], keywords: [MatchedText] = []) {
        self.name = name
        self.people = people
        self.keywords = keywords
    }
}

/// A text with marked parts: those that were looked for.
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

    /// - Parameter matches: the ranges that were found, in order and without overlap
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

    /// Reads the list of its parts.
    public init(from decoder: any Decoder) throws {
        parts = try [Part](from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try parts.encode(to: encoder)
    }
}
