public import Foundation

/// A record of the store: a film, a bundle, an album, a song, a book, an audiobook, or something else.
///
/// All come in one list and one form, and each kind has only some of the fields; the others are nil. ``kind`` says what
/// it is. https://performance-partners.apple.com/search-api
public struct ITunesItem: Sendable, Hashable, Identifiable {
    /// The record's id in its storefront: the track's, else the collection's, else the artist's.
    public let id: Int64
    /// `track`, `collection`, `audiobook`, `artist`; nil for books.
    public let wrapperType: String?
    /// The store's own word for what it is, as `feature-movie`; nil in some records since late 2025. See ``kind``.
    public let rawKind: String?
    /// `Album`, `TV Season`; nil for what is no collection, and in some records since late 2025.
    public let collectionType: String?

    /// The film, song or book.
    public let trackID: Int64?
    /// The bundle or album, or the one that the film or song belongs to.
    public let collectionID: Int64?
    /// Who made it.
    public let artistID: Int64?
    /// The title, at times with a year or an edition behind it: "Heat (1995)", "(Unrated)", "(4K)". See ``filmTitle``.
    public let trackName: String?
    /// The title with stars in strong words.
    public let trackCensoredName: String?
    /// The title of the bundle or album.
    public let collectionName: String?
    /// The title of the bundle or album with stars in strong words.
    public let collectionCensoredName: String?
    /// Who made it. Of a film the director, several joined by "&", sometimes the studio; never the actors.
    public let artistName: String?
    /// Who made the bundle.
    public let collectionArtistName: String?

    /// The page of the film, song or book.
    public let trackViewURL: URL?
    /// The page of the bundle or album.
    public let collectionViewURL: URL?
    /// The page of who made it.
    public let artistViewURL: URL?
    /// The trailer or a sample: to be streamed, not to be kept.
    public let previewURL: URL?
    /// The picture; for other sizes see ``artworkURL(width:height:)``.
    public let artwork: ITunesArtwork?

    /// The store's date. For a film only its year is a hint, since it may be years after the first showing; mostly it
    /// is midnight in California. See ``releaseYear``.
    public let releaseDate: Date?
    /// How long it runs.
    public let runtime: Duration?
    /// The storefront's country, ISO 3166-1 alpha-3, though it is asked for by alpha-2: `USA`.
    public let country: String?
    /// The genre in the storefront's language; nil for books, which have ``genres``.
    public let primaryGenreName: String?
    /// The genres of a book. Empty for other records.
    public let genres: [String]
    /// The age rating of the country: `PG-13`, `Unrated`.
    public let contentAdvisoryRating: String?
    /// `explicit`, `cleaned` or `notExplicit`.
    public let explicitness: String?
    /// The plot in about 100 characters, cut off.
    public let shortDescription: String?
    /// The plot.
    public let longDescription: String?
    /// The description of a book or an audiobook, in HTML: not to be shown as it is.
    public let htmlDescription: String?
    /// The copyright line of an album.
    public let copyright: String?
    /// The mean rating of a book by the store's customers, of 5.
    public let averageUserRating: Double?
    /// How many customers rated a book.
    public let userRatingCount: Int?

    /// How many discs an album has.
    public let discCount: Int?
    /// On which disc the track is.
    public let discNumber: Int?
    /// How many tracks the album or bundle has.
    public let trackCount: Int?
    /// Which of them it is.
    public let trackNumber: Int?
    /// Whether a song can be streamed; nil for other records.
    public let isStreamable: Bool?
    /// Whether the film comes with extras; nil when the store does not say, as it mostly does not.
    public let hasITunesExtras: Bool?

    /// The currency of the prices, ISO 4217.
    public let currency: String?
    /// The price of a book in words, as `$9.99`, and the only way to tell a free one: `Free`.
    public let formattedPrice: String?
    let amounts: Amounts
}

extension ITunesItem {
    /// What the store asks, without the currency; nil for what is not sold.
    struct Amounts: Sendable, Hashable {
        let track: Decimal?
        let trackHD: Decimal?
        let trackRental: Decimal?
        let trackHDRental: Decimal?
        let collection: Decimal?
        let collectionHD: Decimal?
        let book: Decimal?
    }
}
