/// AMC's number of a film. A special presentation of a film is a film of its own to AMC, see MovieModel/isSpecialPresentation.
public struct MovieId: AMCIdentifier {
    /// The number.
    public let rawValue: Int

    /// The identifier that is this number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
