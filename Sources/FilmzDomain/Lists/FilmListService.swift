/// Each person's lists of films.
///
/// When the call returns, the edit is on the disk. It is there completely or not at all, however the process ends.
public protocol FilmListService: Sendable {
    /// A page of a person's lists, last changed first.
    /// - Parameter film: the film that the lists have to have; nil for all lists
    func lists(with film: Film.ID?, of person: Person.ID, page: PageRequest) async throws -> Page<FilmListSummary>

    /// The names of a person's lists, last changed first, at most `limit`. It reads nothing else of them.
    func names(_ choice: FilmListName.Choice, of person: Person.ID, limit: Int) async throws -> [FilmListName]

    /// A page of a list, with the films on it. Of a list with a rule it has none: see
    /// ``Services/listed(_:of:page:)``.
    /// - Throws: ``DomainError/noSuchList``
    func list(_ query: FilmListQuery, of person: Person.ID, page: PageRequest) async throws -> ListedFilms

    /// Makes a list, together with what else its person says of the films, as one change.
    /// - Parameters:
    ///   - id: made by the caller, so that sending it twice makes one list
    ///   - films: what is on it, in this order
    /// - Returns: the change, by which all is undone together; nil when there is a list with this ID already, and then
    ///   nothing is changed
    /// - Throws: ``DomainError``
    func make(
        _ draft: FilmListDraft, id: FilmList.ID, listing films: [ListedDraft], of person: Person.ID
    ) async throws -> Change?

    /// Applies an edit by the rules of ``FilmList/difference(_:in:at:)``.
    /// - Returns: the change, by which it can be undone; nil when nothing changed
    /// - Throws: ``DomainError``
    func apply(_ edit: FilmListEdit, to list: FilmList.ID, of person: Person.ID) async throws -> Change?
}

extension FilmListService {
    /// Makes a list of films without notes.
    /// - Returns: the change, by which it can be undone; nil when there is a list with this ID already
    /// - Throws: ``DomainError``
    public func make(
        _ draft: FilmListDraft, id: FilmList.ID, with films: [Film.ID], of person: Person.ID
    ) async throws -> Change? {
        try await make(draft, id: id, listing: films.map { ListedDraft(.known($0)) }, of: person)
    }
}

/// A film that is on a list from its beginning.
public struct ListedDraft: Hashable, Sendable {
    public enum Choice: Hashable, Sendable {
        case known(Film.ID)
        /// One that nobody here knows. It is made with the list and goes with its undo, as those of
        /// ``MyFilmBatch/make(_:)`` do.
        case own(FilmDraft)
    }

    public var film: Choice
    /// As ``FilmListEntry/note``.
    public var note: String
    /// What else the person says of the film; nil when nothing.
    public var edit: MyFilmEdit?

    public init(_ film: Choice, note: String = "", edit: MyFilmEdit? = nil) {
        self.film = film
        self.note = note
        self.edit = edit
    }
}

/// What a person says of a new list.
public struct FilmListDraft: Hashable, Sendable {
    public var name: String
    public var description: String
    public var isRanked: Bool
    /// As ``FilmList/rule``; empty for a list that is filled by hand.
    public var rule: String

    public init(name: String, description: String = "", isRanked: Bool = false, rule: String = "") {
        self.name = name
        self.description = description
        self.isRanked = isRanked
        self.rule = rule
    }

    /// The list before it is made: a removed one.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func unmade(_ id: FilmList.ID, at time: Timestamp) throws(DomainError) -> FilmList {
        FilmList(
            id: id, name: try FilmList.checked(name: name), description: try FilmList.checked(description: description),
            isRanked: isRanked, rule: rule.allSatisfy(\.isWhitespace) ? nil : try FilmList.checked(rule: rule),
            isRemoved: true, madeAt: time, changedAt: time)
    }
}

/// A list, and what it amounts to.
public struct FilmListSummary: Hashable, Sendable {
    public var list: FilmList
    public var totals: FilmListTotals
    /// The first films, for the cover.
    public var cover: [Film]
    /// As ``ListedFilms/isTotalOpen``.
    public var isTotalOpen = false

    public init(list: FilmList, totals: FilmListTotals, cover: [Film]) {
        self.list = list
        self.totals = totals
        self.cover = cover
    }
}

/// What the films of a list amount to.
public struct FilmListTotals: Hashable, Sendable, Encodable {
    public var filmCount: Int
    /// How many of them the person has seen.
    public var seenCount: Int
    /// How long they run together, as far as their running times are known.
    public var minutes: Int

    public init(filmCount: Int = 0, seenCount: Int = 0, minutes: Int = 0) {
        self.filmCount = filmCount
        self.seenCount = seenCount
        self.minutes = minutes
    }
}

/// Which films of a list, and in which order.
public struct FilmListQuery: Hashable, Sendable {
    public enum Sort: String, Hashable, Sendable, CaseIterable {
        /// The order that the person gave the list.
        case own
        /// By the time they were put on the list, newest first.
        case added
        /// By release, newest first, unknown last.
        case released
        case title
        /// By my stars, best first, none last.
        case rating
        /// By ``Film/criticsScore``, best first, none last.
        case critics
        /// Shortest first, unknown last.
        case runtime
    }

    public var list: FilmList.ID
    public var sort: Sort
    public var filter: MyFilmsQuery.Filter
    /// Only films that the person has seen, or has not seen; nil for both.
    public var isSeen: Bool?

    public init(
        list: FilmList.ID, sort: Sort = .own, filter: MyFilmsQuery.Filter = MyFilmsQuery.Filter(), isSeen: Bool? = nil
    ) {
        self.list = list
        self.sort = sort
        self.filter = filter
        self.isSeen = isSeen
    }

    /// Whether all films are asked for.
    public var isWhole: Bool { filter.isEmpty && isSeen == nil }
}

/// A film on a list, with what I have with it.
public struct ListedFilm: Hashable, Sendable {
    public var entry: FilmEntry
    /// As ``FilmListEntry/note``.
    public var note: String

    public init(entry: FilmEntry, note: String) {
        self.entry = entry
        self.note = note
    }
}

/// A page of a list.
public struct ListedFilms: Equatable, Sendable {
    public var list: FilmList
    public var films: Page<ListedFilm>
    /// Of the whole list.
    public var totals: FilmListTotals
    /// Whether there are more films than the totals say. They were not counted.
    public var isTotalOpen: Bool
    /// Of the whole list. Alphabetical.
    public var genres: [String]
    /// Of the whole list: first years of ten, newest first.
    public var decades: [Int]
    /// The number of the page's first film in the list's own order; nil when the page is in another order, or has not
    /// all films.
    public var firstNumber: Int?
    /// The rule, as it is understood; nil when the list has none.
    public var sentence: SearchSentence?
    /// As ``SearchResults/missing``, for the rule.
    public var missing: [SearchFilter.Missing] = []

    public init(
        list: FilmList, films: Page<ListedFilm>, totals: FilmListTotals, isTotalOpen: Bool = false,
        genres: [String] = [], decades: [Int] = [], firstNumber: Int? = nil
    ) {
        self.list = list
        self.films = films
        self.totals = totals
        self.isTotalOpen = isTotalOpen
        self.genres = genres
        self.decades = decades
        self.firstNumber = firstNumber
    }
}
