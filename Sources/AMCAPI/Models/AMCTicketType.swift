import APICore

/// A kind of guest that a ticket is for.
public struct AMCTicketType: AMCTerm {
    /// The term as AMC sent it, without surrounding white space.
    public let rawValue: String

    /// Creates a term from its text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCTicketType {
    /// An adult.
    public static let adult: AMCTicketType = "ADULT"
    /// A child; see ``AMCTicketPrice/agePolicy``.
    public static let child: AMCTicketType = "CHILD"
    /// A senior; see ``AMCTicketPrice/agePolicy``.
    public static let senior: AMCTicketType = "SENIOR"
}
