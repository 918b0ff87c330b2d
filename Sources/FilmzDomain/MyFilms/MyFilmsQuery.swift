/// A query for a person's films: the shelf, the order and the filter.
public struct MyFilmsQuery: Hashable, Sendable {
    public enum Shelf: String, Hashable, Sendable, CaseIterable, Codable, CodingKeyRepresentable {
        case watchlist, seen, favourites
        /// Every film with which the person has a relation.
        case all
    }

    public enum Sort: String, Hashable, Sendable, CaseIterable {
        /// By the time at which films were put on this shelf, newest first. For seen films that is the time of their
        /// last log entry; for all films, the last of these times.
        case added
        /// By the last viewing, newest first, unknown last.
        case watched
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

    /// Conditions that all films must meet.
    public struct Filter: Hashable, Sendable {
        /// Words to search for, by the rules of ``SearchService``.
        public var text: SearchQuery?
        /// Only films recommended for (at least) this audience.
        public var audience: Audience?
        public var kind: Film.KindGroup?
        public var genre: String?
        /// The first year of the decade.
        public var decade: Int?
        /// Only films with this rating or a better one.
        public var minimumRating: Rating?
        /// Only films that were seen at this place.
        public var place: String?
        /// Only films with this tag, or with a viewing that has it.
        public var tag: Tag?
        /// Only films that this person recommended.
        public var toldBy: String?
        /// Only films that are available to the person in a certain way.
        public var offered: OfferedFilms?
        /// Only films that were seen in this year or month.
        public var seenIn: SeenPeriod?
        /// Only films without a rating.
        public var isUnrated: Bool
        /// Only films that are on none of the person's lists. Films that a list has by its rule do not count.
        public var isUnlisted: Bool

        public init(
            text: SearchQuery? = nil,
            audience: Audience? = nil,
            kind: Film.KindGroup? = nil,
            genre: String? = nil,
            decade: Int? = nil,
            minimumRating: Rating? = nil,
            place: String? = nil,
            tag: Tag? = nil,
            toldBy: String? = nil,
            offered: OfferedFilms? = nil,
            seenIn: SeenPeriod? = nil,
            isUnrated: Bool = false,
            isUnlisted: Bool = false
        ) {
            self.text = text
            self.audience = audience
            self.kind = kind
            self.genre = genre
            self.decade = decade
            self.minimumRating = minimumRating
            self.place = place
            self.tag = tag
            self.toldBy = toldBy
            self.offered = offered
            self.seenIn = seenIn
            self.isUnrated = isUnrated
            self.isUnlisted = isUnlisted
        }

        /// Whether the filter matches every film.
        public var isEmpty: Bool { self == Filter() }
    }

    public var shelf: Shelf
    /// The order that the person chose; nil when they chose none.
    public var chosenSort: Sort?
    public var filter: Filter
    /// The language of the titles by which films are sorted; nil for their own titles. A film without a title in this
    /// language has its place by its own one.
    public var language: TitleLanguage?

    public init(shelf: Shelf, sort: Sort? = nil, filter: Filter = Filter(), language: TitleLanguage? = nil) {
        self.shelf = shelf
        chosenSort = sort
        self.filter = filter
        self.language = language
    }

    public var sort: Sort { chosenSort ?? Self.defaultSort(of: shelf) }

    /// The language of titles that decides the order; nil for other orders, and for that by the films' own titles.
    public var titleLanguage: TitleLanguage? { if sort == .title { language } else { nil } }

    /// Whether the best match of the words comes first. A chosen order takes precedence.
    public var isByMatch: Bool { chosenSort == nil && filter.text != nil }

    public static func defaultSort(of shelf: Shelf) -> Sort {
        if shelf == .seen { .watched } else { .added }
    }
}
