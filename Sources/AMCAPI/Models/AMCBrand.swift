import APICore

/// The brand under which AMC runs a theatre.
public struct AMCBrand: AMCTerm {
    /// The term as it was sent, without the white space around it.
    public let rawValue: String

    /// The term of this text.
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
