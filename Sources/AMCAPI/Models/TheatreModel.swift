public import APICore
public import Foundation

/// A theatre of AMC's. https://developers.amctheatres.com/Theatres
///
/// All fields except the ID may be missing.
public struct TheatreModel: AMCItem {
    public static let listName = "theatres"

    /// AMC's ID of the theatre. It may change; ``slug`` has been more stable.
    public let id: TheatreId
    /// The name: `Town Square 18`.
    public let name: String?
    /// The name with the brand: `AMC Town Square 18`.
    public let longName: String?
    /// The slug: `amc-town-square-18`.
    public let slug: String?
    /// The brand, such as AMC Dine-In.
    public let brand: AMCBrand?
    /// The way in which tickets are sold, in AMC's own words, of which it publishes no list.
    public let ticketable: String?
    /// Whether the theatre is closed. False if AMC does not say.
    public let isClosed: Bool
    /// The times during which the theatre is closed.
    public let closures: [AMCClosure]
    /// The last day on which the theatre is open; nil if it is not closing.
    public let lastBusinessDate: PlainDate?
    /// The telephone number for guests: digits only.
    public let guestServicesPhoneNumber: String?
    /// The number of seconds that the theatre's clock is ahead of UTC at this time of the year, negative in America.
    public var utcOffset: Int? { offset?.seconds }
    private let offset: AMCOffset?
    /// AMC's own name for the time zone, which no system knows: `CENTRAL TIME`. See ``timeZone``.
    public let timezone: String?
    /// The time zone's abbreviation at this time of the year: `CDT`.
    public let timezoneAbbreviation: String?
    /// The theatre's page at AMC.
    public let websiteUrl: URL?
    /// The theatre's page at Facebook.
    public let facebookUrl: URL?
    /// A description of what is out of order.
    public let outageDescription: String?
    /// AMC's ID of the loyalty programme.
    public let loyaltyVersionId: Int?
    /// The theatre's ID at the service that AMC's release numbers come from.
    public let westWorldMediaNumber: Int?
    /// The ways in which guests get food and drink.
    public let concessionsDeliveryOptions: [AMCDeliveryOption]
    /// The tax on fees, in percent.
    public let convenienceFeeTaxPercent: Double?
    /// The tax on fees, in dollars.
    public let convenienceFeeTaxFlatAmount: Double?
    /// The ways in which a reward can be redeemed, in AMC's words.
    public let redemptionMethods: [String]
    /// The level of subscription that the theatre requires.
    public let subscriptionUsageLevel: Int?
    /// Whether food and drink can be ordered online.
    public let onlineConcessions: Bool?
    /// Whether the theatre has several kitchens.
    public let hasMultipleKitchens: Bool?
    /// Whether orders are brought to the seat.
    public let deliveryToSeat: Bool?
    /// Formats and amenities.
    public let attributes: [AMCAttribute]
    /// Pictures of the theatre.
    public let media: AMCMedia
    /// The location.
    public let location: AMCTheatreLocation?
    /// The fees on orders of food and drink.
    public let estimatedConcessionsOrderFees: [AMCFee]
    /// AMC's links, by their names.
    public let links: [String: AMCLink]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: TheatreId, name: String? = nil, longName: String? = nil, slug: String? = nil, brand: AMCBrand? = nil,
        ticketable: String? = nil, isClosed: Bool = false, closures: [AMCClosure] = [],
        lastBusinessDate: PlainDate? = nil, guestServicesPhoneNumber: String? = nil, utcOffset: Int? = nil,
        timezone: String? = nil, timezoneAbbreviation: String? = nil, websiteUrl: URL? = nil, facebookUrl: URL? = nil,
        outageDescription: String? = nil, loyaltyVersionId: Int? = nil, westWorldMediaNumber: Int? = nil,
        concessionsDeliveryOptions: [AMCDeliveryOption] = [], convenienceFeeTaxPercent: Double? = nil,
        convenienceFeeTaxFlatAmount: Double? = nil, redemptionMethods: [String] = [],
        subscriptionUsageLevel: Int? = nil, onlineConcessions: Bool? = nil, hasMultipleKitchens: Bool? = nil,
        deliveryToSeat: Bool? = nil, attributes: [AMCAttribute] = [], media: AMCMedia = .none,
        location: AMCTheatreLocation? = nil, estimatedConcessionsOrderFees: [AMCFee] = [],
        links: [String: AMCLink] = [:]
    ) {
        self.id = id
        self.name = name
        self.longName = longName
        self.slug = slug
        self.brand = brand
        self.ticketable = ticketable
        self.isClosed = isClosed
        self.closures = closures
        self.lastBusinessDate = lastBusinessDate
        self.guestServicesPhoneNumber = guestServicesPhoneNumber
        self.offset = utcOffset.map(AMCOffset.init(seconds:))
        self.timezone = timezone
        self.timezoneAbbreviation = timezoneAbbreviation
        self.websiteUrl = websiteUrl
        self.facebookUrl = facebookUrl
        self.outageDescription = outageDescription
        self.loyaltyVersionId = loyaltyVersionId
        self.westWorldMediaNumber = westWorldMediaNumber
        self.concessionsDeliveryOptions = concessionsDeliveryOptions
        self.convenienceFeeTaxPercent = convenienceFeeTaxPercent
        self.convenienceFeeTaxFlatAmount = convenienceFeeTaxFlatAmount
        self.redemptionMethods = redemptionMethods
        self.subscriptionUsageLevel = subscriptionUsageLevel
        self.onlineConcessions = onlineConcessions
        self.hasMultipleKitchens = hasMultipleKitchens
        self.deliveryToSeat = deliveryToSeat
        self.attributes = attributes
        self.media = media
        self.location = location
        self.estimatedConcessionsOrderFees = estimatedConcessionsOrderFees
        self.links = links
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, longName, slug, brand, ticketable, isClosed, closures, lastBusinessDate, guestServicesPhoneNumber
        case timezone, timezoneAbbreviation, websiteUrl, facebookUrl, outageDescription, loyaltyVersionId
        case westWorldMediaNumber, concessionsDeliveryOptions, convenienceFeeTaxPercent, convenienceFeeTaxFlatAmount
        case redemptionMethods, subscriptionUsageLevel, onlineConcessions, hasMultipleKitchens, deliveryToSeat
        case attributes, media, location, estimatedConcessionsOrderFees
        case offset = "utcOffset"
        case links = "_links"
    }

    /// Decodes a theatre.
    ///
    /// - Throws: `DecodingError` if it has no ID.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(TheatreId.self, forKey: .id)
        name = container.text(.name)
        longName = container.text(.longName)
        slug = container.text(.slug)
        brand = container.term(.brand)
        ticketable = container.text(.ticketable) ?? container.flag(.ticketable).map(String.init)
        isClosed = container.flag(.isClosed) ?? false
        closures = container.list(.closures)
        lastBusinessDate = container.dateTime(.lastBusinessDate)?.day
        guestServicesPhoneNumber = container.text(.guestServicesPhoneNumber)
        offset = container.text(.offset).flatMap(AMCDateTime.utcOffset).map(AMCOffset.init(seconds:))
        timezone = container.text(.timezone)
        timezoneAbbreviation = container.text(.timezoneAbbreviation)
        websiteUrl = container.text(.websiteUrl).flatMap { URL(web: $0) }
        facebookUrl = container.text(.facebookUrl).flatMap { URL(web: $0) }
        outageDescription = container.text(.outageDescription)
        loyaltyVersionId = container.integer(.loyaltyVersionId)
        westWorldMediaNumber = container.integer(.westWorldMediaNumber)
        concessionsDeliveryOptions = container.terms(.concessionsDeliveryOptions)
        convenienceFeeTaxPercent = container.number(.convenienceFeeTaxPercent)
        convenienceFeeTaxFlatAmount = container.number(.convenienceFeeTaxFlatAmount)
        redemptionMethods = container.list(.redemptionMethods)
        subscriptionUsageLevel = container.integer(.subscriptionUsageLevel)
        onlineConcessions = container.flag(.onlineConcessions)
        hasMultipleKitchens = container.flag(.hasMultipleKitchens)
        deliveryToSeat = container.flag(.deliveryToSeat)
        attributes = container.list(.attributes)
        media = container.object(.media) ?? .none
        location = container.object(.location)
        estimatedConcessionsOrderFees = container.list(.estimatedConcessionsOrderFees)
        links = container.dictionary(.links)
    }
}
