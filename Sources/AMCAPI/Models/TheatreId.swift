/// AMC's ID of a theatre. AMC has renumbered its theatres before, so store the ``TheatreModel/slug`` with it.
public struct TheatreId: AMCIdentifier {
    /// AMC's number.
    public let rawValue: Int

    /// Creates an ID from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
