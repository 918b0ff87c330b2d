/// Films that a person put together under a name. A film may be on many lists.
public struct FilmList: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<FilmList>

    public let id: ID
    public var name: String
    /// The description; empty when there is none.
    public var description: String
    /// Whether the films are numbered, because their order is a ranking.
    public var isRanked: Bool
    /// The search that selects the films of the list (``SearchSentence``), so that it stays up to date by itself; nil
    /// for a list that is filled by hand.
    public var rule: SearchQuery?
    /// Whether the list is removed. It is shown nowhere then, and stays as long as its removal can be undone.
    public var isRemoved: Bool
    public var madeAt: Timestamp
    /// The time of the last change to the list or anything on it.
    public var changedAt: Timestamp

    public init(
        id: ID = .random(), name: String, description: String = "", isRanked: Bool = false, rule: SearchQuery? = nil,
        isRemoved: Bool = false, madeAt: Timestamp, changedAt: Timestamp
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.isRanked = isRanked
        self.rule = rule
        self.isRemoved = isRemoved
        self.madeAt = madeAt
        self.changedAt = changedAt
    }

    public static let nameLimit = 100
    public static let descriptionLimit = 2_000
    public static let noteLimit = 1_000
    /// The maximum number of films on a list.
    public static let filmLimit = 10_000
    /// The maximum number of lists for each person.
    public static let countLimit = 1_000
    /// The number of films on the cover.
    public static let coverSize = 4
}

/// A film on a list.
public struct FilmListEntry: Hashable, Sendable {
    public var film: Film.ID
    public var position: ListPosition
    /// The person's note on the film on this list; empty when there is none.
    public var note: String
    public var addedAt: Timestamp

    public init(film: Film.ID, position: ListPosition, note: String = "", addedAt: Timestamp) {
        self.film = film
        self.position = position
        self.note = note
        self.addedAt = addedAt
    }
}

/// An edit of a list. Edits name the film they are about, so that two devices that edit one list at the same time do
/// not lose each other's edits.
public enum FilmListEdit: Hashable, Sendable {
    case rename(String)
    case describe(String)
    case rank(Bool)
    /// Changes the rule of a list that has one.
    case rule(String)
    /// Adds films at the end, in this order. Films that are already on the list keep their places.
    case add([Film.ID])
    case remove(Set<Film.ID>)
    case move(Film.ID, Place)
    /// Sets the note on a film; empty removes it.
    /// - Parameter was: the note when the person began to write; nil when unknown. If it equals the new text, the
    ///   person changed nothing; if there is another note by now, the edit is refused.
    case note(Film.ID, String, was: String? = nil)
    case setRemoved(Bool)
    /// Makes several edits in order, all or none. They are undone together.
    case several([FilmListEdit])

    /// The new place of a film.
    public enum Place: Hashable, Sendable {
        case first, last
        case before(Film.ID), after(Film.ID)
        /// One place towards the start or the end.
        case up, down
        /// The place counted from 1; numbers beyond the end mean the end.
        case number(Int)
    }

    /// The kind of the change that this edit makes.
    public var kind: Change.Kind {
        switch self {
        case .rename, .describe, .rank, .rule: .listSaved
        case .add: .listFilmsAdded
        case .remove: .listFilmsRemoved
        case .move: .listFilmMoved
        case .note: .listNoteSaved
        case .setRemoved(let isRemoved): if isRemoved { .listRemoved } else { .listMade }
        case .several(let edits) where edits.contains { $0.kind == .listFilmsAdded }: .listFilmsAdded
        case .several(let edits):
            edits.dropFirst().allSatisfy { $0.kind == edits[0].kind } ? edits.first?.kind ?? .listSaved : .listSaved
        }
    }
}

extension FilmListEdit {
    /// The individual edits of this one, in order.
    public var simple: [FilmListEdit] {
        if case .several(let edits) = self { edits.flatMap(\.simple) } else { [self] }
    }

    /// The films that the edit adds to the list.
    public var addedFilms: Set<Film.ID> {
        simple.reduce(into: []) { films, edit in
            if case .add(let added) = edit { films.formUnion(added) }
        }
    }

    /// All films that the edit names.
    public var films: Set<Film.ID> {
        simple.reduce(into: []) { films, edit in
            switch edit {
            case .rename, .describe, .rank, .rule, .setRemoved, .several: break
            case .add(let added): films.formUnion(added)
            case .remove(let removed): films.formUnion(removed)
            case .note(let film, _, _): films.insert(film)
            case .move(let film, let place):
                films.insert(film)
                if case .before(let other) = place { films.insert(other) }
                if case .after(let other) = place { films.insert(other) }
            }
        }
    }

    /// The same edit, with each film replaced by the one that its ID leads to.
    public func leading(_ lead: (Film.ID) -> Film.ID) -> FilmListEdit {
        switch self {
        case .rename, .describe, .rank, .rule, .setRemoved: self
        case .add(let films): .add(films.map(lead))
        case .remove(let films): .remove(Set(films.map(lead)))
        case .note(let film, let text, let was): .note(lead(film), text, was: was)
        case .several(let edits): .several(edits.map { $0.leading(lead) })
        case .move(let film, .before(let other)): .move(lead(film), .before(lead(other)))
        case .move(let film, .after(let other)): .move(lead(film), .after(lead(other)))
        case .move(let film, let place): .move(lead(film), place)
        }
    }
}
