/// AMC's number of a film. AMC counts a special presentation as a separate film, see
/// ``MovieModel/isSpecialPresentation``.
public struct MovieId: AMCIdentifier {
    /// The number.
    public let rawValue: Int

    /// The identifier that is this number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
