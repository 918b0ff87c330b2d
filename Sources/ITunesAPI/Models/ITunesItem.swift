import APICore
public import Foundation

/// A record of the store: a film, a season, an episode, a bundle, an album, a song, a book, or something else.
///
/// All kinds have the same format, and each has only some of the fields; the others are nil. ``kind`` tells them apart.
/// https://performance-partners.apple.com/search-api
public struct ITunesItem: Sendable, Hashable, Identifiable, Codable {
    /// The record's id in its storefront: the track's, or else the collection's, or else the artist's.
    public let id: Int64
    /// The store's wrapper type: `track`, `collection`, `audiobook`, `artist`; nil for books.
    public let wrapperType: String?
    /// The store's own kind, such as `feature-movie`; nil in some records since late 2025. See ``kind``.
    public let rawKind: String?
    /// The store's type of collection: `Album`, `TV Season`; nil for records that are not collections, and in some
    /// records since late 2025.
    public let collectionType: String?

    /// The id of the film, episode, song or book.
    public let trackID: Int64?
    /// The id of the season, bundle or album, or of the one that the episode, film or song belongs to.
    public let collectionID: Int64?
    /// The id of the artist; for seasons and episodes that of the series, which has no record of its own.
    public let artistID: Int64?
    /// The title, sometimes followed by a year or an edition: "Heat (1995)", "(Unrated)", "(4K)". See ``filmTitle``.
    public let trackName: String?
    /// The title with asterisks in strong words.
    public let trackCensoredName: String?
    /// The title of the bundle or album.
    public let collectionName: String?
    /// The title of the bundle or album with asterisks in strong words.
    public let collectionCensoredName: String?
    /// The artist. For seasons and episodes the title of the series. For a film the director, several joined by "&",
    /// sometimes the studio; never the actors.
    public let artistName: String?
    /// The artist of the bundle or album that includes this record; nil if it is ``artistName``.
    public let collectionArtistName: String?
    /// The store's id of ``collectionArtistName``.
    public let collectionArtistID: Int64?

    /// The page of the film, song or book.
    public let trackViewURL: URL?
    /// The page of the bundle or album.
    public let collectionViewURL: URL?
    /// The page of the artist.
    public let artistViewURL: URL?
    /// The page of ``collectionArtistName``.
    public let collectionArtistViewURL: URL?
    /// The trailer or a sample, to stream but not to store.
    public let previewURL: URL?
    /// The picture; for other sizes see ``artworkURL(width:height:)``.
    public let artwork: ITunesArtwork?

    /// The store's date. For a film only its year is a hint, since it may be years after the first showing; it is
    /// usually midnight in California. See ``releaseYear``.
    public let releaseDate: Date?
    /// The running time.
    public var runtime: Duration? { milliseconds.map(Duration.milliseconds) }
    /// The storefront's country, ISO 3166-1 alpha-3, though requests use alpha-2: `USA`.
    public let country: String?
    /// The genre in the storefront's language; nil for books, which have ``genres``.
    public let primaryGenreName: String?
    /// The store's number for ``primaryGenreName``; for films, that of an ``ITunesGenre``.
    public let primaryGenreID: Int?
    /// The genres of a book. Empty for other records.
    public let genres: [String]
    /// The store's numbers for ``genres``, and for their parent genres. Empty for most records.
    public let genreIDs: [Int]
    /// The age rating of the country: `PG-13`, `Unrated`.
    public let contentAdvisoryRating: String?
    /// The explicitness of the content: `explicit`, `cleaned` or `notExplicit`.
    public let explicitness: String?
    /// The plot, truncated to about 100 characters.
    public let shortDescription: String?
    /// The full plot.
    public let longDescription: String?
    /// The description of a book or an audiobook, in HTML: do not show it unescaped.
    public let htmlDescription: String?
    /// The copyright line of an album.
    public let copyright: String?
    /// The mean rating of a book by the store's customers, of 5.
    public let averageUserRating: Double?
    /// The number of customers who rated a book.
    public let userRatingCount: Int?

    /// The number of discs of an album.
    public let discCount: Int?
    /// The number of the disc that the track is on.
    public let discNumber: Int?
    /// The number of tracks of the album or bundle.
    public let trackCount: Int?
    /// The number of the track. For an episode it is the position in the record that is sold, which may have extras and
    /// lack episodes: it is not a broadcast number.
    public let trackNumber: Int?
    /// Whether a song can be streamed; nil for other records.
    public let isStreamable: Bool?
    /// Whether the film comes with extras; nil if the store does not say, which is usual.
    public let hasITunesExtras: Bool?

    /// The currency of the prices, ISO 4217.
    public let currency: String?
    /// The price of a book as text, such as `$9.99` or `Free`.
    public let formattedPrice: String?

    let milliseconds: Int?
    // The prices that the store sends, without the currency.
    let trackAmount: Decimal?
    let trackHDAmount: Decimal?
    let trackRentalAmount: Decimal?
    let trackHDRentalAmount: Decimal?
    let collectionAmount: Decimal?
    let collectionHDAmount: Decimal?
    let bookAmount: Decimal?

