/// The country in which a person watches, and the services that they have.
public struct MyServices: Hashable, Sendable, Codable {
    /// The country; nil for that of this Filmz.
    public var country: CountryCode?
    /// The services in the order in which they were chosen, each brand once.
    public var services: [StreamingService]
    /// Whether TMDb is asked every week for the offers of the watchlist's films. TMDb learns the watchlist by that.
    public var isRefreshed: Bool

    public init(country: CountryCode? = nil, services: [StreamingService] = [], isRefreshed: Bool = false) {
        self.country = country
        self.services = services
        self.isRefreshed = isRefreshed
    }

    /// The maximum number of services for each person.
    public static let limit = 60

    public var brands: Set<String> { Set(services.map(\.brand)) }

    /// Whether the person can see a film with this offer without paying for it.
    public func includes(_ offer: StreamingOffer) -> Bool {
        offer.kind.isIncluded && brands.contains(offer.service.brand)
    }

    /// These values, validated and cleaned.
    /// - Throws: ``DomainError/invalid(_:_:)`` for a service without a name, or too many services
    public func checked() throws(DomainError) -> MyServices {
        guard services.count <= Self.limit else { throw .invalid(.services, .tooLong(Self.limit)) }
        var checked = self
        checked.services = []
        var seen: Set<String> = []
        for service in services {
            let name = try service.name.checked(.services, limit: StreamingService.nameLimit)
            guard !name.isEmpty else { throw .invalid(.services, .missing) }
            guard service.id > 0 else { throw .invalid(.services, .malformed) }
            let service = StreamingService(id: service.id, name: name)
            if seen.insert(service.brand).inserted { checked.services.append(service) }
        }
        return checked
    }
}

/// The services that persons have.
public protocol MyServicesService: Sendable {
    /// A person's services; the default when they chose none.
    func services(of person: Person.ID) async throws -> MyServices

    /// Stores a person's services.
    /// - Returns: the stored values
    /// - Throws: ``DomainError/invalid(_:_:)``
    func choose(_ services: MyServices, of person: Person.ID) async throws -> MyServices
}

/// A person's services, with the outcomes of the weekly refresh of their watchlist.
public struct MyServicesSummary: Sendable, Encodable {
    public var mine: MyServices
    public var watchlist: OutcomeCounts?

    public init(_ mine: MyServices, watchlist: OutcomeCounts?) {
        self.mine = mine
        self.watchlist = watchlist
    }

    private enum CodingKeys: CodingKey {
        case watchlist
    }

    public func encode(to encoder: any Encoder) throws {
        try mine.encode(to: encoder)
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(watchlist, forKey: .watchlist)
    }
}
