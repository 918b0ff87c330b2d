import APICore

/// A search of the store: https://performance-partners.apple.com/search-api
public struct ITunesSearch: Sendable, Hashable {
    /// What to look for, in plain text.
    public var term: String
    /// The kind of media; nil for all of them.
    public var media: ITunesMedia?
    /// What kind of records; nil for the usual one of the media.
    public var entity: ITunesEntity?
    /// Where to look; nil for all attributes of the media.
    public var attribute: ITunesAttribute?
    /// How many records at most. Sent as 1 to 200, the store's limits, whatever stands here; nil for the store's 50.
    public var limit: Int?
    /// How many records to skip. Not documented by the store, and not reliable: pages may overlap or end early.
    public var offset: Int?
    /// Whether explicit content may be among the results; nil for the store's choice, which is yes.
    public var explicit: Bool?

    /// A search for a term, by default among all media.
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

    /// The films whose titles, people and descriptions hold the term.
    public static func movies(_ term: String, limit: Int? = nil) -> ITunesSearch {
        ITunesSearch(term, media: .movie, entity: .movie, limit: limit)
    }

    /// The films of a year, by the store's date.
    public static func movies(of year: Int, limit: Int? = nil) -> ITunesSearch {
        ITunesSearch(String(year), media: .movie, entity: .movie, attribute: .releaseYear, limit: limit)
    }

    /// The films of a genre.
    public static func movies(in genre: ITunesGenre, limit: Int? = nil) -> ITunesSearch {
        ITunesSearch(String(genre.rawValue), media: .movie, entity: .movie, attribute: .genre, limit: limit)
    }

    /// The seasons of series whose titles hold the term.
    public static func seasons(_ term: String, limit: Int? = nil) -> ITunesSearch {
        ITunesSearch(term, media: .tvShow, entity: .tvSeason, limit: limit)
    }

    /// The episodes whose titles hold the term.
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
