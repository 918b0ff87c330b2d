/// An entry of an index: one film, or one person.
public struct TitleEntry: Hashable, Sendable {
    /// Any number; no two entries may have the same.
    public var id: Int64
    /// Nil when not known.
    public var year: Int?
    /// How many people know it, in votes.
    public var popularity: Int
    /// The title, then the original and alternative titles. Names are cut after 1,024 bytes, and their words are
    /// separated by single spaces.
    public var names: [String]
    /// The people who made it, and other words for it. They are found together with words of the title or alone, and
    /// rank below titles.
    public var people: [String]

    public init(id: Int64, year: Int? = nil, popularity: Int = 0, names: [String], people: [String] = []) {
        self.id = id
        self.year = year
        self.popularity = popularity
        self.names = names
        self.people = people
    }
}
