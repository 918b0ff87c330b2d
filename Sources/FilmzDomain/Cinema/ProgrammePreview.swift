/// What a page announces, for a person to look at before anything is kept.
public struct ProgrammePreview: Hashable, Sendable {
    /// Where on a site the programme was found.
    public enum Origin: Hashable, Sendable {
        /// What the page says to programs.
        case data
        /// What the pages of films say to programs to which the page leads: how many were read, and how many more are
        /// read once somebody follows the theatre.
        case filmPages(read: Int, left: Int)
        /// What the page shows to persons. A person should check it.
        case text
    }

    /// The theatre as the page names it.
    public var theatre: Theatre
    public var programme: Programme
    public var origin: Origin

    public init(theatre: Theatre, programme: Programme, origin: Origin = .data) {
        self.theatre = theatre
        self.programme = programme
        self.origin = origin
    }
}

extension ProgrammePreview: Encodable {
    private enum CodingKeys: CodingKey {
        case theatre, showtimes, omittedCount, entries, origin, pageCount, leftPageCount
    }

    /// The theatre is without an ID: it gets one when somebody follows it.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(FoundTheatre(theatre, near: nil), forKey: .theatre)
        try members.encode(programme.showtimes, forKey: .showtimes)
        try members.encode(programme.omittedCount, forKey: .omittedCount)
        try members.encode(OutcomeCounts(programme), forKey: .entries)
        switch origin {
        case .data: try members.encode("data", forKey: .origin)
        case .text: try members.encode("text", forKey: .origin)
        case .filmPages(let read, let left):
            try members.encode("film-pages", forKey: .origin)
            try members.encode(read, forKey: .pageCount)
            try members.encode(left, forKey: .leftPageCount)
        }
    }
}
