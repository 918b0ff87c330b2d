/// The calendars to which programs subscribe by secret URLs.
///
/// A URL leads to one calendar until it is revoked or replaced. A URL that never existed and one that was revoked
/// cannot be told apart: both give nil.
public protocol CalendarFeedService: Sendable {
    /// Creates the URL of a calendar. It replaces an older one of the same calendar.
    /// - Parameter language: the language of the calendar's fixed words
    /// - Returns: the token of the URL, which is returned only once
    func make(_ kind: CalendarFeed.Kind, in language: String, of person: Person.ID) async throws -> SecretToken

    /// A person's calendars that have a URL, in the order of their kinds.
    func calendars(of person: Person.ID) async throws -> [CalendarFeed]

    /// Revokes the URL of a calendar.
    /// - Returns: whether there was one
    func revoke(_ kind: CalendarFeed.Kind, of person: Person.ID) async throws -> Bool

    /// The calendar of a URL; nil when there is none.
    func open(_ address: SecretToken) async throws -> CalendarFeed?

    /// Stores today as the last day on which a program read a calendar. Nothing else about it is stored.
    func noteReading(of calendar: CalendarFeed) async
}
