/// What restoring a backup would mean for one person.
public struct RestoreForecast: Hashable, Sendable, Encodable {
    public let person: Person.ID
    /// The name; empty when none was given.
    public let name: String
    /// What the person has now; nil when there is nobody with this number.
    public let present: RestoreResult.Holdings?
    /// What the person would have afterwards; nil for somebody who joined since the backup was made, and would have nothing.
    public let restored: RestoreResult.Holdings?
    /// The number of the person's changes since the backup was made, as far as they are still known. They would be lost.
    public let lostChanges: Int

    public init(
        person: Person.ID, name: String, present: RestoreResult.Holdings?, restored: RestoreResult.Holdings?,
        lostChanges: Int
    ) {
        self.person = person
        self.name = name
        self.present = present
        self.restored = restored
        self.lostChanges = lostChanges
    }
}
