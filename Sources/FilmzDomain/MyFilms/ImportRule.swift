/// The rule for conflicts between a file and a person about a film.
public enum ImportRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// The person's values stay.
    case mine
    /// The file's values replace the person's.
    case theirs
    /// The texts of both are joined, the person's first. Of two ratings, the person's stays.
    case both
}

/// A conflict between a file and a person about a film.
public struct ImportConflict: Hashable, Sendable, Codable {
    public enum Part: String, Hashable, Sendable, Codable, CaseIterable {
        case rating, comment, audience
        case viewingRating, viewingNote, viewingPlace, viewingCompanions
    }

    public var part: Part
    /// The two values as texts: ratings in the form of ``Rating``.
    public var mine: String
    public var theirs: String
    /// The time of the viewing, for a part of one; nil for the film.
    public var watchedOn: WatchedOn?

    public init(_ part: Part, mine: String, theirs: String, watchedOn: WatchedOn? = nil) {
        self.part = part
        self.mine = mine
        self.theirs = theirs
        self.watchedOn = watchedOn
    }
}
