/// What a cinema says on a page or in a calendar about its coming screenings.
///
/// It holds facts only as the cinema states them. What could not be read is counted, so that "nothing is shown" and
/// "nothing could be read" stay different.
public struct CinemaProgramme: Hashable, Sendable {
    /// The cinemas that the source describes, each once.
    public var theatres: [ProgrammeTheatre] = []
    /// Earliest first, each once. From yesterday on; at most ``screeningLimit``.
    public var screenings: [Screening] = []
    /// What the source has and ``screenings`` does not.
    public var omissions = Omissions()
    /// What makes the source doubtful. Empty for one that was read well.
    public var alarms: Set<Alarm> = []
    /// How times marked as UTC were understood; nil when the source has none that may mean two things.
    public var utcMarks: UTCMarks?

    /// Whether it was read from what a page shows to persons, not from what it says to programs. Somebody should look
    /// whether it is right.
    public var isFromText = false

    public init() {}

    /// More screenings are not kept.
    public static let screeningLimit = 2_000
    /// Of longer pages and calendars nothing is read, in bytes.
    public static let byteLimit = 5_000_000

    /// How many events of a source are no screenings here, and why.
    public struct Omissions: Hashable, Sendable {
        /// Events that tell no time at all.
        public var withoutTime = 0
        /// Events whose time cannot be read.
        public var unreadableTimes = 0
        /// Blocks of data on a page that cannot be read, whatever is in them.
        public var unreadableBlocks = 0
        /// Events before yesterday.
        public var past = 0
        /// Events without any title.
        public var withoutTitle = 0
        /// Events online, and of kinds that no cinema uses for films, such as concerts and sports.
        public var otherEvents = 0
        /// Events that repeat in a way that is not read; their first time is kept.
        public var unreadRepeats = 0
        /// Screenings beyond ``CinemaProgramme/screeningLimit``.
        public var overLimit = 0

        public init() {}

        /// Events that should have become screenings.
        var lost: Int { withoutTime + unreadableTimes + withoutTitle }
    }

    /// Why a person should look at a source.
    public enum Alarm: String, Hashable, Sendable, CaseIterable {
        /// It is neither a page nor a calendar nor JSON.
        case wrongContent
        /// It is longer than ``CinemaProgramme/byteLimit``.
        case tooLarge
        /// It can be read, but there are no events in it. Many sites show theirs only to browsers that run scripts.
        case noEvents
        /// There are events, but none of them tells its time.
        case noTimes
        /// More than half of the events could not be read, or nothing but blocks that cannot.
        case mostlyUnread
        /// All events are over, so nobody keeps it up to date.
        case allPast
        /// Five screenings or more, all on one day.
        case oneDay
    }

    /// What a source means by times that it marks as UTC, by `Z` or `+00:00`. Many sites put the mark after the time on
    /// the clock of the cinema.
    public enum UTCMarks: String, Hashable, Sendable, CaseIterable {
        /// They are times of UTC.
        case utc
        /// They are times on the clock of the cinema, and the mark is wrong.
        case localTime
    }
}
