/// Something a person did that can be undone.
public struct Change: Hashable, Sendable, Identifiable {
    /// Unguessable enough not to be met by chance; it is only ever honoured for its own person.
    public typealias ID = RandomID<Change>

    /// What was done, for the message that offers to undo it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case watchlistAdded, watchlistRemoved, favouriteAdded, favouriteRemoved
        case rated, ratingRemoved, commentSaved, commentRemoved, audienceSaved
        case viewingLogged, viewingSaved, viewingRemoved, viewingsRemoved
        /// Several things at once.
        case edited
        case queryForgotten, queriesForgotten
        case undone, redone

        /// How taking back such a change is named.
        public var inverse: Kind { self == .undone ? .redone : .undone }
    }

    /// What it was done to.
    public enum Subject: Hashable, Sendable {
        /// The relation before and after, with the viewings that differ.
        case myFilm(Film.ID, title: String, before: MyFilm, after: MyFilm)
        /// So many of them.
        case myFilms(count: Int)
        /// The queries that were forgotten, or remembered again.
        case recentQueries(forgotten: [RecentQuery], remembered: [RecentQuery])
    }

    /// One film among several that were changed at once.
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
    }

    public let id: ID
    public var kind: Kind
    public var subject: Subject

    public init(id: ID = .random(), kind: Kind, subject: Subject) {
        self.id = id
        self.kind = kind
        self.subject = subject
    }

    /// How many changes of each person can be undone: the last ones, and those that are kept until they are dropped.
    public static let keptPerPerson = 200
}

extension MyFilmEdit {
    /// How a change made by this edit is named.
    public var kind: Change.Kind {
        switch self {
        case .watchlist(let wanted): wanted ? .watchlistAdded : .watchlistRemoved
        case .favourite(let wanted): wanted ? .favouriteAdded : .favouriteRemoved
        case .rate(let rating): rating == nil ? .ratingRemoved : .rated
        case .comment(let comment): comment.allSatisfy(\.isWhitespace) ? .commentRemoved : .commentSaved
        case .audience: .audienceSaved
        case .log: .viewingLogged
        case .editViewing: .viewingSaved
        case .removeViewings(let ids): ids.count == 1 ? .viewingRemoved : .viewingsRemoved
        case .several(let edits): edits.count == 1 ? edits[0].kind : .edited
        }
    }
}

/// Takes changes back.
public protocol UndoService: Sendable {
    /// The change of this person with this ID, or nil when there is none (any more).
    func change(_ id: Change.ID, of person: Person.ID) async throws -> Change?

    /// Takes a change back; what has been changed since stays. Undoing the returned change does it again.
    /// - Throws: ``DomainError/nothingToUndo``
    func undo(_ id: Change.ID, of person: Person.ID) async throws -> Change

    /// Gives up the way back from a change; what it did stays.
    /// - Returns: whether there was such a change
    @discardableResult
    func forget(_ id: Change.ID, of person: Person.ID) async throws -> Bool
}
