/// A film that a pasted text asks for. What its words mean may be open: then there are several readings, and a search
/// decides.
public struct PastedFilm: Hashable, Sendable {
    /// One way to understand the words.
    public struct Reading: Hashable, Sendable {
        public var title: String
        public var year: Int?
        /// What stands beside the title: a person, a note, or a part of the title.
        public var beside: [String] = []
        /// What stands after the year: a person or a note.
        public var after: [String] = []
        /// Who made the film, as a column of a table says.
        public var people: [String] = []
        /// Whether a number before the title was left out that may be a part of it.
        public var leavesNumberOut = false

        public init(_ title: String, year: Int? = nil) {
            self.title = title
            self.year = year
        }
    }

    /// Where in a sentence a title was found.
    public enum Place: Hashable, Sendable {
        /// In quotes, emphasised, or after a word such as `watch`.
        case marked
        /// Only its capital letters show it.
        case capitals
    }

    /// The words, as pasted.
    public var text: String
    /// The IDs that it names, by an address, a number or a cell of a table.
    public var ids: [ExternalID] = []
    /// The most likely first. Empty when there are no words to search for.
    public var readings: [Reading] = []
    /// What the person says about the film, from a table; nil when there is nothing, or a reading has to tell.
    public var note: String?
    /// Nil when it was not found in a sentence.
    public var place: Place?

    /// More readings than these are not tried.
    static let readingLimit = 12
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
            let whole = FilmWords(item.numberedText, extent: extent).readings
            if number.isMarked {
                // `12) Heat`, but also `10. Things I Hate About You`.
                if !isNumbered { readings += whole.prefix(2) }
            } else {
                let rest = readings.map { reading in
                    var reading = reading
                    reading.leavesNumberOut = !isNumbered
                    return reading
                }
                readings = whole.prefix(Self.readingLimit / 2) + rest
            }
        }
        // The name in an address of Letterboxd is all that it says.
        for words in item.addresses.compactMap(\.words) {
            readings += FilmWords(words.text, extent: extent).readings.prefix(3)
        }
        tidy()
    }

    /// - Parameters:
    ///   - text: the words without any mark of a list
    ///   - lead: the part in quotes or emphasised with which it begins; nil when there is none
    init(_ text: String, lead: String? = nil, place: Place? = nil, extent: FilmWords.Extent = .all) {
        self.text = text
        self.place = place
        readings = FilmWords(text, lead: lead, extent: extent).readings
        tidy()
    }

    /// Leaves out readings without words and those that are there twice.
    mutating func tidy() {
        var seen: Set<Reading> = []
        readings = readings.filter { $0.title.hasWord && seen.insert($0).inserted }
        readings = Array(readings.prefix(Self.readingLimit))
    }
}
