public import Foundation

/// A screening as the cinema announces it.
public struct Screening: Hashable, Sendable {
    /// An identity that stays the same as long as cinema, time, hall, title and versions do. It does not depend on
    /// addresses, because a screening may have several, and several screenings may share one.
    public var identity: String
    /// The title as the cinema writes it, often with a version, a series or a guest in it.
    public var name: String
    /// The film's own title; nil unless the source names the film separately from the event. Several films are joined
    /// by ` + `.
    public var filmTitle: String?
    /// Another title of the film.
    public var otherTitle: String?
    /// The film's year; nil when the source does not state it.
    public var year: Int?
    /// The year of a date that the source gives for the film, which may be its release or only the page's
    /// publication. Nil when the source shows that it is not the release.
    public var dateYear: Int?
    /// The film's running time in minutes.
    public var runtime: Int?
    public var director: String?
    /// The start in the cinema's time zone.
    public var time: ProgrammeTime
    /// The instant of the start; nil when only the day is known, the time zone is unknown, or clock changes make the
    /// time ambiguous or impossible.
    public var instant: Date?
    /// The end in the cinema's time zone; nil when the source does not state it or it is implausible.
    public var end: ProgrammeTime?
    /// The instant of the end; nil when it is unknown or uncertain.
    public var endInstant: Date?
    /// The name of the cinema, which is one of ``CinemaProgramme/theatres``.
    public var theatre: String?
    public var hall: String?
    /// Texts about the version, as the cinema writes them: `3D`, `VOST`, `digital, English`.
    public var versions: [String] = []
    /// The spoken languages as written: codes or names.
    public var languages: [String] = []
    /// The languages of subtitles as written: codes or names.
    public var subtitles: [String] = []
    public var state = State.scheduled
    public var availability = Availability.unknown
    public var price: Price?
    /// The `http` or `https` address of tickets or details. It is the page itself if there is no other; nil for an
    /// event of a calendar without an address.
    public var link: String?
    /// The text next to the time on a web page, folded: `omu`, `sold out`. Nil when there is none.
    public var note: String?
    /// Whether the event may be something other than a film, such as a quiz or a concert, because the source does not
    /// say.
    public var mayBeOtherEvent = false

    public init(name: String, time: ProgrammeTime) {
        identity = ""
        self.name = name
        self.time = time
    }

    public enum State: String, Hashable, Sendable, CaseIterable {
        case scheduled
        /// The screening was announced and then cancelled.
        case cancelled
        /// The screening was postponed. The new time is unknown, and ``Screening/time`` is the old day.
        case postponed
        /// The screening was moved. ``Screening/time`` is the new time.
        case rescheduled
    }

    /// The availability of tickets; unknown when the source does not state it.
    public enum Availability: String, Hashable, Sendable, CaseIterable {
        case unknown, available, few, soldOut
    }

    public struct Price: Hashable, Sendable {
        /// The price as written: `3.50`, `alkaen 10€`. For several prices, the lowest and the highest.
        public var text: String
        /// The lowest amount; nil when none can be read, and for a 0 that does not clearly mean free admission.
        public var lowest: Decimal?
        /// The highest amount, the same as the lowest if there is only one.
        public var highest: Decimal?
        /// The ISO 4217 code, such as `EUR`; nil when it is unknown.
        public var currency: String?
        /// Whether the source says that admission is free.
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
