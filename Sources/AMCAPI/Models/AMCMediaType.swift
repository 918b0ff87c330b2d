import APICore

/// The kind of place in which a film is shown.
public struct AMCMediaType: AMCTerm {
    /// The term as AMC sent it, without surrounding white space.
    public let rawValue: String

    /// Creates a term from its text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCMediaType {
    /// Films in theatres.
    public static let theatrical: AMCMediaType = "Theatrical"
    /// Films at home, on demand.
    public static let onDemand: AMCMediaType = "OnDemand"
}
