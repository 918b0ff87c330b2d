/// AMC's number of a theatre. AMC has renumbered its theatres before, so keep ``TheatreModel/slug`` beside a stored
/// one.
public struct TheatreId: AMCIdentifier {
    /// The number.
    public let rawValue: Int

    /// The identifier that is this number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
