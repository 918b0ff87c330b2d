/// Each person's lists of films.
///
/// When a call returns, the edit is on the disk. It is there completely or not at all, however the process ends.
public protocol FilmListService: Sendable {
    /// A page of a person's lists, last changed first.
    /// - Parameter film: a film that must be on the lists; nil for all lists
    func lists(with film: Film.ID?, of person: Person.ID, page: PageRequest) async throws -> Page<FilmListSummary>

    /// The names of a person's lists, last changed first, at most `limit`. Nothing else of the lists is read.
    func names(_ choice: FilmListName.Choice, of person: Person.ID, limit: Int) async throws -> [FilmListName]

    /// A page of a list, with its films. Without films for a list with a rule: see ``ListServices/listed(_:of:page:)``.
    /// - Throws: ``DomainError/noSuchList``
    func list(_ query: FilmListQuery, of person: Person.ID, page: PageRequest) async throws -> ListedFilms

    /// Creates a list, together with the person's further edits of its films, as one change.
    /// - Parameters:
    ///   - id: made by the caller, so that sending it twice creates one list
    ///   - films: the films of the list, in this order
    /// - Returns: the change, by which everything is undone together; nil when there is already a list with this ID,
    ///   and nothing is changed
    /// - Throws: ``DomainError``
    func make(
        _ draft: FilmListDraft, id: FilmList.ID, listing films: [ListedDraft], of person: Person.ID
    ) async throws -> Change?

    /// Applies an edit by the rules of ``FilmList/difference(_:in:at:)``.
    /// - Returns: the change, for undoing it; nil when nothing changed
    /// - Throws: ``DomainError``
    func apply(_ edit: FilmListEdit, to list: FilmList.ID, of person: Person.ID) async throws -> Change?
}

extension FilmListService {
    /// Creates a list of films without notes.
    /// - Returns: the change, for undoing it; nil when there is already a list with this ID
    /// - Throws: ``DomainError``
    public func make(
        _ draft: FilmListDraft, id: FilmList.ID, with films: [Film.ID], of person: Person.ID
    ) async throws -> Change? {
        try await make(draft, id: id, listing: films.map { ListedDraft(.known($0)) }, of: person)
    }
}

/// A film of a new list.
public struct ListedDraft: Hashable, Sendable {
    public enum Choice: Hashable, Sendable {
        case known(Film.ID)
        /// A film that is unknown here. It is created with the list and goes with its undo, like those of
        /// ``MyFilmBatch/make(_:)``.
        case own(FilmDraft)
    }

    public var film: Choice
    /// See ``FilmListEntry/note``.
    public var note: String
    /// A further edit of the person's relation to the film; nil for none.
    public var edit: MyFilmEdit?

    public init(_ film: Choice, note: String = "", edit: MyFilmEdit? = nil) {
        self.film = film
        self.note = note
        self.edit = edit
    }
}

/// The facts of a new list.
public struct FilmListDraft: Hashable, Sendable {
    public var name: String
    public var description: String
    public var isRanked: Bool
    /// See ``FilmList/rule``; empty for a list that is filled by hand.
    public var rule: String

    public init(name: String, description: String = "", isRanked: Bool = false, rule: String = "") {
        self.name = name
        self.description = description
        self.isRanked = isRanked
        self.rule = rule
    }

    /// Whether the list has a rule.
    public var hasRule: Bool { !rule.allSatisfy(\.isWhitespace) }

    /// The list before it is created, in the state of a removed one.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func unmade(_ id: FilmList.ID, at time: Timestamp) throws(DomainError) -> FilmList {
        FilmList(
            id: id, name: try FilmList.checked(name: name), description: try FilmList.checked(description: description),
            isRanked: isRanked, rule: hasRule ? try FilmList.checked(rule: rule) : nil,
            isRemoved: true, madeAt: time, changedAt: time)
    }
}

/// A list with its totals and cover.
public struct FilmListSummary: Hashable, Sendable {
    public var list: FilmList
    public var totals: FilmListTotals
    /// The first films, for the cover.
    public var cover: [Film]
    /// See ``ListedFilms/isTotalOpen``.
    public var isTotalOpen = false

    public init(list: FilmList, totals: FilmListTotals, cover: [Film]) {
        self.list = list
        self.totals = totals
        self.cover = cover
    }
}

/// The totals of a list's films.
public struct FilmListTotals: Hashable, Sendable, Encodable {
    public var filmCount: Int
    /// The number of films that the person has seen.
    public var seenCount: Int
    /// The total running time, as far as the films' running times are known.
    public var minutes: Int

    public init(filmCount: Int = 0, seenCount: Int = 0, minutes: Int = 0) {
        self.filmCount = filmCount
        self.seenCount = seenCount
        self.minutes = minutes
    }
}

/// A query for the films of a list, with their order.
public struct FilmListQuery: Hashable, Sendable {
    public enum Sort: String, Hashable, Sendable, CaseIterable {
        /// The person's own order of the list.
        case own
        /// By the time of adding to the list, newest first.
        case added
        /// By release, newest first, unknown last.
        case released
        case title
        /// By the person's rating, best first, unrated last.
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
    /// See ``MyFilmsQuery/language``.
    public var language: TitleLanguage?

    public init(
        list: FilmList.ID, sort: Sort = .own, filter: MyFilmsQuery.Filter = MyFilmsQuery.Filter(),
        isSeen: Bool? = nil, language: TitleLanguage? = nil
    ) {
        self.list = list
        self.sort = sort
        self.filter = filter
        self.isSeen = isSeen
        self.language = language
    }

    /// See ``MyFilmsQuery/titleLanguage``.
    public var titleLanguage: TitleLanguage? { if sort == .title { language } else { nil } }

    /// Whether all films are requested.
    public var isWhole: Bool { filter.isEmpty && isSeen == nil }
}

/// A film on a list, with the person's relation to it.
public struct ListedFilm: Hashable, Sendable {
    public var entry: FilmEntry
    /// See ``FilmListEntry/note``.
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
    /// The totals of the whole list.
    public var totals: FilmListTotals
    /// Whether there are more films than the totals say, because they were not all counted.
    public var isTotalOpen: Bool
    /// The genres of the whole list in alphabetical order.
    public var genres: [String]
    /// The first years of the decades of the whole list, newest first.
    public var decades: [Int]
    /// The number of the page's first film in the list's own order; nil when the page has another order or a filter.
    public var firstNumber: Int?
    /// The parsed rule; nil when the list has none.
    public var sentence: SearchSentence?
    /// The missing facts for the rule, as ``SearchResults/missing``.
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
