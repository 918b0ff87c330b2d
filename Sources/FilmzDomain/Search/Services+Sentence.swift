extension Services {
    /// What a query asks for as a sentence, with the services that the person has and that offers name; nil when it names
    /// no conditions.
    func sentence(_ query: SearchQuery, for person: Person.ID) async throws -> SearchSentence? {
        let brands = query.brands
        guard !brands.isEmpty else { return SearchSentence(query, naming: NamedServices()) }
        let mine = try await myServices.services(of: person)
        let country = mine.country ?? offers.country
        let listed = try await offerMemory.services(in: country)?.services ?? []
        let offering = try await offerMemory.services(of: brands, in: country)
        return SearchSentence(
            query, naming: NamedServices(own: mine.services, others: StreamingService.wellKnown + listed + offering))
    }

    /// What the person has to say before all of these conditions can be known.
    func missing(for filters: [SearchFilter], of person: Person.ID) async throws -> [SearchFilter.Missing] {
        var missing: [SearchFilter.Missing] = []
        if filters.contains(.offered(.mine)), try await myServices.services(of: person).services.isEmpty {
            missing.append(.services)
        }
        if filters.contains(.offered(.cinemas)), try await theatres.theatres(of: person).isEmpty {
            missing.append(.theatres)
        }
        return missing
    }
}

extension SearchFilter {
    /// What a person has not said yet.
    public enum Missing: String, Hashable, Sendable, Codable {
        /// Which services they have.
        case services
        /// Which theatres they follow.
        case theatres
    }

    /// Whether it is about where a film can be got.
    public var isAboutOffers: Bool {
        switch self {
        case .offered, .service: true
        case .person, .kind, .genre, .country, .language, .years, .minutes, .mine: false
        }
    }
}
