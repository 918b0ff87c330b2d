/// A recommendation of a film or a list of films, in the form in which one Filmz sends it to another.
///
/// It identifies films by external IDs, title and year, because each Filmz has its own IDs. ``RecommendationFormat``
/// encodes and decodes it.
public struct Recommendation: Hashable, Sendable {
    /// The facts of a list as a whole.
    public struct List: Hashable, Sendable {
        public var name: String
        /// The description; empty when there is none.
        public var description: String
        /// See ``FilmList/isRanked``.
        public var isRanked: Bool

        public init(name: String, description: String = "", isRanked: Bool = false) {
            self.name = name
            self.description = description
            self.isRanked = isRanked
        }
    }

    /// The sender's name, as they want to be called; empty when they give none.
    public var sender: String
    /// The sender's message; empty when there is none.
    public var message: String
    /// The audience to which the sender recommends it.
    public var audience: Audience
    /// The sender's rating, if they share it.
    public var rating: Rating?
    /// The sender's own note on the film, if they share it; empty otherwise.
    public var note: String
    /// The list; nil for a single film.
    public var list: List?
    /// The films: at least one, and exactly one without a list.
    public var films: [RecommendedFilm]
    /// The `http` or `https` URL at which the sender shows the same; nil when there is none.
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

    /// The limits are those of ``FilmList`` and ``Referral``.
    public static let senderLimit = Referral.nameLimit
    public static let messageLimit = Referral.messageLimit
    public static let noteLimit = MyFilm.commentLimit
    public static let filmLimit = FilmList.filmLimit

    /// The notes on the film and on the films of the list; some may be empty.
    public var notes: [String] { [note] + films.map(\.note) }

    /// The sender's message about one of the films: its note on the list, or else the message about the whole.
    public func message(about film: RecommendedFilm) -> String {
        if film.note.isEmpty { message } else { film.note }
    }
}

/// A film in a recommendation.
public struct RecommendedFilm: Hashable, Sendable {
    /// The film's IDs at IMDb and TMDb, as far as the sender knows them.
    public var ids: ExternalIDs
    public var title: String
    /// The original title; nil when it is unknown or the same as ``title``.
    public var originalTitle: String?
    public var year: Int?
    public var directors: [String]
    public var kind: Film.Kind?
    /// The note on the film from the shared list; empty when there is none.
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

    /// A recommendation of a film of this Filmz.
    public init(_ film: Film, note: String = "") {
        self.init(
            ids: film.externalIDs, title: film.title, originalTitle: film.originalTitle, year: film.year,
            directors: Array(film.directors.prefix(Self.directorLimit)), kind: film.kind, note: note)
    }

    /// The maximum number of directors in a recommendation.
    static let directorLimit = 3

    /// The draft for adding the film by hand when it is unknown here.
    public var draft: FilmDraft {
        FilmDraft(
            title: title, originalTitle: originalTitle ?? "", year: year, directors: directors, imdbID: ids.imdb,
            kind: kind)
    }
}
