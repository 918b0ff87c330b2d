/// Why a programme could not be read. What was known of it stays.
public enum ProgrammeProblem: String, Error, Hashable, Sendable, Codable, CaseIterable {
    /// The address belongs to a machine that is not on the Internet, and the owner has not allowed to ask it.
    case notAllowed
    /// The site asks programs not to read this page, in its `robots.txt`.
    case refusedByRobots
    /// The site or the provider does not answer us: it refuses, or asks for fewer calls.
    case blocked
    /// Nobody answers there, or not in time.
    case unreachable
    /// There is nothing at this address, or no more.
    case gone
    case tooLarge
    /// It is neither a page nor a calendar.
    case unreadable
    /// It is a page or a calendar, but it names no showing in a form that programs can read.
    case nothingFound
    /// It names showings, but none with a time that can be read.
    case noTimes
    /// The provider of this theatre is not asked: its key is missing, or it is switched off.
    case notAsked
}
