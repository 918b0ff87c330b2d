/// An advertiser's offer of a product that belongs to films, such as a book or a soundtrack. The person who runs this
/// Filmz manages it.
public struct Advertisement: Hashable, Sendable, Identifiable, Codable {
    public typealias ID = RandomID<Advertisement>

    public let id: ID
    public var name: String
    /// The description; empty when there is none.
    public var text: String
    public var link: AdvertisementLink
    /// The price as the shop writes it, with its currency; empty when it gives none.
    public var price: String
    /// The first day on which it is shown; nil for no limit.
    public var from: CalendarDay?
    /// The last day on which it is shown; nil for no limit.
    public var until: CalendarDay?
    /// The priority. Offers with a higher one are shown first.
    public var priority: Int
    public var rules: AdvertisementRules
    /// The ID of the picture; nil when there is none.
    public var picture: AdvertisementPicture.ID?

    public init(
        id: ID = .random(), name: String, text: String = "", link: AdvertisementLink, price: String = "",
        from: CalendarDay? = nil, until: CalendarDay? = nil, priority: Int = usualPriority,
        rules: AdvertisementRules, picture: AdvertisementPicture.ID? = nil
    ) {
        self.id = id
        self.name = name
        self.text = text
        self.link = link
        self.price = price
        self.from = from
        self.until = until
        self.priority = priority
        self.rules = rules
        self.picture = picture
    }

    /// The maximum number of offers.
    public static let countLimit = 100
    public static let priorities = 0...100
    public static let usualPriority = 50
    /// The maximum number of characters of ``name``.
    public static let nameLimit = 100
    /// The maximum number of characters of ``text``.
    public static let textLimit = 300
    /// The maximum number of characters of ``price``.
    public static let priceLimit = 30

    /// Whether the offer may be shown on a day.
    public func runs(on day: CalendarDay) -> Bool {
        if let from, day < from { return false }
        if let until, until < day { return false }
        return true
    }
}

/// The URL of an offer, which begins with `https://`.
public struct AdvertisementLink: Hashable, Sendable, TextCodable {
    /// The URL, percent-encoded.
    public let description: String
    /// The host for display, with the port if it is not the default one.
    public let host: String

    /// Returns nil for any other URL.
    public init?(_ description: String) {
        guard let link = WebLink(description), link.text.lowercased().hasPrefix("https://") else { return nil }
        self.description = link.text
        host = link.host
    }
}
