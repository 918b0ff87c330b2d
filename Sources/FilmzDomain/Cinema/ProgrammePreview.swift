/// The programme on a page, for a person to check before it is stored.
public struct ProgrammePreview: Hashable, Sendable {
    /// The part of a site in which the programme was found.
    public enum Origin: Hashable, Sendable {
        /// The page's structured data.
        case data
        /// The structured data of the films' pages to which the page links: the number of those that were read, and of
        /// those that are read once a person follows the theatre.
        case filmPages(read: Int, left: Int)
        /// The page's visible text. A person should check the result.
        case text
    }

    /// The theatre with its name on the page.
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

    /// Encodes the theatre without an ID, which it gets when a person follows it.
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
