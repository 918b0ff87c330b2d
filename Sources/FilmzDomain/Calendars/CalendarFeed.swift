/// A calendar of what a person has, to which calendar programs subscribe by a secret address. Each person has at most one
/// of each kind.
public struct CalendarFeed: Hashable, Sendable {
    /// What is in it.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// When the episodes of the shows that the person is watching come out.
        case episodes
        /// When films of the watchlist are shown at the person's theatres.
        case showings
        /// When films and shows of the watchlist come out.
        case releases
        /// What the person has seen: titles and days only.
        case diary
        /// What the person has seen, with stars, places, company and notes.
        case fullDiary = "full-diary"
        /// What came to the person's services: a feed for news readers, and no calendar.
        case services
    }

    /// Whose calendar it is.
    public let person: Person.ID
    public let kind: Kind
    /// The language of its fixed words. A program that subscribes says none.
    public var language: String
    /// When its present address was made.
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

    /// How many entries a calendar has at most: the first ones, and of a diary the last ones.
    public static let eventLimit = 1_000

    /// How many days back it goes.
    private static let pastDays = 30

    /// The days that it shows: those of last month, and all to come.
    public static func days(around today: CalendarDay) -> ClosedRange<CalendarDay> {
        today.before(days: pastDays)...CalendarDay.last
    }
}

extension CalendarFeed: Encodable {
    private enum CodingKeys: CodingKey {
        case kind, language, madeAt, readOn
    }

    /// Never has an address: nobody knows it any more.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(kind, forKey: .kind)
        try members.encode(language, forKey: .language)
        try members.encode(madeAt, forKey: .madeAt)
        try members.encodeIfPresent(readOn, forKey: .readOn)
    }
}

/// A new address of a calendar. It is told only once.
public struct NewCalendarFeed: Hashable, Sendable, Encodable {
    public var kind: CalendarFeed.Kind
    /// The whole address, or only its path when nobody knows the rest.
    public var address: String
    /// The address by which a program is asked to subscribe; nil when nobody knows the whole one, and for feeds that are
    /// no calendars.
    public var subscribe: String?

    public init(kind: CalendarFeed.Kind, address: String) {
        self.kind = kind
        self.address = address
        subscribe =
            kind == .services ? nil : address.firstRange(of: "://").map { "webcal" + address[$0.lowerBound...] }
    }
}
