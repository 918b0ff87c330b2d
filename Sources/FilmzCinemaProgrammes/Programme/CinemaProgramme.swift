/// The coming screenings of a cinema, read from a web page or a calendar.
///
/// It contains only facts that the cinema states. What could not be read is counted, to distinguish a source without
/// screenings from one that could not be read.
public struct CinemaProgramme: Hashable, Sendable {
    /// The cinemas that the source describes, without duplicates.
    public var theatres: [ProgrammeTheatre] = []
    /// The screenings from yesterday on, earliest first, without duplicates; at most ``screeningLimit``.
    public var screenings: [Screening] = []
    /// The events of the source that are not in ``screenings``.
    public var omissions = Omissions()
    /// The reasons to doubt the source; empty when it was read well.
    public var alarms: Set<Alarm> = []
    /// The interpretation of times marked as UTC; nil when the source has no ambiguous ones.
    public var utcMarks: UTCMarks?

    /// Whether the programme was read from the visible text of a page and not from structured data, so that a person
    /// should check it.
    public var isFromText = false

    public init() {}

    /// The maximum number of screenings.
    public static let screeningLimit = 2_000
    /// The maximum size of pages and calendars in bytes. Larger ones are not read.
    public static let byteLimit = 5_000_000

    /// The numbers of events that did not become screenings, by reason.
    public struct Omissions: Hashable, Sendable {
        /// Events without a time.
        public var withoutTime = 0
        /// Events whose time cannot be read.
        public var unreadableTimes = 0
        /// Blocks of data on a page that cannot be read, with unknown content.
        public var unreadableBlocks = 0
        /// Events before yesterday.
        public var past = 0
        /// Events without a title.
        public var withoutTitle = 0
        /// Online events, and events of kinds that no cinema uses for films, such as concerts and sports.
        public var otherEvents = 0
        /// Events with an unsupported recurrence rule, of which only the first time is included.
        public var unsupportedRecurrences = 0
        /// Screenings beyond ``CinemaProgramme/screeningLimit``.
        public var overLimit = 0

        public init() {}

        /// The number of events that should have become screenings.
        var unread: Int { withoutTime + unreadableTimes + withoutTitle }
    }

    /// A reason why a person should check a source.
    public enum Alarm: String, Hashable, Sendable, CaseIterable {
        /// The source is not a web page, a calendar or JSON.
        case wrongContent
        /// The source is larger than ``CinemaProgramme/byteLimit``.
        case tooLarge
        /// The source was read but has no events. Many sites show theirs only to browsers that run scripts.
        case noEvents
        /// There are events, but none with a readable time.
        case noTimes
        /// More than half of the events could not be read, or there are only unreadable blocks.
        case mostlyUnread
        /// All events are over, so the source is not kept up to date.
        case allPast
        /// There are five or more screenings, all on one day.
        case oneDay
    }

    /// The interpretation of times that a source marks as UTC with `Z` or `+00:00`. Many sites add such a mark to
    /// times in the cinema's time zone.
    public enum UTCMarks: String, Hashable, Sendable, CaseIterable {
        /// The times are in UTC.
        case utc
        /// The times are in the cinema's time zone, and the mark is wrong.
        case localTime
    }
}
