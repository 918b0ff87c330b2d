/// What counts where a file says something else about a film than its person.
public enum ImportRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// What the person has stays.
    case mine
    /// What the file says takes its place.
    case theirs
    /// Texts of both are kept, the person's first. Of two verdicts in stars, the person's stays.
    case both
}

/// What a file says of a film that a person's Filmz says otherwise.
public struct ImportConflict: Hashable, Sendable, Codable {
    public enum Part: String, Hashable, Sendable, Codable, CaseIterable {
        case rating, comment, audience
        case viewingRating, viewingNote, viewingPlace, viewingCompanions
    }

    public var part: Part
    /// As texts: stars as ``Rating`` writes them.
    public var mine: String
    public var theirs: String
    /// When the film was seen, for a part of a viewing; nil for the film.
    public var watchedOn: WatchedOn?

    public init(_ part: Part, mine: String, theirs: String, watchedOn: WatchedOn? = nil) {
        self.part = part
        self.mine = mine
        self.theirs = theirs
        self.watchedOn = watchedOn
    }
}
