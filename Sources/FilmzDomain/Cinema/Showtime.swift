public import Foundation

/// A showing that a theatre announces.
public struct Showtime: Hashable, Sendable, Identifiable, Codable {
    /// A permanent ID that is the same whenever the programme is read: `amc-145359935`, or a hash of the distinguishing
    /// facts.
    public struct ID: Hashable, Sendable {
        public let rawValue: String
    }

    /// A note on a showing in the theatre's words.
    public struct Mark: Hashable, Sendable, Codable {
        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// The format: `IMAX`, `3D`, `70 mm`.
            case format
            /// The languages of speech and subtitles: `OmU`.
            case version
            /// Accessibility, for people who do not see or hear everything, or need it calmer.
            case access
            /// Another special feature: a preview, a talk, a restored copy, an audience.
            case occasion
        }

        public var kind: Kind
        public var text: String

        public init(_ kind: Kind, text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// The availability of seats.
    public enum Seats: String, Hashable, Sendable, Codable, CaseIterable {
        case unknown, free, few, none
    }

    public let id: ID
    /// The title in the theatre's words.
    public var title: String
    /// The film; nil when it was not recognised.
    public var film: Film.ID?
    /// Whether the theatre's facts leave no doubt about the film.
    public var isSure: Bool
    /// The day in the theatre's calendar to whose evening the showing belongs: one before 4 o'clock belongs to the day
    /// before.
    public var day: CalendarDay
    /// The start; nil when only the day is known.
    public var beginsAt: Timestamp?
    /// The start on the theatre's clock, in minutes after midnight; nil when only the day is known.
    public var minute: Int?
    /// The end; nil when the theatre does not give it.
    public var endsAt: Timestamp?
    /// The running time in minutes.
    public var runtime: Int?
    public var hall: String?
    public var marks: [Mark]
    /// The marks in its title besides the film; nil when there are none.
    public var titleMarks: ShowtimeMarks?
    public var isCancelled: Bool
    public var seats: Seats
    /// The price as the theatre writes it, with its currency.
    public var price: String?
    /// The page that sells tickets, or that announces the showing.
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

    /// The maximum number of stored showings for each theatre.
    public static let limit = 2_000

    /// The maximum number of showings of one film to read for each theatre.
    public static let shortLimit = 40

    /// The time until which a showing belongs to the evening before, in minutes after midnight.
    private static let endOfEvening = 4 * 60

    /// The day to whose evening a showing at this time belongs.
    public static func evening(of day: CalendarDay, minute: Int?) -> CalendarDay {
        guard let minute, minute < endOfEvening else { return day }
        return day.previous ?? day
    }

    /// The time of a viewing, by the theatre's calendar and clock.
    public var watchedOn: WatchedOn {
        guard let minute else { return .day(day) }
        let date = if minute < Self.endOfEvening { day.next ?? day } else { day }
        return .time(date, hour: minute / 60, minute: minute % 60)
    }

    /// Applies the marks in the title: a showing that is sold out has no seats, whatever other facts say.
    public mutating func take(_ said: ShowtimeMarks?) {
        titleMarks = said
        if said?.isSoldOut == true { seats = .none }
        if said?.isCancelled == true { isCancelled = true }
    }

    /// Whether the showing has begun. One without a known time begins with the next day.
    /// - Parameter zone: the theatre's time zone
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

    /// The ID of AMC's showing with this number.
    public init(amc number: Int) { rawValue = "\(Self.amcPrefix)\(number)" }

    /// AMC's number of the showing; nil for another source.
    public var amc: Int? {
        if rawValue.hasPrefix(Self.amcPrefix) { Int(rawValue.dropFirst(Self.amcPrefix.count)) } else { nil }
    }

    /// The ID of a showing on a page.
    /// - Parameter identity: a text that is unique within the source, and the same whenever the page is read
    public init(_ source: Theatre.Source, identity: String) {
        // FNV-1a. Nobody gains from a collision, so the hash need not be cryptographic.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(source)\n\(identity)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        rawValue = "page-" + String(hash, radix: 16)
    }
}
