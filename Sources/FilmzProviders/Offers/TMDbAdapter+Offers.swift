import APICore
import FilmzDomain
import TMDbAPI

extension TMDbAdapter {
    /// The offers for a film in a country. TMDb returns all countries at once. It has no addresses of single offers,
    /// but a page with all of them.
    func offers(_ id: ExternalID, in country: CountryCode) async throws(APIError) -> OfferAnswer? {
        let number = try await number(of: id)
        let series: Int? = if number == nil { try await seriesNumber(of: id) } else { nil }
        let answer = try await ifFound { () async throws(APIError) in
            if let number { return try await client.watchProviders(of: number) as TMDbWatchProviders? }
            if let series { return try await client.watchProviders(ofSeries: series) }
            return nil
        }
        guard case let answer?? = answer else { return nil }
        guard let offers = answer.offers(in: country.description) else { return OfferAnswer() }
        let kinds: [(OfferKind, [TMDbWatchProvider])] = [
            (.stream, offers.flatrate), (.free, offers.free), (.ads, offers.ads), (.rent, offers.rent),
            (.buy, offers.buy),
        ]
        var seen: Set<OfferAnswer.Entry> = []
        let entries = kinds.flatMap { kind, services in
            Self.validServices(services).map { OfferAnswer.Entry(kind, service: $0) }.filter {
                seen.insert($0).inserted
            }
        }
        return OfferAnswer(
            entries: Array(entries.prefix(StreamingOffer.limit)), page: ProviderBounds.secureAddress(offers.link))
    }

    /// The services for films and for shows together: a person chooses services once for both.
    func services(in country: CountryCode) async throws(APIError) -> [StreamingService]? {
        let films = try await client.watchServices(forMoviesIn: country.description)
        let shows = try await client.watchServices(forSeriesIn: country.description)
        var seen: Set<Int> = []
        return Self.validServices((films + shows).sorted { $0.priority(in: country) < $1.priority(in: country) })
            .filter { seen.insert($0.id).inserted }
    }

    private static func validServices(_ services: [TMDbWatchProvider]) -> [StreamingService] {
        services.enumerated().sorted {
            ($0.element.displayPriority ?? .max, $0.offset) < ($1.element.displayPriority ?? .max, $1.offset)
        }.compactMap { service($0.element.id, name: $0.element.name) }
    }

    private static func validServices(_ services: [TMDbWatchService]) -> [StreamingService] {
        services.prefix(CachedServices.limit).compactMap { service($0.id, name: $0.name) }
    }

    /// A service; nil without a name, or with an impossible ID.
    private static func service(_ id: Int, name: String?) -> StreamingService? {
        guard let name = name?.bounded(to: StreamingService.nameLimit), 1...1_000_000_000 ~= id else { return nil }
        return StreamingService(id: id, name: name)
    }
}

extension TMDbWatchService {
    /// The rank among the services of a country, the best known first.
    fileprivate func priority(in country: CountryCode) -> Int {
        displayPriorities[country.description] ?? displayPriority ?? .max
    }
}
