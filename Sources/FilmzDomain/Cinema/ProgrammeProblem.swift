/// Why a programme could not be read. What was known of it stays.
public enum ProgrammeProblem: String, Error, Hashable, Sendable, Codable, CaseIterable {
    /// The address belongs to a machine that is not on the Internet, and the owner has not allowed to ask it.
    case notAllowed
    /// The site asks programs, by its `robots.txt`, not to read this address.
    case refusedByRobots
    /// The site answers only persons who sign in, or no programs at all; the provider refuses the key.
    case blocked
    /// The site or the provider asks to wait before the next call.
    case tooSoon
    /// Nobody answers there, not in time, or the site has a fault of its own.
    case unreachable
    /// There is nothing at this address, or no more.
    case gone
    /// The address leads to another site now. Whoever trusts that one can enter its address.
    case movedElsewhere
    /// It is longer than Filmz reads.
    case tooLarge
    /// It is neither a page nor a calendar, such as a picture.
    case unreadable
    /// It is a page or a calendar, but it names no showing in a form that programs can read.
    case nothingFound
    /// It names showings, but none with a time that can be read.
    case noTimes
    /// The provider of this theatre is not asked: its key is missing, or it is switched off.
    case notAsked
}
