/// The services of the search, beside those about what a person has with films.
public protocol SearchServices: MyFilmServices {
    var search: any SearchService { get }
    var providerSearch: any ProviderSearchService { get }
    var recentQueries: any RecentQueryService { get }
}

extension SearchServices {
    /// The conditions of a query, which may name the person's services and those of offers; nil when it has none.
    /// - Parameter isLoose: see ``SearchSentence/init(_:naming:isLoose:)``
    func sentence(
        _ query: SearchQuery, isLoose: Bool = false, for person: Person.ID
    ) async throws -> SearchSentence? {
        let brands = query.brands
        guard !brands.isEmpty else { return SearchSentence(query, naming: NamedServices(), isLoose: isLoose) }
        let mine = try await myServices.services(of: person)
        let country = mine.country ?? offers.country
        let listed = try await offerMemory.services(in: country)?.services ?? []
        let offering = try await offerMemory.services(of: brands, in: country)
        return SearchSentence(
            query, naming: NamedServices(own: mine.services, others: StreamingService.wellKnown + listed + offering),
            isLoose: isLoose)
    }

    /// The facts that the person must give before all of these conditions can be checked.
    func missing(for filters: [SearchFilter], of person: Person.ID) async throws -> [SearchFilter.Missing] {
        var missing: [SearchFilter.Missing] = []
        if filters.contains(.offered(.mine)), try await myServices.services(of: person).services.isEmpty {
            missing.append(.services)
        }
        if filters.contains(.offered(.cinemas)), try await !followsTheatres(person) {
            missing.append(.theatres)
        }
        return missing
    }
}

extension SearchFilter {
    /// A fact that the person has not given yet.
    public enum Missing: String, Hashable, Sendable, Codable {
        /// The services that the person has.
        case services
        /// The theatres that the person follows.
        case theatres
    }

    /// Whether the condition is about a film's availability.
    public var isAboutOffers: Bool {
        switch self {
        case .offered, .service: true
        case .not(let filter): filter.isAboutOffers
        case .either(let filters): filters.contains(where: \.isAboutOffers)
        case .person, .kind, .genre, .country, .language, .years, .minutes, .mine, .like: false
        }
    }
}
