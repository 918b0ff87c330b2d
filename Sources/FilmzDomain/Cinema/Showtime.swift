public import Foundation

/// One showing at a theatre, as the theatre announces it.
public struct Showtime: Hashable, Sendable, Identifiable, Codable {
    /// Names the same showing whenever the programme is read: `amc-145359935`, or a hash of what tells it from others.
    public struct ID: Hashable, Sendable {
        public let rawValue: String
    }

    /// Something that the theatre says of a showing, in the theatre's words.
    public struct Mark: Hashable, Sendable, Codable {
        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// How it is shown: `IMAX`, `3D`, `70 mm`.
            case format
            /// What is spoken and what can be read: `OmU`.
            case version
            /// For people who do not see or hear everything, or need it calmer.
            case access
            /// What else makes it special: a preview, a talk, a restored copy; or for whom it is.
            case occasion
        }

        public var kind: Kind
        public var text: String

        public init(_ kind: Kind, text: String) { (self.kind, self.text) = (kind, text) }
    }

    /// How many seats are left.
    public enum Seats: String, Hashable, Sendable, Codable, CaseIterable {
        case unknown, free, few, none
    }

    public let id: ID
    /// The title in the theatre's words.
    public var title: String
    /// The film, as far as it was recognised.
    public var film: Film.ID?
    /// Whether the theatre leaves no doubt which film it is.
    public var isSure: Bool
    /// The day of the theatre's calendar to whose evening it belongs: a showing before 4 o'clock belongs to the day
    /// before.
    public var day: CalendarDay
    /// When it begins; nil when the theatre tells only the day.
    public var beginsAt: Timestamp?
    /// When it begins on the theatre's clock, in minutes after midnight; nil when the theatre tells only the day.
    public var minute: Int?
    /// When the theatre says that it is over; nil when it does not.
    public var endsAt: Timestamp?
    /// How many minutes it lasts.
    public var runtime: Int?
    public var hall: String?
    public var marks: [Mark]
    /// What its title says besides the film; nil when nothing.
    public var titleMarks: ShowtimeMarks?
    public var isCancelled: Bool
    public var seats: Seats
    /// As the theatre writes it, with its currency.
    public var price: String?
    /// Where tickets are bought, or the page that announces it.
    public var page: URL?

    public init(
        id: ID, title: String, film: Film.ID? = nil, isSure: Bool = false, day: CalendarDay,
        beginsAt: Timestamp? = nil, minute: Int? = nil, endsAt: Timestamp? = nil, runtime: Int? = nil,
        hall: String? = nil, marks: [Mark] = [],
        titleMarks: ShowtimeMarks? = nil,
        isCancelled: Bool = false, seats: Seats = .unknown, price: String? = nil, page: URL? = nil
    ) {
        self.id = id
        self.title = title
        self.film = film
        self.isSure = isSure
        self.day = day
        self.beginsAt = beginsAt
        self.minute = minute
        self.endsAt = endsAt
        self.runtime = runtime
        self.hall = hall
        self.marks = marks
        self.isCancelled = isCancelled
        self.seats = seats
        self.price = price
        self.titleMarks = titleMarks
        self.page = page
    }

    /// How many showings of a theatre are kept.
    public static let limit = 2_000

    /// How many showings of one film are read of a theatre.
    public static let shortLimit = 40

    /// Until when a showing belongs to the evening before, in minutes after midnight.
    private static let endOfEvening = 4 * 60

    /// The day to whose evening a showing belongs that begins then.
    public static func evening(of day: CalendarDay, minute: Int?) -> CalendarDay {
        guard let minute, minute < endOfEvening else { return day }
        return day.previous ?? day
    }

    /// When it was seen by somebody who was there, by the theatre's calendar and clock.
    public var watchedOn: WatchedOn {
        guard let minute else { return .day(day) }
        let date = if minute < Self.endOfEvening { day.next ?? day } else { day }
        return .time(date, hour: minute / 60, minute: minute % 60)
    }

    /// Takes over what is said of it in words: a showing that is sold out has no seats, whatever else is told of them.
    public mutating func take(_ said: ShowtimeMarks?) {
        titleMarks = said
        if said?.isSoldOut == true { seats = .none }
        if said?.isCancelled == true { isCancelled = true }
    }

    /// Whether it has begun. A showing of which only the day is known begins with the next day.
    /// - Parameter zone: that of the theatre
    public func hasBegun(at now: Timestamp, in zone: TimeZone) -> Bool {
        beginsAt.map { $0 <= now } ?? (day < Clock(timeZone: zone, now: { now }).today)
    }
}

extension Showtime.ID: TextCodable {
    private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)

    /// Reads `amc-145359935`; returns nil for a text that cannot be an ID.
    public init?(_ description: String) {
        guard 1...40 ~= description.utf8.count, description.utf8.allSatisfy(Self.letters.contains) else { return nil }
        rawValue = description
    }

    public var description: String { rawValue }

    private static let amcPrefix = "amc-"

    /// The ID of AMC's showing of a number.
    public init(amc number: Int) { rawValue = "\(Self.amcPrefix)\(number)" }

    /// AMC's number of it; nil for a showing of another source.
    public var amc: Int? {
        if rawValue.hasPrefix(Self.amcPrefix) { Int(rawValue.dropFirst(Self.amcPrefix.count)) } else { nil }
    }

    /// The ID of a showing on a page.
    /// - Parameter identity: what tells it from all others of the source, and is the same whenever the page is read
    public init(_ source: Theatre.Source, identity: String) {
        // FNV-1a. Nobody gains by two showings that have one ID, so it need not be hard to find them.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(source)\n\(identity)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        rawValue = "page-" + String(hash, radix: 16)
    }
}
