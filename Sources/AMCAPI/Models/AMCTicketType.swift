import APICore

/// Whom a ticket is for.
public struct AMCTicketType: AMCTerm {
    /// The term as it was sent, without the white space around it.
    public let rawValue: String

    /// The term of this text.
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
