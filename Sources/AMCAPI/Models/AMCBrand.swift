import APICore

/// The brand under which AMC runs a theatre.
public struct AMCBrand: AMCTerm {
    /// The term as AMC sent it, without surrounding white space.
    public let rawValue: String

    /// Creates a term from its text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCBrand {
    /// AMC.
    public static let amc: AMCBrand = "AMC"
    /// AMC Dine-In.
    public static let dineIn: AMCBrand = "DIT"
    /// AMC Classic.
    public static let classic: AMCBrand = "Classic"
}
