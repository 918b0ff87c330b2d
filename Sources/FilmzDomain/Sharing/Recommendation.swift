/// A film or a list of films that somebody recommends to somebody else, as it travels from one Filmz to another.
///
/// It names films as the rest of the world does, by IDs, title and year, because each Filmz has IDs of its own.
/// ``RecommendationFormat`` writes and reads it.
public struct Recommendation: Hashable, Sendable {
    /// What is said of a list as a whole.
    public struct List: Hashable, Sendable {
        public var name: String
        /// Empty when there is none.
        public var description: String
        /// As ``FilmList/isRanked``.
        public var isRanked: Bool

        public init(name: String, description: String = "", isRanked: Bool = false) {
            self.name = name
            self.description = description
            self.isRanked = isRanked
        }
    }

    /// Who recommends, as they want to be called; empty when they do not say.
    public var sender: String
    /// What they write to whom they recommend it; empty when nothing.
    public var message: String
    /// For whom they recommend it.
    public var audience: Audience
    /// Their stars, if they pass them on.
    public var rating: Rating?
    /// What they noted for themselves, if they pass it on; empty when not.
    public var note: String
    /// Nil for a single film.
    public var list: List?
    /// At least one, and exactly one without a list.
    public var films: [RecommendedFilm]
    /// Where the sender shows the same thing, as an `http` or `https` address; nil when nowhere.
    public var link: String?
    public var sentAt: Timestamp?

    public init(
        sender: String = "", message: String = "", audience: Audience = [], rating: Rating? = nil, note: String = "",
        list: List? = nil, films: [RecommendedFilm], link: String? = nil, sentAt: Timestamp? = nil
    ) {
        self.sender = sender
        self.message = message
        self.audience = audience
        self.rating = rating
        self.note = note
        self.list = list
        self.films = films
        self.link = link
        self.sentAt = sentAt
    }

    /// The same limits as in ``FilmList`` and ``Referral``.
    public static let senderLimit = Referral.nameLimit
    public static let messageLimit = Referral.messageLimit
    public static let noteLimit = MyFilm.commentLimit
    public static let linkLimit = 500
    public static let filmLimit = FilmList.filmLimit

    /// What its sender says of one of its films: on a list, what the list notes about it.
    public func message(about film: RecommendedFilm) -> String {
        if film.note.isEmpty { message } else { film.note }
    }
}

/// A film as a recommendation names it.
public struct RecommendedFilm: Hashable, Sendable {
    /// Its IDs at IMDb and TMDb, as far as the sender knows them.
    public var ids: ExternalIDs
    public var title: String
    /// Nil when not known or the same as ``title``.
    public var originalTitle: String?
    public var year: Int?
    public var directors: [String]
    public var kind: Film.Kind?
    /// What the list that is passed on says of it; empty when nothing.
    public var note: String

    public init(
        ids: ExternalIDs = ExternalIDs(), title: String, originalTitle: String? = nil, year: Int? = nil,
        directors: [String] = [], kind: Film.Kind? = nil, note: String = ""
    ) {
        self.title = title
        self.originalTitle = originalTitle
        self.year = year
        self.directors = directors
        self.kind = kind
        self.note = note
        self.ids = ExternalIDs(ids.all.filter { [.imdb, .tmdb, .tmdbSeries].contains($0.namespace) })
    }

    /// A film of this Filmz, to be passed on.
    public init(_ film: Film, note: String = "") {
        self.init(
            ids: film.externalIDs, title: film.title, originalTitle: film.originalTitle, year: film.year,
            directors: Array(film.directors.prefix(Self.directorLimit)), kind: film.kind, note: note)
    }

    /// More directors than these are left out when a film is passed on.
    static let directorLimit = 3

    /// The film that somebody adds by hand when nobody here knows it.
    public var draft: FilmDraft {
        FilmDraft(
            title: title, originalTitle: originalTitle ?? "", year: year, directors: directors, imdbID: ids.imdb,
            kind: kind)
    }
}
