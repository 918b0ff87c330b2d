import APICore
public import Foundation

/// A showing of a film in an auditorium. https://developers.amctheatres.com/Showtimes
///
/// All fields except the ID may be missing. AMC sends neither the name of the theatre nor the release date of the film:
/// use ``theatreId`` and ``movieId`` to get them.
public struct ShowtimeModel: AMCItem {
    public static let listName = "showtimes"

    /// AMC's ID of the showing.
    public let id: ShowtimeId
    /// AMC's number of the performance in its theatre.
    public let performanceNumber: Int?
    /// The ID of the film.
    public let movieId: MovieId?
    /// The ID of the theatre. Not in every response.
    public let theatreId: TheatreId?
    /// The film's title.
    public let movieName: String?
    /// The film's title for sorting.
    public let sortableMovieName: String?
    /// The film's page at AMC.
    public let movieUrl: URL?
    /// The film's genre.
    public let genre: AMCGenre?
    /// The film's age rating.
    public let mpaaRating: AMCRating?
    /// The running time in minutes. AMC's 0 is nil.
    public let runTime: Int?
    /// The beginning; computed from the local time and the offset if AMC does not send it.
    public let showDateTimeUtc: Date?
    /// The beginning on the theatre's clock; computed from UTC and the offset if AMC does not send it.
    public let showDateTimeLocal: AMCDateTime?
    /// The number of seconds that the theatre's clock is ahead of UTC at that time, negative in America.
    public var utcOffset: Int? { offset?.seconds }
    private let offset: AMCOffset?
    /// The same as ``isEmbargoed``, under another name that AMC uses.
    private let embargoed: Bool?
    /// The time until which tickets are sold: usually half an hour into the showing.
    public let sellUntilDateTimeUtc: Date?
    /// The number of the auditorium.
    public let auditorium: Int?
    /// The ID of the seating plan.
    public let layoutId: Int?
    /// The version of the seating plan.
    public let layoutVersionNumber: Int?
    /// Whether no tickets are left. False if AMC does not say, like all flags that follow.
    public let isSoldOut: Bool
    /// Whether few tickets are left.
    public let isAlmostSoldOut: Bool
    /// Whether the showing is cancelled.
    public let isCanceled: Bool
    /// Whether the showtime must not be displayed yet.
    public let isEmbargoed: Bool
    /// Whether tickets are not sold yet.
    public let isComingSoon: Bool
    /// Whether tickets are cheaper because of the hour.
    public let isDiscountMatineePriced: Bool
    /// Whether tickets are cheaper because of the day.
    public let isDiscountDaysEligible: Bool
    /// Whether trailers are shown before.
    public let hasTrailers: Bool
    /// Whether tickets are sold only at the theatre.
    public let inTheatreTicketingOnly: Bool
    /// The discount as text: `20% OFF`.
    public let discountMatineeMessage: String?
    /// The maximum number of guests at a private showing; nil for all others. AMC's 0 is nil.
    public let maximumIntendedAttendance: Int?
    /// The premium format, such as `IMAX at AMC`; nil for an ordinary screen.
    public let premiumFormat: String?
    /// The page where tickets are bought.
    public let purchaseUrl: URL?
    /// The page where tickets are bought, for phones.
    public let mobilePurchaseUrl: URL?
    /// The prices by age, for display but not to be relied upon. Often empty.
    public let ticketPrices: [AMCTicketPrice]
    /// The fees added to the prices.
    public let estimatedFees: [AMCFee]
    /// Formats and amenities, in one list.
    public let attributes: [AMCAttribute]
    /// Posters and trailers.
    public let media: AMCMedia
    /// The languages of speech and subtitles.
    public let languages: AMCLanguages?
    /// The time when the showtime was last updated.
    public let lastUpdatedDateUtc: Date?
    /// The time from which the showtime may be displayed.
    public let visibilityDateTimeUtc: Date?
    /// The number of the release, the same for some presentations of one film. AMC's 0 is nil.
    public let wwmReleaseNumber: Int?
    /// AMC's internal release number, see ``MovieTarget/getByInternalId(_:)``. AMC's 0 is nil.
    public let internalReleaseNumber: Int?
    /// AMC's links, by their names.
    public let links: [String: AMCLink]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: ShowtimeId, performanceNumber: Int? = nil, movieId: MovieId? = nil, theatreId: TheatreId? = nil,
        movieName: String? = nil, sortableMovieName: String? = nil, movieUrl: URL? = nil, genre: AMCGenre? = nil,
        mpaaRating: AMCRating? = nil, runTime: Int? = nil, showDateTimeUtc: Date? = nil,
        showDateTimeLocal: AMCDateTime? = nil, utcOffset: Int? = nil, sellUntilDateTimeUtc: Date? = nil,
        auditorium: Int? = nil, layoutId: Int? = nil, layoutVersionNumber: Int? = nil, isSoldOut: Bool = false,
        isAlmostSoldOut: Bool = false, isCanceled: Bool = false, isEmbargoed: Bool = false,
        isComingSoon: Bool = false, isDiscountMatineePriced: Bool = false, isDiscountDaysEligible: Bool = false,
        hasTrailers: Bool = false, inTheatreTicketingOnly: Bool = false, discountMatineeMessage: String? = nil,
        maximumIntendedAttendance: Int? = nil, premiumFormat: String? = nil, purchaseUrl: URL? = nil,
        mobilePurchaseUrl: URL? = nil, ticketPrices: [AMCTicketPrice] = [], estimatedFees: [AMCFee] = [],
        attributes: [AMCAttribute] = [], media: AMCMedia = .none, languages: AMCLanguages? = nil,
        lastUpdatedDateUtc: Date? = nil, visibilityDateTimeUtc: Date? = nil, wwmReleaseNumber: Int? = nil,
        internalReleaseNumber: Int? = nil, links: [String: AMCLink] = [:]
    ) {
        self.id = id
        self.performanceNumber = performanceNumber
        self.movieId = movieId
        self.theatreId = theatreId
        self.movieName = movieName
        self.sortableMovieName = sortableMovieName
        self.movieUrl = movieUrl
        self.genre = genre
        self.mpaaRating = mpaaRating
        self.runTime = runTime
        self.showDateTimeUtc = showDateTimeUtc
        self.showDateTimeLocal = showDateTimeLocal
        offset = utcOffset.map(AMCOffset.init(seconds:))
        embargoed = nil
        self.sellUntilDateTimeUtc = sellUntilDateTimeUtc
        self.auditorium = auditorium
        self.layoutId = layoutId
        self.layoutVersionNumber = layoutVersionNumber
        self.isSoldOut = isSoldOut
        self.isAlmostSoldOut = isAlmostSoldOut
        self.isCanceled = isCanceled
        self.isEmbargoed = isEmbargoed
        self.isComingSoon = isComingSoon
        self.isDiscountMatineePriced = isDiscountMatineePriced
        self.isDiscountDaysEligible = isDiscountDaysEligible
        self.hasTrailers = hasTrailers
        self.inTheatreTicketingOnly = inTheatreTicketingOnly
        self.discountMatineeMessage = discountMatineeMessage
        self.maximumIntendedAttendance = maximumIntendedAttendance
        self.premiumFormat = premiumFormat
        self.purchaseUrl = purchaseUrl
        self.mobilePurchaseUrl = mobilePurchaseUrl
        self.ticketPrices = ticketPrices
        self.estimatedFees = estimatedFees
        self.attributes = attributes
        self.media = media
        self.languages = languages
        self.lastUpdatedDateUtc = lastUpdatedDateUtc
        self.visibilityDateTimeUtc = visibilityDateTimeUtc
        self.wwmReleaseNumber = wwmReleaseNumber
        self.internalReleaseNumber = internalReleaseNumber
        self.links = links
    }

    private enum CodingKeys: String, CodingKey {
        case id, performanceNumber, movieId, theatreId, movieName, sortableMovieName, movieUrl, genre, mpaaRating
        case runTime, showDateTimeUtc, showDateTimeLocal, sellUntilDateTimeUtc, auditorium, layoutId
        case layoutVersionNumber, isSoldOut, isAlmostSoldOut, isCanceled, isEmbargoed, isComingSoon
        case isDiscountMatineePriced, isDiscountDaysEligible, hasTrailers, inTheatreTicketingOnly
        case discountMatineeMessage, maximumIntendedAttendance, premiumFormat, purchaseUrl, mobilePurchaseUrl
        case ticketPrices, estimatedFees, attributes, media, languages, lastUpdatedDateUtc, visibilityDateTimeUtc
        case wwmReleaseNumber, internalReleaseNumber, embargoed
        case offset = "utcOffset"
        case links = "_links"
    }

    /// Decodes a showtime.
    ///
    /// - Throws: `DecodingError` if it has no ID.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let times = ShowTimes(
            utc: container.moment(.showDateTimeUtc), local: container.dateTime(.showDateTimeLocal),
            utcOffset: container.text(.offset).flatMap(AMCDateTime.utcOffset))
        id = try container.decode(ShowtimeId.self, forKey: .id)
        performanceNumber = container.integer(.performanceNumber)
        movieId = container.identifier(.movieId)
        theatreId = container.identifier(.theatreId)
        movieName = container.text(.movieName)
        sortableMovieName = container.text(.sortableMovieName)
        movieUrl = container.text(.movieUrl).flatMap { URL(web: $0) }
        genre = container.term(.genre)
        mpaaRating = container.term(.mpaaRating)
        runTime = container.integer(.runTime).flatMap { $0 > 0 ? $0 : nil }
        showDateTimeUtc = times.utc
        showDateTimeLocal = times.local
        offset = times.utcOffset.map(AMCOffset.init(seconds:))
        sellUntilDateTimeUtc = container.moment(.sellUntilDateTimeUtc)
        auditorium = container.integer(.auditorium)
        layoutId = container.integer(.layoutId)
        layoutVersionNumber = container.integer(.layoutVersionNumber)
        isSoldOut = container.flag(.isSoldOut) ?? false
        isAlmostSoldOut = container.flag(.isAlmostSoldOut) ?? false
        isCanceled = container.flag(.isCanceled) ?? false
        embargoed = if container.flag(.embargoed) == true { true } else { nil }
        isEmbargoed = container.flag(.isEmbargoed) == true || embargoed == true
        isComingSoon = container.flag(.isComingSoon) ?? false
        isDiscountMatineePriced = container.flag(.isDiscountMatineePriced) ?? false
        isDiscountDaysEligible = container.flag(.isDiscountDaysEligible) ?? false
        hasTrailers = container.flag(.hasTrailers) ?? false
        inTheatreTicketingOnly = container.flag(.inTheatreTicketingOnly) ?? false
        discountMatineeMessage = container.text(.discountMatineeMessage)
        maximumIntendedAttendance = container.integer(.maximumIntendedAttendance).flatMap { $0 > 0 ? $0 : nil }
        premiumFormat = container.text(.premiumFormat)
        purchaseUrl = container.text(.purchaseUrl).flatMap { URL(web: $0) }
        mobilePurchaseUrl = container.text(.mobilePurchaseUrl).flatMap { URL(web: $0) }
        ticketPrices = container.list(.ticketPrices)
        estimatedFees = container.list(.estimatedFees)
        attributes = container.list(.attributes)
        media = container.object(.media) ?? .none
        languages = container.object(.languages)
        lastUpdatedDateUtc = container.moment(.lastUpdatedDateUtc)
        visibilityDateTimeUtc = container.moment(.visibilityDateTimeUtc)
        wwmReleaseNumber = container.integer(.wwmReleaseNumber).flatMap { $0 > 0 ? $0 : nil }
        internalReleaseNumber = container.integer(.internalReleaseNumber).flatMap { $0 > 0 ? $0 : nil }
        links = container.dictionary(.links)
    }

    /// Whether the whole auditorium is rented: see ``maximumIntendedAttendance``.
    public var isPrivateRental: Bool { maximumIntendedAttendance != nil }
}
