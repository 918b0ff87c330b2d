/// Where a person watches: in which country, and which services they have.
public struct MyServices: Hashable, Sendable, Codable {
    /// Nil for that of this Filmz.
    public var country: CountryCode?
    /// In the order in which they were chosen, each brand once.
    public var services: [StreamingService]
    /// Whether TMDb is asked every week where the films of the watchlist are offered. TMDb learns the watchlist by that.
    public var isRefreshed: Bool

    public init(country: CountryCode? = nil, services: [StreamingService] = [], isRefreshed: Bool = false) {
        self.country = country
        self.services = services
        self.isRefreshed = isRefreshed
    }

    /// How many services a person can choose.
    public static let limit = 60

    public var brands: Set<String> { Set(services.map(\.brand)) }

    /// Whether the person can see a film there without paying for it.
    public func includes(_ offer: StreamingOffer) -> Bool {
        offer.kind.isIncluded && brands.contains(offer.service.brand)
    }

    /// This choice as it can be kept.
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

/// Which services persons have.
public protocol MyServicesService: Sendable {
    /// What a person chose; the usual when nothing.
    func services(of person: Person.ID) async throws -> MyServices

    /// Keeps what a person chose.
    /// - Returns: as it is kept
    /// - Throws: ``DomainError/invalid(_:_:)``
    func choose(_ services: MyServices, of person: Person.ID) async throws -> MyServices
}
