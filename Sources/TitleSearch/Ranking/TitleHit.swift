import TextFolding

/// An entry that a search found.
public struct TitleHit: Hashable, Sendable {
    /// A word of the query that was taken for another.
    public struct Correction: Hashable, Sendable {
        /// As typed, folded; two words with a space between them when they were joined.
        public var typed: String
        /// As it stands in the name; several words when the one typed was taken apart.
        public var found: String
        /// How many letters were wrong; 0 for words joined or split.
        public var edits: Int

        public init(typed: String, found: String, edits: Int) {
            (self.typed, self.found, self.edits) = (typed, found, edits)
        }
    }

    public var id: Int64
    /// The name that matched best. This and what follows are empty until the hit is described.
    public var name = ""
    /// The parts of the name that the query's words stand for, in order; of an unfinished word, its beginning.
    public var matched: [Range<String.Index>] = []
    public var corrections: [Correction] = []
    /// The query with its corrections; nil when it was taken as typed.
    public var understood: String?
    /// How many letters of the query were wrong.
    public var edits: Int
    public var year: Int?
    public var popularity: Int
    /// How well it matches and how well it is known, in one number that can be compared with those of other indexes.
    /// See *Order* in `docs/title-search.md`.
    public var score: Int

    /// Where it is in its index. That says nothing of the entry, so hits of two indexes may be equal.
    struct Place: Hashable, Sendable {
        var name: Int
        /// Which reading of the query found it.
        var reading: Int

        static func == (left: Place, right: Place) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    let place: Place

    init(_ hit: TopHits.Hit, in tables: IndexTables) {
        (id, year) = (tables.id(ofEntry: hit.entry), tables.year(ofEntry: hit.entry))
        (popularity, score, edits) = (tables.popularities[hit.entry], hit.points, hit.edits)
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
        (hit.name, hit.matched) = (name, description.matched)
        (hit.corrections, hit.understood) = (description.corrections, description.understood)
        return hit
    }

    /// The order of hits: the best first, and of two equally good ones the better known.
    public func precedes(_ other: TitleHit) -> Bool {
        (-score, -popularity, id) < (-other.score, -other.popularity, other.id)
    }
}
