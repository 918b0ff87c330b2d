/// An entry of an index: a film or a person.
public struct TitleEntry: Hashable, Sendable {
    /// A unique number of the caller's choice.
    public var id: Int64
    /// The year; nil if it is unknown.
    public var year: Int?
    /// The popularity as a number of votes.
    public var popularity: Int
    /// The title, then the original and alternative titles. Names are truncated to 1,024 bytes, and their words are
    /// separated by single spaces.
    public var names: [String]
    /// The people in the film, and other words for it. They match together with words of the title or alone, and rank
    /// below titles.
    public var people: [String]

    public init(id: Int64, year: Int? = nil, popularity: Int = 0, names: [String], people: [String] = []) {
        self.id = id
        self.year = year
        self.popularity = popularity
        self.names = names
        self.people = people
    }
}
