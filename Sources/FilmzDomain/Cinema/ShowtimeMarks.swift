/// The facts about a showing in a cinema's title besides the film.
public struct ShowtimeMarks: Hashable, Sendable, Codable {
    /// The formats.
    public var formats: Set<Format> = []
    /// The languages; nil when the title does not name any.
    public var version: Version?
    public var accessibility: Set<Accessibility> = []
    public var specials: Set<Special> = []
    public var audiences: Set<Audience> = []
    /// The series, club or festival, as written.
    public var series: String?
    /// The hall, as written.
    public var hall: String?
    public var isSoldOut = false
    public var isCancelled = false
    public var isFree = false

    public init() {}

    public enum Format: String, Hashable, Sendable, Codable, CaseIterable {
        case twoD = "2d"
        case threeD = "3d"
        case fourDX = "4dx"
        case imax, dolby, screenX, highFrameRate, movingSeats, laser, fourK, digital
        case film70mm = "70mm"
        case film35mm = "35mm"
        case film16mm = "16mm"
    }

    /// The languages of a showing, as far as the title names them.
    public struct Version: Hashable, Sendable, Codable {
        /// The kind; nil when only languages are named.
        public var kind: Kind?
        /// Whether there are subtitles; false when the title does not say so.
        public var hasSubtitles = false
        /// The spoken languages: ISO 639-1 codes.
        public var spoken: Set<String> = []
        /// The languages of the subtitles: ISO 639-1 codes. Empty when unknown.
        public var subtitles: Set<String> = []

        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            case original, dubbed
        }

        public init(_ kind: Kind? = nil) {
            self.kind = kind
        }
    }

    public enum Accessibility: String, Hashable, Sendable, Codable, CaseIterable {
        /// Lights and sound are soft, and visitors may move and talk.
        case relaxed
        case autismFriendly, dementiaFriendly
        /// Subtitles for people who do not hear well.
        case captions
        case audioDescription, signLanguage
    }

    public enum Special: String, Hashable, Sendable, Codable, CaseIterable {
        /// A showing before the film's release.
        case preview
        /// A talk about the film makes the showing longer.
        case talk
        /// The film is shown again after years; it is an old one.
        case anniversary, revival
        case restoration
        /// Another cut of the same film.
        case cut
        case singAlong
        /// Musicians play to the film.
        case liveMusic
        /// Several films, whose titles may be missing.
        case marathon
        case lastShow
    }

    public enum Audience: String, Hashable, Sendable, Codable, CaseIterable {
        case babies, children, schools, seniors, members, dogs, knitters
    }

    /// Whether there are no marks.
    public var isEmpty: Bool { self == ShowtimeMarks() }

    /// Adds the marks of another part of the title.
    package mutating func add(_ other: ShowtimeMarks) {
        formats.formUnion(other.formats)
        accessibility.formUnion(other.accessibility)
        specials.formUnion(other.specials)
        audiences.formUnion(other.audiences)
        series = series ?? other.series
        hall = hall ?? other.hall
        isSoldOut = isSoldOut || other.isSoldOut
        isCancelled = isCancelled || other.isCancelled
        isFree = isFree || other.isFree
        guard let told = other.version else { return }
        var version = version ?? Version()
        version.kind = version.kind ?? told.kind
        version.hasSubtitles = version.hasSubtitles || told.hasSubtitles
        version.spoken.formUnion(told.spoken)
        version.subtitles.formUnion(told.subtitles)
        self.version = version
    }
}
