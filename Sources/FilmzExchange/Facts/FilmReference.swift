public import FilmzDomain

/// The film or show of a row, as named in the file.
public struct FilmReference: Hashable, Sendable {
    /// The title; empty when the file has only an ID or an address.
    public var title: String
    public var originalTitle: String?
    public var year: Int?
    /// Nil when the file does not state the kind.
    public var kind: Film.Kind?
    /// The kind that the row tells without stating it: by the address of a page, or by a word that earlier readers did
    /// not know. Viewings are not identified by it, so that those of earlier imports are found again.
    var impliedKind: Film.Kind?
    public var ids = ExternalIDs()
    /// The address of its page on another site, to show and to extract IDs from; never requested.
    public var address: String?
    public var directors: [String] = []
    /// The episode of this show that the row is about; nil when it is about the whole show.
    @BoxedIfAny public var episode: EpisodeMark? = nil

    public init(title: String, year: Int? = nil) {
        self.title = title
        self.year = year
    }

    /// An episode as named in the file, with at least one of number, title and ID.
    public struct EpisodeMark: Hashable, Sendable {
        public var number: EpisodeNumber?
        /// The title; empty when the file has none.
        public var title = ""
        /// The IDs of the episode, not those of its show.
        public var ids = ExternalIDs()
    }

    /// A reference to an episode of this show; nil for numbers that no episode can have.
    func episode(season: Int?, number: Int?, title: String = "") -> FilmReference? {
        guard let season, let number, let mark = EpisodeNumber(season: season, episode: number) else { return nil }
        var film = self
        film.episode = EpisodeMark(number: mark, title: title)
        return film
    }

    /// The kind as far as the row tells it.
    var likelyKind: Film.Kind? { kind ?? impliedKind }

    /// Whether two references with the same title and year may be of one film: neither their IDs nor their kinds
    /// contradict each other.
    func mayBe(_ other: FilmReference) -> Bool {
        if let mine = likelyKind, let theirs = other.likelyKind, mine.isShow != theirs.isShow { return false }
        return !ids.contradict(other.ids)
    }

    /// Whether there is nothing to find the film by.
    var isEmpty: Bool { title.isEmpty && ids.isEmpty && address == nil }
}
