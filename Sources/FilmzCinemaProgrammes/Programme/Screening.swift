public import Foundation

/// One showing, as the cinema announces it.
public struct Screening: Hashable, Sendable {
    /// The same whenever the source is read, as long as cinema, time, hall, title and versions stay. It does not depend
    /// on addresses, because one show may have several, and several shows one.
    public var identity: String
    /// The title as the cinema writes it, often with a version, a series or a guest in it.
    public var name: String
    /// The film's own title, where the source names the film apart from the event. Several films are joined by ` + `.
    public var filmTitle: String?
    /// Another title of the film.
    public var otherTitle: String?
    /// The film's year, where the source tells one.
    public var year: Int?
    /// The year of a date that the source gives the film: of its release, or only of the page about it. Nil where
    /// something on the source speaks against the former.
    public var dateYear: Int?
    /// Minutes.
    public var runtime: Int?
    public var director: String?
    /// On the clock of the cinema.
    public var time: ProgrammeTime
    /// Nil when only the day is known, the zone is not, or the clock shows this time twice or never that night.
    public var instant: Date?
    /// When it is over on the clock of the cinema, as far as the source tells it and it can be true.
    public var end: ProgrammeTime?
    /// When it is over; nil when that is not told, or not sure.
    public var endInstant: Date?
    /// The cinema's name; one of ``CinemaProgramme/theatres``.
    public var theatre: String?
    public var hall: String?
    /// Texts that say how it is shown, as the cinema writes them: `3D`, `VOST`, `digital, English`.
    public var versions: [String] = []
    /// What is spoken, as written: codes or names.
    public var languages: [String] = []
    /// As written: codes or names.
    public var subtitles: [String] = []
    public var state = State.scheduled
    public var availability = Availability.unknown
    public var price: Price?
    /// Where tickets or details are: an `http` or `https` address. The page itself when it tells no other; nil for a
    /// calendar that tells none.
    public var link: String?
    /// What stands beside its time on a page for persons: `omu`, `sold out`. Folded; nil when nothing does.
    public var note: String?
    /// The source does not say that it is a film: it may be a quiz or a concert.
    public var mayBeNoFilm = false

    public init(name: String, time: ProgrammeTime) {
        identity = ""
        self.name = name
        self.time = time
    }

    public enum State: String, Hashable, Sendable, CaseIterable {
        case scheduled
        /// Announced, and then called off.
        case cancelled
        /// Put off; the new time is not known, and ``Screening/time`` is the old day.
        case postponed
        /// Moved; ``Screening/time`` is the new one.
        case rescheduled
    }

    /// Whether there are tickets. What is not told is unknown.
    public enum Availability: String, Hashable, Sendable, CaseIterable {
        case unknown, available, few, soldOut
    }

    public struct Price: Hashable, Sendable {
        /// As written: `3.50`, `alkaen 10€`. Of several prices the lowest and the highest.
        public var text: String
        /// The lowest amount; nil when none can be read, and for a 0 of which nothing says that it means free.
        public var lowest: Decimal?
        /// The highest amount, the same as the lowest if there is only one.
        public var highest: Decimal?
        /// ISO 4217, such as `EUR`; nil when it is not told.
        public var currency: String?
        /// Whether the source says that nothing has to be paid.
        public var isFree = false

        public init(
            text: String, lowest: Decimal? = nil, highest: Decimal? = nil, currency: String? = nil, isFree: Bool = false
        ) {
            self.text = text
            self.lowest = lowest
            self.highest = highest
            self.currency = currency
            self.isFree = isFree
        }
    }
}
