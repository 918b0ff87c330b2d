/// The reason why a programme could not be read. The stored one stays.
public enum ProgrammeProblem: String, Error, Hashable, Sendable, Codable, CaseIterable {
    /// The host is not on the Internet, and the owner has not allowed requests to it.
    case notAllowed
    /// The site's `robots.txt` forbids programs to read this URL.
    case refusedByRobots
    /// The site answers only persons who sign in, or no programs at all; or the provider rejects the key.
    case blocked
    /// The site or the provider asks for a pause before the next call.
    case tooSoon
    /// The host does not answer, not in time, or with a server error.
    case unreachable
    /// There is nothing at this URL, or no longer.
    case gone
    /// The URL redirects to another site. A person who trusts that one can enter its URL.
    case movedElsewhere
    /// The document is larger than Filmz's limit.
    case tooLarge
    /// The document is neither a page nor a calendar, such as a picture.
    case unreadable
    /// The page or calendar has no showing in a form that programs can read.
    case nothingFound
    /// The document has showings, but none with a readable time.
    case noTimes
    /// The provider of this theatre is not asked: its key is missing, or it is switched off.
    case notAsked
}
