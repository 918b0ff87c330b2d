public import FilmzDomain

/// A film that a pasted text names. Its words may be ambiguous: then there are several interpretations, and a search
/// decides.
public struct PastedFilm: Hashable, Sendable {
    /// An interpretation of the words.
    public struct Interpretation: Hashable, Sendable {
        public var title: String
        public var year: Int?
        /// The texts beside the title: a person, a note, or a part of the title.
        public var beside: [String] = []
        /// The texts after the year: a person or a note.
        public var after: [String] = []
        /// The film's makers, from a column of a table.
        public var people: [String] = []
        /// Whether the interpretation omits a number before the title that may be a part of it.
        public var leavesNumberOut = false

        public init(_ title: String, year: Int? = nil) {
            self.title = title
            self.year = year
        }
    }

    /// The sign by which a title was found in a sentence.
    public enum Place: Hashable, Sendable {
        /// Quotes, emphasis, or a word before it such as `watch`.
        case marked
        /// Only the capital letters of the title.
        case capitals
    }

    /// The words as pasted.
    public var text: String
    /// The IDs of the film in a URL, a number or a cell of a table.
    public var ids: [ExternalID] = []
    /// The interpretations, the most likely first; empty when there are no words to search for.
    public var interpretations: [Interpretation] = []
    /// The person's note on the film, from a table; nil when there is none, or the interpretation decides.
    public var note: String?
    /// The place of the title in a sentence; nil when it was not found in one.
    public var place: Place?

    /// The maximum number of interpretations to try.
    static let interpretationLimit = 12
}

extension PastedFilm {
    /// - Parameters: as in ``PastedLine``
    init(_ item: ListItem, isNumbered: Bool, extent: FilmWords.Extent) {
        self.init(item.text, lead: item.lead, extent: extent)
        ids = item.addresses.compactMap { address -> ExternalID? in
            guard case .film(let id) = address else { return nil }
            return id
        }
        if let number = item.number {
            let whole = FilmWords(item.numberedText, extent: extent).interpretations
            if number.isMarked {
                // `12) Heat`, but also `10. Things I Hate About You`.
                if !isNumbered { interpretations += whole.prefix(2) }
            } else {
                let rest = interpretations.map { interpretation in
                    var interpretation = interpretation
                    interpretation.leavesNumberOut = !isNumbered
                    return interpretation
                }
                interpretations = whole.prefix(Self.interpretationLimit / 2) + rest
            }
        }
        // Letterboxd's URLs name the film only by its title.
        for words in item.addresses.compactMap(\.words) {
            interpretations += FilmWords(words.text, extent: extent).interpretations.prefix(3)
        }
        tidy()
    }

    /// - Parameters:
    ///   - text: the words without markup of a list
    ///   - lead: the quoted or emphasised part with which it begins; nil when there is none
    init(_ text: String, lead: String? = nil, place: Place? = nil, extent: FilmWords.Extent = .all) {
        self.text = text
        self.place = place
        interpretations = FilmWords(text, lead: lead, extent: extent).interpretations
        tidy()
    }

    /// Removes interpretations without words and duplicates.
    mutating func tidy() {
        var seen: Set<Interpretation> = []
        interpretations = interpretations.filter { $0.title.hasWord && seen.insert($0).inserted }
        interpretations = Array(interpretations.prefix(Self.interpretationLimit))
    }
}
