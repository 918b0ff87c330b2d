/// A calendar of a person's films and shows, to which calendar programs subscribe by a secret URL. Each person has at
/// most one of each kind.
public struct CalendarFeed: Hashable, Sendable {
    /// The content of a calendar.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// The days on which episodes of the shows that the person is watching come out.
        case episodes
        /// The showings of films of the watchlist at the person's theatres.
        case showings
        /// The days on which films and shows of the watchlist come out.
        case releases
        /// The person's viewings: titles and days only.
        case diary
        /// The person's viewings, with ratings, places, company and notes.
        case fullDiary = "full-diary"
        /// The films that are new on the person's services: a feed for news readers, and no calendar.
        case services
    }

    /// The person to whom the calendar belongs.
    public let person: Person.ID
    public let kind: Kind
    /// The language of the calendar's fixed words. Programs that subscribe do not send one.
    public var language: String
    /// The time at which its current URL was created.
    public var madeAt: Timestamp
    /// The last day on which a program read it; nil when none did.
    public var readOn: CalendarDay?

    public init(
        person: Person.ID, kind: Kind, language: String = "en", madeAt: Timestamp, readOn: CalendarDay? = nil
    ) {
        self.person = person
        self.kind = kind
        self.language = language
        self.madeAt = madeAt
        self.readOn = readOn
    }

    /// The maximum number of entries: the first ones, and in a diary the last ones.
    public static let eventLimit = 1_000

    /// The number of past days.
    private static let pastDays = 30

    /// The days in a calendar: the last 30, and all to come.
    public static func days(around today: CalendarDay) -> ClosedRange<CalendarDay> {
        today.before(days: pastDays)...CalendarDay.last
    }
}

extension CalendarFeed: Encodable {
    private enum CodingKeys: CodingKey {
        case kind, language, madeAt, readOn
    }

    /// Encodes a calendar without its URL, which cannot be restored once it was returned.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(kind, forKey: .kind)
        try members.encode(language, forKey: .language)
        try members.encode(madeAt, forKey: .madeAt)
        try members.encodeIfPresent(readOn, forKey: .readOn)
    }
}

/// A new URL of a calendar. It is returned only once.
public struct NewCalendarFeed: Hashable, Sendable, Encodable {
    public var kind: CalendarFeed.Kind
    /// The full URL, or only its path when the rest is unknown.
    public var address: String
    /// The URL that asks a program to subscribe; nil when the full one is unknown, and for feeds that are no calendars.
    public var subscribe: String?

    public init(kind: CalendarFeed.Kind, address: String) {
        self.kind = kind
        self.address = address
        subscribe =
            kind == .services ? nil : address.firstRange(of: "://").map { "webcal" + address[$0.lowerBound...] }
    }
}
