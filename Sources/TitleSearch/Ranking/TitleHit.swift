/// An entry that a search found.
public struct TitleHit: Hashable, Sendable {
    /// A word of the query that was taken for another.
    public struct Correction: Hashable, Sendable {
        /// As typed, folded; two words with a space between them when they were joined.
        public var typed: String
        /// As it stands in the name; two words when the one typed was split.
        public var found: String
        /// How many letters were wrong; 0 for words joined or split.
        public var edits: Int

        public init(typed: String, found: String, edits: Int) {
            (self.typed, self.found, self.edits) = (typed, found, edits)
        }
    }

    public var id: Int64
    /// The name that matched best.
    public var name: String
    /// The parts of the name that the query's words stand for, in order; of a word just begun, its beginning.
    public var matched: [Range<String.Index>]
    public var corrections: [Correction]
    public var year: Int?
    public var popularity: Int
    /// How well it matches and how well it is known, in one number that compares across indexes; see ``Ranking`` in
    /// `docs/title-search.md`.
    public var score: Int

    public init(
        id: Int64, name: String, matched: [Range<String.Index>], corrections: [Correction], year: Int?, popularity: Int,
        score: Int
    ) {
        (self.id, self.name, self.matched, self.corrections) = (id, name, matched, corrections)
        (self.year, self.popularity, self.score) = (year, popularity, score)
    }

    /// The order of hits: the best first, of two as good the better known.
    public func precedes(_ other: TitleHit) -> Bool {
        (-score, -popularity, id) < (-other.score, -other.popularity, other.id)
    }
}
