/// What a cinema's title says about a show besides the film.
public struct ShowtimeMarks: Hashable, Sendable, Codable {
    /// In the order in which they are listed here.
    public var formats: Set<Format> = []
    /// In which languages it is shown; nil when the title does not say.
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

    /// In which languages a film is shown, as far as the title tells.
    public struct Version: Hashable, Sendable, Codable {
        /// Nil when only languages are told.
        public var kind: Kind?
        /// Whether there are subtitles. False when the title does not say.
        public var hasSubtitles = false
        /// What is spoken: ISO 639-1 codes.
        public var spoken: Set<String> = []
        /// The languages of the subtitles: ISO 639-1 codes. Empty when they are not told.
        public var subtitles: Set<String> = []

        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            case original, dubbed
        }

        public init(_ kind: Kind? = nil) {
            self.kind = kind
        }
    }

    public enum Accessibility: String, Hashable, Sendable, Codable, CaseIterable {
        /// Lights and sound are soft, and one may move and talk.
        case relaxed
        case autismFriendly, dementiaFriendly
        /// Subtitles for persons who do not hear well.
        case captions
        case audioDescription, signLanguage
    }

    public enum Special: String, Hashable, Sendable, Codable, CaseIterable {
        /// Before the film is released.
        case preview
        /// Somebody talks about the film, so the show is longer than it.
        case talk
        /// It is shown again after years; the film is an old one.
        case anniversary, revival
        case restoration
        /// Another cut of the same film.
        case cut
        case singAlong
        /// Musicians play to it.
        case liveMusic
        /// Several films, whose titles may not be told.
        case marathon
        case lastShow
    }

    public enum Audience: String, Hashable, Sendable, Codable, CaseIterable {
        case babies, children, schools, seniors, members, dogs, knitters
    }

    /// Whether nothing was found.
    public var isEmpty: Bool { self == ShowtimeMarks() }

    /// Takes over what another part of the title says.
    mutating func add(_ other: ShowtimeMarks) {
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
