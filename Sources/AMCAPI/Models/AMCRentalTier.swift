import APICore

/// The price group of a film, for renting a theatre.
public struct AMCRentalTier: AMCTerm {
    /// The term as it was sent, without the white space around it.
    public let rawValue: String

    /// The term of this text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCRentalTier {
    /// The first group.
    public static let tier1: AMCRentalTier = "Tier1"
    /// The second group.
    public static let tier2: AMCRentalTier = "Tier2"
}
