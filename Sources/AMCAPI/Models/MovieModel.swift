import APICore
public import Foundation

/// A film at AMC. https://developers.amctheatres.com/Movies
///
/// All fields except the ID may be missing. Special presentations, fan events and private rentals are separate films,
/// with IDs of their own.
public struct MovieModel: AMCItem {
    public static let listName = "movies"

    /// AMC's ID of the film.
    public let id: MovieId
    /// The title of the film.
    public let name: String?
    /// The title for sorting: `Great Wall, The`.
    public let sortableName: String?
    /// Names of actors, separated by commas; some in upper case.
    public let starringActors: String?
    /// Names of directors, separated by commas.
    public let directors: String?
    /// The genre; AMC's spelling varies.
    public let genre: AMCGenre?
    /// The age rating.
    public let mpaaRating: AMCRating?
    /// The number of the release, the same for some presentations of one film. AMC's 0 is nil.
    public let wwmReleaseNumber: Int?
    /// The running time in minutes. AMC's 0 is nil.
    public let runTime: Int?
    /// The demand for the film among AMC's guests, from 0 to 1. Not a rating.
    public let score: Double?
    /// The slug: `old-66593`. It may differ from the title.
    public let slug: String?
    /// A summary of the plot.
    public let synopsis: String?
    /// A summary of the plot in a sentence.
    public let synopsisTagLine: String?
    /// Midnight of the release day in Chicago; for an old film that returns, of the day of its return. A time without a
    /// time zone is read as Chicago's. See ``releaseDate``.
    public let releaseDateUtc: Date?
    /// The time of the first showing. AMC's 1900 is nil.
    public let earliestShowingUtc: Date?
    /// Whether there are showtimes.
    public let hasScheduledShowtimes: Bool?
    /// Whether to display when tickets go on sale.
    public let displayOnlineTicketAvailability: Bool?
    /// The time when tickets go on sale. Sentinels are nil.
    public let onlineTicketAvailabilityDateUtc: Date?
    /// AMC's ID of the distributor.
    public let distributorId: Int?
    /// AMC's code for the distributor.
    public let distributorCode: String?
    /// Whether members of AMC's A-List may book it.
    public let availableForAList: Bool?
    /// The kind of place in which the film is shown.
    public let preferredMediaType: AMCMediaType?
    /// The IMDb identifier, such as `tt10954652`. Often missing.
    public let imdbId: String?
    /// The price tier for renting a theatre for this film; nil if there is none.
    public let privateTheatreRentalTier: AMCRentalTier?
    /// Formats and amenities in which the film is shown.
    public let attributes: [AMCAttribute]
    /// Posters and trailers.
    public let media: AMCMedia
    /// AMC's links, by their names, which are addresses themselves.
    public let links: [String: AMCLink]

