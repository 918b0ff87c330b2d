import APICore
public import Foundation

/// One showing of a film in one auditorium. https://developers.amctheatres.com/Showtimes
///
/// All but the number may be missing. AMC names neither the theatre nor the release date of the film: ``theatreId`` and
/// ``movieId`` lead to them.
public struct ShowtimeModel: AMCItem {
    public static let listName = "showtimes"

    /// AMC's number.
    public let id: ShowtimeId
    /// AMC's number of the performance in its theatre.
    public let performanceNumber: Int?
    /// The film.
    public let movieId: MovieId?
    /// The theatre. Not in every answer.
    public let theatreId: TheatreId?
    /// The film's title.
    public let movieName: String?
    /// The film's title as it is sorted.
    public let sortableMovieName: String?
    /// The film's page at AMC.
    public let movieUrl: URL?
    /// The film's genre.
    public let genre: AMCGenre?
    /// The film's age rating.
    public let mpaaRating: AMCRating?
    /// The running time in minutes. AMC's 0 is nil.
    public let runTime: Int?
    /// When it begins; worked out from the local time and the offset when AMC does not send it.
    public let showDateTimeUtc: Date?
    /// When it begins on the theatre's clock; worked out from the moment and the offset when AMC does not send it.
    public let showDateTimeLocal: AMCDateTime?
    /// How many seconds the theatre's clock is ahead of UTC at that time, negative in America.
    public var utcOffset: Int? { offset?.seconds }
    private let offset: AMCOffset?
    /// AMC's other name of ``isEmbargoed``.
    private let embargoed: Bool?
    /// Until when tickets are sold: mostly half an hour into the showing.
    public let sellUntilDateTimeUtc: Date?
    /// The number of the auditorium.
    public let auditorium: Int?
    /// The number of the plan of seats.
    public let layoutId: Int?
    /// The version of the plan of seats.
    public let layoutVersionNumber: Int?
    /// Whether no ticket is left. False when AMC does not say, as all that follow.
    public let isSoldOut: Bool
    /// Whether few tickets are left.
    public let isAlmostSoldOut: Bool
    /// Whether it does not take place.
    public let isCanceled: Bool
    /// Whether it must not be shown yet.
    public let isEmbargoed: Bool
    /// Whether tickets are not sold yet.
    public let isComingSoon: Bool
    /// Whether it costs less because of its hour.
    public let isDiscountMatineePriced: Bool
    /// Whether it costs less because of its day.
    public let isDiscountDaysEligible: Bool
    /// Whether trailers are shown before.
    public let hasTrailers: Bool
    /// Whether tickets are sold at the theatre only.
    public let inTheatreTicketingOnly: Bool
    /// What is off: `20% OFF`.
    public let discountMatineeMessage: String?
    /// How many guests may come to a private showing; nil for all others. AMC's 0 is nil.
    public let maximumIntendedAttendance: Int?
    /// `IMAX at AMC`, for instance; nil for an ordinary screen.
    public let premiumFormat: String?
    /// The page where tickets are bought.
    public let purchaseUrl: URL?
    /// The page where tickets are bought, for phones.
    public let mobilePurchaseUrl: URL?
    /// Prices by age, to be shown and not to be relied upon. Often none.
    public let ticketPrices: [AMCTicketPrice]
    /// Fees that come on top.
    public let estimatedFees: [AMCFee]
    /// Formats and amenities, in one list.
    public let attributes: [AMCAttribute]
    /// Posters and trailers.
    public let media: AMCMedia
    /// What is spoken and what can be read.
    public let languages: AMCLanguages?
    /// When the showtime was last brought up to date.
    public let lastUpdatedDateUtc: Date?
    /// From when it may be shown.
    public let visibilityDateTimeUtc: Date?
    /// The number of the release, the same for some presentations of one film. AMC's 0 is nil.
    public let wwmReleaseNumber: Int?
    /// AMC's own number of the release, see ``MovieTarget/getByInternalId(_:)``. AMC's 0 is nil.
    public let internalReleaseNumber: Int?
    /// AMC's links, by their names.
    public let links: [String: AMCLink]

    /// Made of these parts, as for a preview or a test.
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
        case wwmReleaseNumber, internalReleaseNumber
        case embargoed
        case offset = "utcOffset"
        case links = "_links"
    }

    /// Reads a showtime.
    ///
    /// - Throws: `DecodingError` when it has no number.
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
