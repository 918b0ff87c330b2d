/// Why the programme at an address cannot be read. Nothing was changed.
public enum ProgrammeProblem: Error, Hashable, Sendable, CaseIterable {
    /// The address belongs to a machine that is not on the Internet, and the owner has not allowed to ask it.
    case notAllowed
    /// The site asks programs, by its `robots.txt`, not to read this address.
    case refusedByRobots
    /// The site answers only persons who sign in, or no programs at all.
    case blocked
    /// The site asks to wait before the next call.
    case tooSoon
    /// Nobody answers there, not in time, or the site has a fault of its own.
    case unreachable
    /// It is longer than Filmz reads.
    case tooLarge
    /// It is neither a page nor a calendar, such as a picture.
    case unreadable
    /// There is nothing at this address, or no more.
    case gone
    /// The address leads to another site now. Whoever trusts that one can enter its address.
    case movedElsewhere
}
