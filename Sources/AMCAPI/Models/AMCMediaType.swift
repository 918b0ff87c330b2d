import APICore

/// Where a film is meant to be seen.
public struct AMCMediaType: AMCTerm {
    /// The term as it was sent, without the white space around it.
    public let rawValue: String

    /// The term of this text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCMediaType {
    /// In a theatre.
    public static let theatrical: AMCMediaType = "Theatrical"
    /// At home.
    public static let onDemand: AMCMediaType = "OnDemand"
}
