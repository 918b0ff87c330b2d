extension Services {
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

    /// The films that a service is known to offer. No requests are made.
    /// - Parameter ways: the ways in all of which they are offered; empty for any way
    func films(
        on service: StreamingService, ways: [Availability], for person: Person.ID
    ) async throws -> Set<Film.ID> {
        let mine = try await myServices.services(of: person)
        func films(_ kinds: Set<OfferKind>, isMine: Bool = false) async throws -> Set<Film.ID> {
            if isMine, !mine.brands.contains(service.brand) { return [] }
            return try await offerMemory.films(
                offered: kinds, by: [service.brand], in: mine.country ?? offers.country)
        }
        let queriedWays = ways.filter { $0.kinds != nil }
        guard !queriedWays.isEmpty else { return try await films(Set(OfferKind.allCases)) }
        var found: Set<Film.ID>?
        for availability in queriedWays {
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

    private func filmsInCinemas(for person: Person.ID) async throws -> Set<Film.ID> {
        let sources = try await theatres.theatres(of: person).map(\.source)
        let meanings = try await theatres.meanings(for: person)
        let runs = try await theatres.runsToCome(at: sources).values.joined()
        return Set(runs.compactMap { run in meanings[run.title] ?? run.film })
    }

    /// The films of a person's watchlist that are new on their services in the last two weeks, the latest first.
    public func newOnServices(of person: Person.ID, at now: Timestamp) async throws -> [NewStreamingOffer] {
        let mine = try await myServices.services(of: person)
        guard !mine.services.isEmpty else { return [] }
        let news = try await offerMemory.news(
            by: mine.brands, in: mine.country ?? offers.country,
            since: now + (.zero - NewStreamingOffer.lifetime))
        guard !news.isEmpty else { return [] }
        let watchlist = try await myFilms.films(MyFilmsQuery(shelf: .watchlist), of: person)
        let filmsByID = try await films.films(news.map(\.film), for: person)
        var seen: Set<Film.ID> = []
        let newItems = news.compactMap { news -> (news: StoredOfferNews, film: Film)? in
            guard let film = filmsByID[news.film], watchlist.contains(film.id), seen.insert(film.id).inserted else {
                return nil
            }
            return (news, film)
        }
        let newest = Array(newItems.prefix(NewStreamingOffer.limit))
        let entries = try await entries(Page(items: newest.map(\.film), total: newest.count), for: person).items
        return zip(newest, entries).compactMap { newItem, entry in
            newItem.news.offer.since.map {
                NewStreamingOffer(entry: entry, service: newItem.news.offer.service, since: $0, page: newItem.news.page)
            }
        }
    }
}
