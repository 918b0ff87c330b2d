public import Foundation

/// A person's time zone.
public struct PersonTimeZone: Hashable, Sendable {
    /// The name in the tz database, as it was given: `Europe/Berlin`. Some zones have several.
    public let name: String
    public let zone: TimeZone
    /// Whether the person chose it. Otherwise it follows the browser that was used last.
    public let isChosen: Bool

    /// Returns nil when there is no zone of this name.
    public init?(named name: String, isChosen: Bool) {
        guard name.utf8.count <= Self.nameLimit, let zone = TimeZone(identifier: name) else { return nil }
        self.name = name
        self.zone = zone
        self.isChosen = isChosen
    }

    /// The maximum length of a name in bytes; the longest name has half as many.
    private static let nameLimit = 64
}
