import FilmzTextFolding

/// An entry that a search found.
public struct TitleHit: Hashable, Sendable {
    /// A word of the query that was read as another.
    public struct Correction: Hashable, Sendable {
        /// As typed, folded. Joined words have a space between them.
        public var typed: String
        /// As the name has it; several words when the typed one was divided.
        public var found: String
        /// How many letters were wrong; 0 for words that were joined or divided.
        public var edits: Int

        public init(typed: String, found: String, edits: Int) {
            self.typed = typed
            self.found = found
            self.edits = edits
        }
    }

    public var id: Int64
    /// The name that matched best. This and the following are empty until the hit is described.
    public var name = ""
    /// The parts of the name that match the query's words, in order. For an unfinished word this is the beginning.
    public var matched: [Range<String.Index>] = []
    public var corrections: [Correction] = []
    /// The query with its corrections; nil when it was used as typed.
    public var understood: String?
    /// The query with the name's words for those that were joined, divided or spelled in another way: `godfather ii` for
    /// `godfather 2`. nil when there are none, or when letters are wrong.
    public var wording: String?
    /// How many letters of the query were wrong.
    public var edits: Int
    public var year: Int?
    public var popularity: Int
    /// How well it matches and how well it is known, in one number that can be compared with those from other indexes.
    /// See *Order* in `docs/title-search.md`.
    public var score: Int

    /// Its place in its index. This says nothing about the entry, so hits of two indexes may be equal.
    struct Place: Hashable, Sendable {
        var name: Int
        /// Which reading of the query found it.
        var reading: Int

        static func == (left: Place, right: Place) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    let place: Place

    init(_ hit: TopHits.Hit, in tables: IndexTables) {
        id = tables.id(ofEntry: hit.entry)
        year = tables.year(ofEntry: hit.entry)
        popularity = tables.popularities[hit.entry]
        score = hit.points
        edits = hit.edits
        place = Place(name: hit.name, reading: hit.interpretation)
    }

    /// The hit with its name, matches and corrections.
    func described(
        _ reading: Interpretation, of words: [FoldedWord], in tables: IndexTables, typos: TypoRule
    ) -> TitleHit {
        let name = tables.text(ofName: place.name)
        let people = tables.people(ofEntry: tables.entry(ofName: place.name))
        let description = HitDescription(reading, of: words, in: name, people: people, typos: typos)
        var hit = self
        hit.name = name
        hit.matched = description.matched
        hit.corrections = description.corrections
        hit.understood = description.understood
        hit.wording = description.wording
        return hit
    }

    /// Whether this hit comes before another: the better one first, and of equally good ones the better known.
    public func precedes(_ other: TitleHit) -> Bool {
        (-score, -popularity, id) < (-other.score, -other.popularity, other.id)
    }
}
