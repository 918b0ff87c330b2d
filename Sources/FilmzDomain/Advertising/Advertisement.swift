/// An offer of an advertiser for something that belongs to films, such as a book or a soundtrack. Whoever runs this
/// Filmz manages it.
public struct Advertisement: Hashable, Sendable, Identifiable, Codable {
    public typealias ID = RandomID<Advertisement>

    public let id: ID
    public var name: String
    /// Empty when there is nothing more to say.
    public var text: String
    public var link: AdvertisementLink
    /// As the shop writes it, with its currency; empty when it names none.
    public var price: String
    /// The first day on which it is shown; nil for no limit.
    public var from: CalendarDay?
    /// The last day on which it is shown; nil for no limit.
    public var until: CalendarDay?
    /// Offers with a higher one are shown first.
    public var priority: Int
    public var rules: AdvertisementRules
    /// Nil when it has no picture.
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

    public static let countLimit = 100
    public static let priorities = 0...100
    public static let usualPriority = 50
    /// In characters.
    public static let nameLimit = 100
    public static let textLimit = 300
    public static let priceLimit = 30

    /// Whether it may be shown on a day.
    public func runs(on day: CalendarDay) -> Bool {
        (from.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
    }
}

/// Where an offer leads: an address that begins with `https://`.
public struct AdvertisementLink: Hashable, Sendable, TextCodable {
    /// The address, percent-encoded.
    public let description: String
    /// As it is shown, with the port if it is an unusual one.
    public let host: String

    /// Returns nil for any other address.
    public init?(_ description: String) {
        guard let link = WebLink(description), link.text.lowercased().hasPrefix("https://") else { return nil }
        self.description = link.text
        host = link.host
    }
}
