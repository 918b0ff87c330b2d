/// An element of AMC's paged lists: a film, a theatre or a showtime.
public protocol AMCItem: Codable, Hashable, Identifiable, Sendable where ID: AMCIdentifier {
    /// The name of the list in AMC's responses.
    static var listName: String { get }
}
