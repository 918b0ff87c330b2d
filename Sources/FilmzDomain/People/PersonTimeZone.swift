public import Foundation

/// Where a person's days begin and end.
public struct PersonTimeZone: Hashable, Sendable {
    /// Its name in the tz database, as it was given: `Europe/Berlin`. Some zones have several.
    public let name: String
    public let zone: TimeZone
    /// Whether the person chose it. Otherwise it is that of the browser that was used last, and follows it.
    public let isChosen: Bool

    /// Returns nil when there is no zone of this name.
    public init?(named name: String, isChosen: Bool) {
        guard name.utf8.count <= Self.nameLimit, let zone = TimeZone(identifier: name) else { return nil }
        self.name = name
        self.zone = zone
        self.isChosen = isChosen
    }

    /// In bytes; the longest name has half as many.
    private static let nameLimit = 64
}
