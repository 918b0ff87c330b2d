/// What AMC lists on pages: films, theatres, showtimes.
public protocol AMCItem: Codable, Hashable, Identifiable, Sendable where ID: AMCIdentifier {
    /// The name of the list in AMC's answer.
    static var listName: String { get }
}
