/// The services that say where films are offered, beside those for which providers are asked.
public protocol OfferServices: ProviderServices {
    /// Looks up where films are offered.
    var offers: any OfferService { get }
    var offerMemory: any OfferCache { get }
    /// Looks up products for films.
    var products: any ProductService { get }
    var myServices: any MyServicesService { get }

    /// The films that the theatres which a person follows are known to show. No requests are made.
    func filmsInCinemas(for person: Person.ID) async throws -> Set<Film.ID>
    /// Whether a person follows theatres. Otherwise it is not known which films they could see there.
    func followsTheatres(_ person: Person.ID) async throws -> Bool
}

extension OfferServices {
    /// The country in which a person looks for films.
    public func country(of person: Person.ID) async throws -> CountryCode {
        try await myServices.services(of: person).country ?? offers.country
    }

    /// The places where a person can get a film. No requests are made.
    /// - Parameter dossier: the providers' facts about the film
    public func whereToGet(_ dossier: FilmDossier, for person: Person.ID) async throws -> WhereToGet {
        let mine = try await myServices.services(of: person)
        let filmOffers = try await offers.cached(dossier.film, in: mine.country ?? offers.country)
        return WhereToGet(
            film: dossier.film, offers: filmOffers, mine: mine, shops: dossier.offers, shopCountry: offers.country)
    }

    /// The films that are known to be available to a person in a way. No requests are made.
    public func films(_ availability: Availability, for person: Person.ID) async throws -> OfferedFilms {
        OfferedFilms(availability, films: try await ids(availability, for: person))
    }

    /// A service for each of these films by which it is known to be available in a way. No requests are made.
    func services(
        offering films: Set<Film.ID>, _ availability: Availability, for person: Person.ID
    ) async throws -> [Film.ID: StreamingService] {
        guard let kinds = availability.kinds, !films.isEmpty else { return [:] }
        let mine = try await myServices.services(of: person)
        return try await offerMemory.services(
            offering: films, as: kinds, by: availability == .mine ? mine.brands : nil,
            in: mine.country ?? offers.country)
    }

    /// The films that a service is known to offer. No requests are made.
    /// - Parameter availabilities: the ways in all of which they are offered; empty for any way
    func films(
        on service: StreamingService, availabilities: [Availability], for person: Person.ID
    ) async throws -> Set<Film.ID> {
        let mine = try await myServices.services(of: person)
        func films(_ kinds: Set<OfferKind>, isMine: Bool = false) async throws -> Set<Film.ID> {
            if isMine, !mine.brands.contains(service.brand) { return [] }
            return try await offerMemory.films(
                offered: kinds, by: [service.brand], in: mine.country ?? offers.country)
        }
        let queried = availabilities.filter { $0.kinds != nil }
        guard !queried.isEmpty else { return try await films(Set(OfferKind.allCases)) }
        var found: Set<Film.ID>?
        for availability in queried {
            let next = try await films(availability.kinds ?? [], isMine: availability == .mine)
            found = found?.intersection(next) ?? next
        }
        return found ?? []
    }

    private func ids(_ availability: Availability, for person: Person.ID) async throws -> Set<Film.ID> {
        guard let kinds = availability.kinds else { return try await filmsInCinemas(for: person) }
        let mine = try await myServices.services(of: person)
        return try await offerMemory.films(
            offered: kinds, by: availability == .mine ? mine.brands : nil, in: mine.country ?? offers.country)
    }
}
