/// An action of a person that can be undone.
public struct Change: Hashable, Sendable, Identifiable {
    /// A random ID, so that nobody finds it by chance. It only works for its own person.
    public typealias ID = RandomID<Change>

    /// The kind of action, named in the message that offers to undo it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case watchlistAdded, watchlistRemoved, favouriteAdded, favouriteRemoved
        case rated, ratingRemoved, commentSaved, commentRemoved, audienceSaved
        case tagsAdded, tagsRemoved, tagsSaved
        /// A tag of all films and viewings.
        case tagRenamed, tagsJoined, tagRemoved, toldSaved, toldRemoved
        case viewingLogged, viewingSaved, viewingRemoved, viewingsRemoved
        case episodesLogged, showPaused, showStopped, showTakenUp, showStartedOver
        /// Several kinds at once.
        case edited
        /// An import of other products' files.
        case imported
        case queryForgotten, queriesForgotten
        /// The removal of a film that was added by hand.
        case filmRemoved
        case listMade, listRemoved, listSaved, listFilmsAdded, listFilmsRemoved, listFilmMoved, listNoteSaved
        case undone, redone

        /// The kind of the change that undoes this one.
        public var inverse: Kind { if self == .undone { .redone } else { .undone } }
    }

    /// The object of a change.
    public enum Subject: Hashable, Sendable {
        /// The relation before and after, with the viewings that differ.
        case myFilm(Film.ID, title: String, before: MyFilm, after: MyFilm)
        /// The number of relations that were changed.
        case myFilms(count: Int)
        /// Queries that were forgotten, or restored.
        case recentQueries(forgotten: [RecentQuery], remembered: [RecentQuery])
        case list(FilmListChange)
        /// The number of lists that were changed together.
        case lists(count: Int)
    }

    /// One of several films that were changed together.
    public struct FilmChange: Hashable, Sendable {
        public var film: Film.ID
        public var before: MyFilm
        public var after: MyFilm

        public init(film: Film.ID, before: MyFilm, after: MyFilm) {
            self.film = film
            self.before = before.without(viewingsOf: after)
            self.after = after.without(viewingsOf: before)
        }

        /// The viewings that differ.
        public var viewings: Set<Viewing.ID> { Set((before.viewings + after.viewings).map(\.id)) }

        /// The only episode whose viewings differ; nil when there is none, or several.
        public var episode: Episode.ID? {
            let episodes = Set((before.viewings + after.viewings).map(\.episode))
            guard episodes.count == 1 else { return nil }
            return episodes.first ?? nil
        }
    }

    public let id: ID
    public var kind: Kind
    public var subject: Subject
    /// The number of the only episode whose viewings were changed; nil when there is none, or several, or it has no
    /// number.
    public var episode: EpisodeNumber?

    public init(id: ID = .random(), kind: Kind, subject: Subject, episode: EpisodeNumber? = nil) {
        self.id = id
        self.kind = kind
        self.subject = subject
        self.episode = episode
    }

    /// The number of each person's latest changes that can be undone. Changes that are kept until the person forgets
    /// them do not count.
    public static let keptPerPerson = 200
}

extension MyFilmEdit {
    /// The kind of the change that this edit makes.
    public var kind: Change.Kind {
        switch self {
        case .watchlist(let wanted): if wanted { .watchlistAdded } else { .watchlistRemoved }
        case .favourite(let wanted): if wanted { .favouriteAdded } else { .favouriteRemoved }
        case .rate(let rating): if rating == nil { .ratingRemoved } else { .rated }
        case .comment(let comment): if comment.allSatisfy(\.isWhitespace) { .commentRemoved } else { .commentSaved }
        case .audience: .audienceSaved
        case .tags: .tagsSaved
        case .tag(let added, let removed):
            if added.isEmpty { .tagsRemoved } else if removed.isEmpty { .tagsAdded } else { .tagsSaved }
        case .replaceTag(_, let new, _): if new == nil { .tagRemoved } else { .tagRenamed }
        case .told: .toldSaved
        case .notTold: .toldRemoved
        case .log: .viewingLogged
        case .logEpisodes: .episodesLogged
        case .showStatus(let kind, _): kind.map { $0 == .paused ? .showPaused : .showStopped } ?? .showTakenUp
        case .startOver: .showStartedOver
        case .takeIn: .imported
        case .remove, .removeIfEmpty: .filmRemoved
        case .editViewing, .moveViewings: .viewingSaved
        case .removeViewings(let ids): if ids.count == 1 { .viewingRemoved } else { .viewingsRemoved }
        case .several(let edits): if edits.count == 1 { edits[0].kind } else { .edited }
        }
    }
}

/// The history of each person's changes, and undoing them.
public protocol UndoService: Sendable {
    /// The person's last changes, newest first.
    func changes(of person: Person.ID, page: PageRequest) async throws -> Page<PastChange>

    /// The person's change with this ID; nil when there is none, or it is no longer stored.
    func change(_ id: Change.ID, of person: Person.ID) async throws -> Change?

    /// Undoes a change. Later changes stay. Undoing the returned change restores it.
    /// - Throws: ``DomainError/nothingToUndo``
    func undo(_ id: Change.ID, of person: Person.ID) async throws -> Change

    /// The films of a change, by title.
    /// - Parameter title: a part that each title must contain; empty for all films
    /// - Returns: an empty page when there is no such change, or it is not about films
    func films(
        of id: Change.ID, titled title: String, of person: Person.ID, page: PageRequest
    ) async throws -> Page<ChangedFilm>

    /// What a change added to the person's shelves and diary; nothing when there is no such change.
    func additions(of id: Change.ID, for person: Person.ID) async throws -> ChangeAdditions

    /// The IDs of the viewings that these films had after changes, whether they still have them or not.
    /// - Parameter films: a few hundred at a time
    func viewings(
        after changes: Set<Change.ID>, of films: Set<Film.ID>, by person: Person.ID
    ) async throws -> Set<Viewing.ID>

    /// Undoes a change for one of its films. Later changes stay. Undoing the returned change restores it.
    /// - Throws: ``DomainError/nothingToUndo``
    func undo(_ id: Change.ID, only film: Film.ID, of person: Person.ID) async throws -> Change

    /// Forgets how to undo a change. Its effect stays.
    /// - Returns: whether there was such a change
    @discardableResult
    func forget(_ id: Change.ID, of person: Person.ID) async throws -> Bool
}

/// The additions of a change to a person's shelves and diary.
public struct ChangeAdditions: Hashable, Sendable {
    /// The number of films that came to the seen ones.
    public var seenCount: Int
    /// The number of viewings that came to the diary.
    public var viewingCount: Int
    /// The number of films that came to the watchlist.
    public var watchlistCount: Int

    public init(seenCount: Int = 0, viewingCount: Int = 0, watchlistCount: Int = 0) {
        self.seenCount = seenCount
        self.viewingCount = viewingCount
        self.watchlistCount = watchlistCount
    }
}

/// One of several films that were changed together.
public struct ChangedFilm: Hashable, Sendable {
    public var film: Film.ID
    /// The film's title at that time.
    public var title: String
    /// False when everything that the change did to this film was undone or changed again since.
    public var isUndoable: Bool

    public init(film: Film.ID, title: String, isUndoable: Bool) {
        self.film = film
        self.title = title
        self.isUndoable = isUndoable
    }
}

extension ChangedFilm: Encodable {}
