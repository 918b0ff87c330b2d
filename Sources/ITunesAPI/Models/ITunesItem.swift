import APICore
public import Foundation

/// A record of the store: a film, a season, an episode, a bundle, an album, a song, a book, or something else.
///
/// All come in one list and one form, and each kind has only some of the fields; the others are nil. ``kind`` says what
/// it is. https://performance-partners.apple.com/search-api
public struct ITunesItem: Sendable, Hashable, Identifiable, Codable {
    /// The record's id in its storefront: the track's, else the collection's, else the artist's.
    public let id: Int64
    /// `track`, `collection`, `audiobook`, `artist`; nil for books.
    public let wrapperType: String?
    /// The store's own word for what it is, as `feature-movie`; nil in some records since late 2025. See ``kind``.
    public let rawKind: String?
    /// `Album`, `TV Season`; nil for what is no collection, and in some records since late 2025.
    public let collectionType: String?

    /// The film, episode, song or book.
    public let trackID: Int64?
    /// The season, bundle or album, or the one that the episode, film or song belongs to.
    public let collectionID: Int64?
    /// Who made it; of seasons and episodes the series, which has no record of its own.
    public let artistID: Int64?
    /// The title, at times with a year or an edition behind it: "Heat (1995)", "(Unrated)", "(4K)". See ``filmTitle``.
    public let trackName: String?
    /// The title with stars in strong words.
    public let trackCensoredName: String?
    /// The title of the bundle or album.
    public let collectionName: String?
    /// The title of the bundle or album with stars in strong words.
    public let collectionCensoredName: String?
    /// Who made it. Of seasons and episodes the title of the series. Of a film the director, several joined by "&", sometimes the studio; never the actors.
    public let artistName: String?
    /// Who made the bundle or album of which this is a part; nil when it is who made this.
    public let collectionArtistName: String?
    /// The store's number of ``collectionArtistName``.
    public let collectionArtistID: Int64?

    /// The page of the film, song or book.
    public let trackViewURL: URL?
    /// The page of the bundle or album.
    public let collectionViewURL: URL?
    /// The page of who made it; of an artist, the own page.
    public let artistViewURL: URL?
    /// The page of ``collectionArtistName``.
    public let collectionArtistViewURL: URL?
    /// The trailer or a sample: to be streamed, not to be kept.
    public let previewURL: URL?
    /// The picture; for other sizes see ``artworkURL(width:height:)``.
    public let artwork: ITunesArtwork?

    /// The store's date. For a film only its year is a hint, since it may be years after the first showing; mostly it
    /// is midnight in California. See ``releaseYear``.
    public let releaseDate: Date?
    /// How long it runs.
    public var runtime: Duration? { milliseconds.map(Duration.milliseconds) }
    /// The storefront's country, ISO 3166-1 alpha-3, though it is asked for by alpha-2: `USA`.
    public let country: String?
    /// The genre in the storefront's language; nil for books, which have ``genres``.
    public let primaryGenreName: String?
    /// The store's number of ``primaryGenreName``; of films, that of an ``ITunesGenre``.
    public let primaryGenreID: Int?
    /// The genres of a book. Empty for other records.
    public let genres: [String]
    /// The store's numbers of ``genres``, and of the genres above them. Empty for most records.
    public let genreIDs: [Int]
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
    /// Which of them it is. Of an episode it is the place in what is sold, which may have extras and lack episodes: it is
    /// no broadcast number.
    public let trackNumber: Int?
    /// Whether a song can be streamed; nil for other records.
    public let isStreamable: Bool?
    /// Whether the film comes with extras; nil when the store does not say, as it mostly does not.
    public let hasITunesExtras: Bool?

    /// The currency of the prices, ISO 4217.
    public let currency: String?
    /// The price of a book in words, as `$9.99` or `Free`.
    public let formattedPrice: String?

    let milliseconds: Int?
    // What the store asks, without the currency.
    let trackAmount: Decimal?
    let trackHDAmount: Decimal?
    let trackRentalAmount: Decimal?
    let trackHDRentalAmount: Decimal?
    let collectionAmount: Decimal?
    let collectionHDAmount: Decimal?
    let bookAmount: Decimal?

    /// Made of these parts, as for a preview or a test. At least one of the three ids has to be there. Of the prices, 0 and
    /// -1 mean what they mean to the store: see ``price``.
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
