import APICore

/// The price tier of a film, for renting a theatre.
public struct AMCRentalTier: AMCTerm {
    /// The term as AMC sent it, without surrounding white space.
    public let rawValue: String

    /// Creates a term from its text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCRentalTier {
    /// The first tier.
    public static let tier1: AMCRentalTier = "Tier1"
    /// The second tier.
    public static let tier2: AMCRentalTier = "Tier2"
}
