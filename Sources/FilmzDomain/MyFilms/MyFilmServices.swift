/// The services about what a person has with films, beside those that say where films are offered.
public protocol MyFilmServices: OfferServices {
    var myFilms: any MyFilmService { get }
    var undo: any UndoService { get }
}

extension MyFilmServices {
    /// A page of films with the person's relation to each, and their posters.
    public func entries(_ films: Page<Film>, for person: Person.ID) async throws -> Page<FilmEntry> {
        let ids = films.items.map(\.id)
        let states = try await myFilms.states(of: ids, for: person)
        var entries = films.map { FilmEntry(film: $0, state: states[$0.id] ?? MyFilmState()) }
        for (index, poster) in posters.posters(of: ids).enumerated() where poster != nil {
            entries.items[index].poster = poster
        }
        return entries
    }

    /// A page of a shelf, with the films' posters. If only available films are wanted, their availability is looked up,
    /// and each film has a service that offers it.
    public func shelf(
        _ query: MyFilmsQuery, of person: Person.ID, page: PageRequest
    ) async throws -> MyFilmsShelf {
        var query = query
        if let availability = query.filter.offered?.availability {
            query.filter.offered = try await films(availability, for: person)
        }
        var shelf = try await myFilms.shelf(query, of: person, page: page)
        let ids = shelf.films.items.map(\.film.id)
        if let availability = query.filter.offered?.availability {
            let services = try await services(offering: Set(ids), availability, for: person)
            for (index, film) in ids.enumerated() { shelf.films.items[index].service = services[film] }
        }
        let pictures = posters.posters(of: ids)
        for (index, poster) in pictures.enumerated() where poster != nil { shelf.films.items[index].poster = poster }
        return shelf
    }

    /// A page of a diary, with the films' posters.
    public func diary(
        _ filter: MyFilmsQuery.Filter, of person: Person.ID, page: PageRequest
    ) async throws -> Diary {
        var diary = try await myFilms.diary(filter, of: person, page: page)
        let pictures = posters.posters(of: diary.entries.items.map(\.film.id))
        for (index, poster) in pictures.enumerated() where poster != nil { diary.entries.items[index].poster = poster }
        return diary
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
