/// What is put into an index: one film, or one person.
public struct TitleEntry: Hashable, Sendable {
    /// Any number, no two entries with the same.
    public var id: Int64
    /// nil when unknown.
    public var year: Int?
    /// How many know it, in votes.
    public var popularity: Int
    /// First the title, then the original and alternative ones. Each is kept to its first 1,024 bytes, with single spaces.
    public var names: [String]
    /// Who made it: found with words of the title and by themselves, after titles.
    public var people: [String]

    public init(id: Int64, year: Int? = nil, popularity: Int = 0, names: [String], people: [String] = []) {
        (self.id, self.year, self.popularity, self.names, self.people) = (id, year, popularity, names, people)
    }
}
