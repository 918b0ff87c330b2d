import APICore

/// A search of the store: https://performance-partners.apple.com/search-api
public struct ITunesSearch: Sendable, Hashable {
    /// The search term, in plain text.
    public var term: String
    /// The media type; nil for all of them.
    public var media: ITunesMedia?
    /// The kind of record; nil for the media type's default.
    public var entity: ITunesEntity?
    /// The field to search; nil for all attributes of the media type.
    public var attribute: ITunesAttribute?
    /// The maximum number of records. It is sent as 1 to 200, the store's limits; nil for the store's 50.
    public var limit: Int?
    /// The number of records to skip. Undocumented by the store, and unreliable: pages may overlap or end early.
    public var offset: Int?
    /// Whether the results may include explicit content; nil for the store's default, which is yes.
    public var explicit: Bool?

    /// Creates a search for a term, by default in all media.
    public init(
        _ term: String, media: ITunesMedia? = nil, entity: ITunesEntity? = nil, attribute: ITunesAttribute? = nil,
        limit: Int? = nil, offset: Int? = nil, explicit: Bool? = nil
    ) {
        self.term = term
        self.media = media
        self.entity = entity
        self.attribute = attribute
        self.limit = limit
        self.offset = offset
        self.explicit = explicit
    }

    /// A search for films whose titles, people or descriptions contain the term.
    public static func movies(_ term: String, limit: Int? = nil) -> ITunesSearch {
        ITunesSearch(term, media: .movie, entity: .movie, limit: limit)
    }

    /// A search for films of a year, by the store's date.
    public static func movies(of year: Int, limit: Int? = nil) -> ITunesSearch {
        ITunesSearch(String(year), media: .movie, entity: .movie, attribute: .releaseYear, limit: limit)
    }

    /// A search for films of a genre.
    public static func movies(in genre: ITunesGenre, limit: Int? = nil) -> ITunesSearch {
        ITunesSearch(String(genre.rawValue), media: .movie, entity: .movie, attribute: .genre, limit: limit)
    }

    /// A search for seasons of series whose titles contain the term.
    public static func seasons(_ term: String, limit: Int? = nil) -> ITunesSearch {
        ITunesSearch(term, media: .tvShow, entity: .tvSeason, limit: limit)
    }

    /// A search for episodes whose titles contain the term.
    public static func episodes(_ term: String, limit: Int? = nil) -> ITunesSearch {
        ITunesSearch(term, media: .tvShow, entity: .tvEpisode, limit: limit)
    }

    func parameters(in storefront: ITunesStorefront) -> HTTPParameters {
        [
            "term": term.trimmed,
            "country": storefront.country,
            "media": media?.rawValue,
            "entity": entity?.rawValue,
            "attribute": attribute?.rawValue,
            "limit": limit.map { min(max($0, 1), 200) },
            "offset": offset.map { max($0, 0) },
            "lang": storefront.language,
            "explicit": explicit.map { $0 ? "Yes" : "No" },
        ]
    }
}
