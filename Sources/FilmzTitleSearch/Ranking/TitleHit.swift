import FilmzTextFolding

/// An entry found by a search.
public struct TitleHit: Hashable, Sendable {
    /// A correction of a word of the query.
    public struct Correction: Hashable, Sendable {
        /// The typed word, folded. Joined words have a space between them.
        public var typedText: String
        /// The word in the name; several words if the typed one was divided.
        public var replacement: String
        /// The number of wrong letters; 0 for words that were joined or divided.
        public var edits: Int

        public init(typedText: String, replacement: String, edits: Int) {
            self.typedText = typedText
            self.replacement = replacement
            self.edits = edits
        }
    }

    public var id: Int64
    /// The name that is the best match. This and the following are empty until the hit is described.
    public var name = ""
    /// The parts of the name that match the query's words, in order. For an unfinished word this is the prefix.
    public var matchedRanges: [Range<String.Index>] = []
    public var corrections: [Correction] = []
    /// The query with its corrections; nil if it was used as typed.
    public var correctedQuery: String?
    /// The query with the name's words for those that were joined, divided or spelled differently: `godfather ii` for
    /// `godfather 2`. Nil if there are none, or if letters are wrong.
    public var wording: String?
    /// The number of wrong letters in the query.
    public var edits: Int
    public var year: Int?
    public var popularity: Int
    /// The match and the popularity as one number, which can be compared with that of hits from other indexes.
    /// See *Order* in `docs/title-search.md`.
    public var score: Int

    /// The position in the index. It is not a property of the entry, so hits of two indexes may be equal.
    struct IndexPosition: Hashable, Sendable {
        var name: Int
        /// The interpretation of the query that found it.
        var interpretation: Int

        static func == (left: IndexPosition, right: IndexPosition) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    let indexPosition: IndexPosition

    init(_ hit: TopHits.Hit, in tables: IndexTables) {
        id = tables.id(ofEntry: hit.entry)
        year = tables.year(ofEntry: hit.entry)
        popularity = tables.popularities[hit.entry]
        score = hit.points
        edits = hit.edits
        indexPosition = IndexPosition(name: hit.name, interpretation: hit.interpretation)
    }

    /// The hit with its name, matches and corrections added.
    func described(
        _ interpretation: Interpretation, of words: [FoldedWord], in tables: IndexTables, typos: TypoRule
    ) -> TitleHit {
        let name = tables.text(ofName: indexPosition.name)
        let people = tables.people(ofEntry: tables.entry(ofName: indexPosition.name))
        let description = HitDescription(interpretation, of: words, in: name, people: people, typos: typos)
        var hit = self
        hit.name = name
        hit.matchedRanges = description.matchedRanges
        hit.corrections = description.corrections
        hit.correctedQuery = description.correctedQuery
        hit.wording = description.wording
        return hit
    }

    /// Whether this hit ranks above another: the better one first, and among equally good ones the better known.
    public func precedes(_ other: TitleHit) -> Bool {
        (-score, -popularity, id) < (-other.score, -other.popularity, other.id)
    }
}
