public import FilmzDomain

/// The film or show that a row of a file is about, as the file names it.
public struct FilmReference: Hashable, Sendable {
    /// Empty when the file names it only by an ID or an address.
    public var title: String
    public var originalTitle: String?
    public var year: Int?
    /// Nil when the file does not say.
    public var kind: Film.Kind?
    public var ids = ExternalIDs()
    /// Of its page on another site, for people and for whoever knows the site's words; not fetched.
    public var address: String?
    public var directors: [String] = []
    /// The episode of this show that the row is about; nil when it is about the whole.
    @BoxedIfAny public var episode: EpisodeMark? = nil

    public init(title: String, year: Int? = nil) {
        self.title = title
        self.year = year
    }

    /// An episode as a file names it: by number, title or ID, of which at least one is there.
    public struct EpisodeMark: Hashable, Sendable {
        public var number: EpisodeNumber?
        /// Empty when the file does not say.
        public var title = ""
        /// The episode's own IDs, not those of its show.
        public var ids = ExternalIDs()
    }

    /// One of this show's episodes; nil for numbers that no episode has.
    func episode(season: Int?, number: Int?, title: String = "") -> FilmReference? {
        guard let season, let number, let mark = EpisodeNumber(season: season, episode: number) else { return nil }
        var film = self
        film.episode = EpisodeMark(number: mark, title: title)
        return film
    }

    /// Whether there is anything by which it could be found.
    var isEmpty: Bool { title.isEmpty && ids.isEmpty && address == nil }
}