    /// Creates a value from its parts, such as for a preview or a test. At least one of the three ids is required. The
    /// prices 0 and -1 have the same meaning as in the store: see ``price``.
    public init(
        wrapperType: String? = nil, rawKind: String? = nil, collectionType: String? = nil, trackID: Int64? = nil,
        collectionID: Int64? = nil, artistID: Int64? = nil, trackName: String? = nil,
        trackCensoredName: String? = nil, collectionName: String? = nil, collectionCensoredName: String? = nil,
        artistName: String? = nil, collectionArtistName: String? = nil, collectionArtistID: Int64? = nil,
        trackViewURL: URL? = nil, collectionViewURL: URL? = nil, artistViewURL: URL? = nil,
        collectionArtistViewURL: URL? = nil, previewURL: URL? = nil, artwork: ITunesArtwork? = nil,
        releaseDate: Date? = nil, runtime: Duration? = nil, country: String? = nil, primaryGenreName: String? = nil,
        primaryGenreID: Int? = nil, genres: [String] = [], genreIDs: [Int] = [], contentAdvisoryRating: String? = nil,
        explicitness: String? = nil, shortDescription: String? = nil, longDescription: String? = nil,
        htmlDescription: String? = nil, copyright: String? = nil, averageUserRating: Double? = nil,
        userRatingCount: Int? = nil, discCount: Int? = nil, discNumber: Int? = nil, trackCount: Int? = nil,
        trackNumber: Int? = nil, isStreamable: Bool? = nil, hasITunesExtras: Bool? = nil, currency: String? = nil,
        formattedPrice: String? = nil, trackPrice: Decimal? = nil, trackHDPrice: Decimal? = nil,
        trackRentalPrice: Decimal? = nil, trackHDRentalPrice: Decimal? = nil, collectionPrice: Decimal? = nil,
        collectionHDPrice: Decimal? = nil, bookPrice: Decimal? = nil
    ) {
        id = trackID ?? collectionID ?? artistID ?? 0
        milliseconds = runtime.flatMap { Int(exactly: ($0 / .milliseconds(1)).rounded()) }
        self.wrapperType = wrapperType
        self.rawKind = rawKind
        self.collectionType = collectionType
        self.trackID = trackID
        self.collectionID = collectionID
        self.artistID = artistID
        self.trackName = trackName
        self.trackCensoredName = trackCensoredName
        self.collectionName = collectionName
        self.collectionCensoredName = collectionCensoredName
        self.artistName = artistName
        self.collectionArtistName = collectionArtistName
        self.collectionArtistID = collectionArtistID
        self.trackViewURL = trackViewURL
        self.collectionViewURL = collectionViewURL
        self.artistViewURL = artistViewURL
        self.collectionArtistViewURL = collectionArtistViewURL
        self.previewURL = previewURL
        self.artwork = artwork
        self.releaseDate = releaseDate
        self.country = country
        self.primaryGenreName = primaryGenreName
        self.primaryGenreID = primaryGenreID
        self.genres = genres
        self.genreIDs = genreIDs
        self.contentAdvisoryRating = contentAdvisoryRating
        self.explicitness = explicitness
        self.shortDescription = shortDescription
        self.longDescription = longDescription
        self.htmlDescription = htmlDescription
        self.copyright = copyright
        self.averageUserRating = averageUserRating
        self.userRatingCount = userRatingCount
        self.discCount = discCount
        self.discNumber = discNumber
        self.trackCount = trackCount
        self.trackNumber = trackNumber
        self.isStreamable = isStreamable
        self.hasITunesExtras = hasITunesExtras
        self.currency = currency
        self.formattedPrice = formattedPrice
        trackAmount = trackPrice
        trackHDAmount = trackHDPrice
        trackRentalAmount = trackRentalPrice
        trackHDRentalAmount = trackHDRentalPrice
        collectionAmount = collectionPrice
        collectionHDAmount = collectionHDPrice
        bookAmount = bookPrice
    }

    enum CodingKeys: String, CodingKey {
        case wrapperType, collectionType, trackName, trackCensoredName, collectionName, collectionCensoredName
        case artistName, collectionArtistName, releaseDate, country, primaryGenreName, genres, contentAdvisoryRating
        case shortDescription, longDescription, copyright, averageUserRating, userRatingCount
        case discCount, discNumber, trackCount, trackNumber, isStreamable, hasITunesExtras, currency, formattedPrice
        case rawKind = "kind"
        case trackID = "trackId"
        case collectionID = "collectionId"
        case artistID = "artistId"
        case collectionArtistID = "collectionArtistId"
        case trackViewURL = "trackViewUrl"
        case collectionViewURL = "collectionViewUrl"
        case artistViewURL = "artistViewUrl"
        case collectionArtistViewURL = "collectionArtistViewUrl"
        case previewURL = "previewUrl"
        case artwork = "artworkUrl100"
        case milliseconds = "trackTimeMillis"
        case primaryGenreID = "primaryGenreId"
        case genreIDs = "genreIds"
        case explicitness = "trackExplicitness"
        case htmlDescription = "description"
        case trackAmount = "trackPrice"
        case trackHDAmount = "trackHdPrice"
        case trackRentalAmount = "trackRentalPrice"
        case trackHDRentalAmount = "trackHdRentalPrice"
        case collectionAmount = "collectionPrice"
        case collectionHDAmount = "collectionHdPrice"
        case bookAmount = "price"
    }
}