    // Stored as they were sent: few of a list's addresses are ever used, and creating a `URL` takes time.
    private let website: String?
    private let showtimes: String?
    private let vudu: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: MovieId, name: String? = nil, sortableName: String? = nil, starringActors: String? = nil,
        directors: String? = nil, genre: AMCGenre? = nil, mpaaRating: AMCRating? = nil, wwmReleaseNumber: Int? = nil,
        runTime: Int? = nil, score: Double? = nil, slug: String? = nil, synopsis: String? = nil,
        synopsisTagLine: String? = nil, releaseDateUtc: Date? = nil, earliestShowingUtc: Date? = nil,
        hasScheduledShowtimes: Bool? = nil, displayOnlineTicketAvailability: Bool? = nil,
        onlineTicketAvailabilityDateUtc: Date? = nil, distributorId: Int? = nil, distributorCode: String? = nil,
        availableForAList: Bool? = nil, preferredMediaType: AMCMediaType? = nil, imdbId: String? = nil,
        privateTheatreRentalTier: AMCRentalTier? = nil, attributes: [AMCAttribute] = [], media: AMCMedia = .none,
        links: [String: AMCLink] = [:], websiteUrl: URL? = nil, showtimesUrl: URL? = nil, vuduUrl: URL? = nil
    ) {
        self.id = id
        self.name = name
        self.sortableName = sortableName
        self.starringActors = starringActors
        self.directors = directors
        self.genre = genre
        self.mpaaRating = mpaaRating
        self.wwmReleaseNumber = wwmReleaseNumber
        self.runTime = runTime
        self.score = score
        self.slug = slug
        self.synopsis = synopsis
        self.synopsisTagLine = synopsisTagLine
        self.releaseDateUtc = releaseDateUtc
        self.earliestShowingUtc = earliestShowingUtc
        self.hasScheduledShowtimes = hasScheduledShowtimes
        self.displayOnlineTicketAvailability = displayOnlineTicketAvailability
        self.onlineTicketAvailabilityDateUtc = onlineTicketAvailabilityDateUtc
        self.distributorId = distributorId
        self.distributorCode = distributorCode
        self.availableForAList = availableForAList
        self.preferredMediaType = preferredMediaType
        self.imdbId = imdbId
        self.privateTheatreRentalTier = privateTheatreRentalTier
        self.attributes = attributes
        self.media = media
        self.links = links
        website = websiteUrl?.absoluteString
        showtimes = showtimesUrl?.absoluteString
        vudu = vuduUrl?.absoluteString
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, sortableName, starringActors, directors, genre, mpaaRating, wwmReleaseNumber, runTime, score
        case slug, synopsis, synopsisTagLine, releaseDateUtc, earliestShowingUtc, hasScheduledShowtimes
        case displayOnlineTicketAvailability, onlineTicketAvailabilityDateUtc, distributorId, distributorCode
        case availableForAList, preferredMediaType, imdbId, privateTheatreRentalTier, attributes, media
        case website = "websiteUrl"
        case showtimes = "showtimesUrl"
        case vudu = "vuduUrl"
        case links = "_links"
    }

    /// The attributes of a film at the place where the old version of the API had them.
    private struct NestedAttributes: Decodable {
        let attributes: [AMCAttribute]

        init(from decoder: any Decoder) throws {
            attributes = try decoder.container(keyedBy: CodingKeys.self).list(.attributes)
        }
    }

    /// Decodes a film.
    ///
    /// - Throws: `DecodingError` if it has no ID.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(MovieId.self, forKey: .id)
        name = container.text(.name)
        sortableName = container.text(.sortableName)
        starringActors = container.text(.starringActors)
        directors = container.text(.directors)
        genre = container.term(.genre)
        mpaaRating = container.term(.mpaaRating)
        wwmReleaseNumber = container.positive(.wwmReleaseNumber)
        runTime = container.positive(.runTime)
        score = container.number(.score)
        slug = container.text(.slug)
        synopsis = container.text(.synopsis)
        synopsisTagLine = container.text(.synopsisTagLine)
        releaseDateUtc = container.dateTime(.releaseDateUtc).flatMap {
            ($0.date ?? $0.date(in: .chicago)).unlessSentinel
        }
        earliestShowingUtc = container.moment(.earliestShowingUtc)
        hasScheduledShowtimes = container.flag(.hasScheduledShowtimes)
        displayOnlineTicketAvailability = container.flag(.displayOnlineTicketAvailability)
        onlineTicketAvailabilityDateUtc = container.moment(.onlineTicketAvailabilityDateUtc)
        distributorId = container.integer(.distributorId)
        distributorCode = container.text(.distributorCode)
        availableForAList = container.flag(.availableForAList)
        preferredMediaType = container.term(.preferredMediaType)
        imdbId = container.text(.imdbId)
        privateTheatreRentalTier = container.term(.privateTheatreRentalTier)
        media = container.object(.media) ?? .none
        links = container.dictionary(.links)
        attributes =
            if container.contains(.attributes) {
                container.list(.attributes)
            } else {
                (container.object(.media) as NestedAttributes?)?.attributes ?? []
            }
        website = container.text(.website)
        showtimes = container.text(.showtimes)
        vudu = container.text(.vudu)
    }

    /// The film's page at AMC.
    public var websiteUrl: URL? { website.flatMap { URL(web: $0) } }

    /// The page with the film's showtimes at AMC.
    public var showtimesUrl: URL? { showtimes.flatMap { URL(web: $0) } }

    /// The film's page at Vudu.
    public var vuduUrl: URL? { vudu.flatMap { URL(web: $0) } }
}
