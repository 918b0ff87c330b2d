/// Films that a person put together under a name. A film may be on many lists.
public struct FilmList: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<FilmList>

    public let id: ID
    public var name: String
    /// Empty when there is none.
    public var description: String
    /// Whether the films are numbered, because their order says which is better.
    public var isRanked: Bool
    /// A sentence that says which films are on the list (``SearchSentence``), so that it stays up to date by itself; nil
    /// for a list that is filled by hand.
    public var rule: SearchQuery?
    /// A removed list is shown nowhere. It stays as long as its removal can be undone.
    public var isRemoved: Bool
    public var madeAt: Timestamp
    /// When the list or anything on it last changed.
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
    /// How many films a list can have.
    public static let filmLimit = 10_000
    /// How many lists a person can have.
    public static let countLimit = 1_000
    /// How many films the cover shows.
    public static let coverSize = 4
}

/// A film on a list.
public struct FilmListEntry: Hashable, Sendable {
    public var film: Film.ID
    public var position: ListPosition
    /// What the person says of the film on this list; empty when nothing.
    public var note: String
    public var addedAt: Timestamp

    public init(film: Film.ID, position: ListPosition, note: String = "", addedAt: Timestamp) {
        self.film = film
        self.position = position
        self.note = note
        self.addedAt = addedAt
    }
}

/// One thing a person does to a list. Edits name the film they are about, so that two devices that edit one list at the
/// same time do not lose each other's edits.
public enum FilmListEdit: Hashable, Sendable {
    case rename(String)
    case describe(String)
    case rank(Bool)
    /// Changes the rule of a list that has one.
    case rule(String)
    /// Adds films at the end, in this order. Films that are on the list stay where they are.
    case add([Film.ID])
    case remove(Set<Film.ID>)
    case move(Film.ID, Place)
    /// Sets what is said of a film; empty takes it away.
    /// - Parameter was: what stood there when the person began to write; nil when nobody knows. If it is the same as the
    ///   new text, the person changed nothing; if something else is there by now, the edit is refused.
    case note(Film.ID, String, was: String? = nil)
    case setRemoved(Bool)
    /// Several edits in order. All of them happen or none, and they are undone together.
    case several([FilmListEdit])

    /// Where a film goes.
    public enum Place: Hashable, Sendable {
        case first, last
        case before(Film.ID), after(Film.ID)
        /// One place towards the start or the end.
        case up, down
        /// Counted from 1; numbers beyond the end mean the end.
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
    /// The edits of which this one consists, in order.
    public var simple: [FilmListEdit] {
        if case .several(let edits) = self { edits.flatMap(\.simple) } else { [self] }
    }

    /// The films that it puts on the list.
    public var addedFilms: Set<Film.ID> {
        simple.reduce(into: []) { films, edit in
            if case .add(let added) = edit { films.formUnion(added) }
        }
    }

    /// All films that it names.
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

    /// The same edit with the films that these IDs lead to.
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
