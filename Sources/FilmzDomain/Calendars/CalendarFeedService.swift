/// The calendars to which programs subscribe by secret addresses.
///
/// An address leads to one calendar until it is revoked or another one is made. Nobody can tell an address that never was
/// from one that was revoked: both are nil.
public protocol CalendarFeedService: Sendable {
    /// Makes the address of a calendar. An older one of the same calendar ends.
    /// - Parameter language: the language of the calendar's fixed words
    /// - Returns: the address, which is told only once
    func make(_ kind: CalendarFeed.Kind, in language: String, of person: Person.ID) async throws -> SecretToken

    /// A person's calendars that have an address, in the order of their kinds.
    func calendars(of person: Person.ID) async throws -> [CalendarFeed]

    /// Ends the address of a calendar.
    /// - Returns: whether there was one
    func revoke(_ kind: CalendarFeed.Kind, of person: Person.ID) async throws -> Bool

    /// What an address leads to; nil when nothing.
    func open(_ address: SecretToken) async throws -> CalendarFeed?

    /// Notes that a program reads a calendar today. Nothing else about it is kept.
    func noteReading(of calendar: CalendarFeed) async
}
