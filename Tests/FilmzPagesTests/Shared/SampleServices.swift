import FilmzDomain

/// All services over a few values in memory; nothing can be changed.
struct SampleServices {
    var allFilms: [Film] = []
    var myFilms: [Film.ID: MyFilm] = [:]
    var recent: [RecentQuery] = []
    var pageSize: Int?

    var services: Services {
        Services(films: self, discover: self, search: self, recentQueries: self, myFilms: self, undo: self)
    }

    private func page<Element>(_ items: [Element], _ request: PageRequest) -> Page<Element> {
        let start = request.cursor.flatMap { Int($0.description) } ?? 0
        let size = pageSize ?? request.size
        let rest = items.dropFirst(start)
        return Page(
            items: Array(rest.prefix(size)), total: items.count,
            next: rest.count > size ? PageCursor(String(start + size)) : nil)
    }
}

extension SampleServices: FilmService {
    func film(_ id: Film.ID) -> Film? { allFilms.first { $0.id == id } }
    func film(_ externalID: ExternalID) -> Film? { film(Film.ID(externalID)) }
    func add(_ draft: FilmDraft) throws -> Film { try draft.film(id: .random()) }
    func edit(_ id: Film.ID, _ draft: FilmDraft) throws -> Film { try draft.film(id: id) }
    func learn(_ externalID: ExternalID, of id: Film.ID) throws -> Film { throw DomainError.noSuchFilm }
}

extension SampleServices: DiscoverService {
    func years() -> [ReleaseYear] {
        Dictionary(grouping: allFilms.compactMap(\.year)) { $0 }
            .map { ReleaseYear(year: $0.key, filmCount: $0.value.count) }
            .sorted { $0.year > $1.year }
    }

    func films(of year: Int, page request: PageRequest) -> Page<Film> {
        let films = allFilms.filter { $0.year == year }
        return page(films.sorted { ($0.releaseDate?.description ?? "") > ($1.releaseDate?.description ?? "") }, request)
    }
}

extension SampleServices: SearchService {
    func films(matching query: SearchQuery, page request: PageRequest) -> Page<Film> {
        let ranked = allFilms.compactMap { film in SearchRank(film, for: query).map { ($0, film) } }
        return page(ranked.sorted { $0.0 < $1.0 }.map(\.1), request)
    }
}

extension SampleServices: RecentQueryService {
    func queries(of person: Person.ID) -> [RecentQuery] { recent }
    func record(_ query: SearchQuery, of person: Person.ID) {}
    func forget(_ query: SearchQuery?, of person: Person.ID) -> Change? { nil }
}

extension SampleServices: MyFilmService {
    func myFilm(_ film: Film.ID, of person: Person.ID) -> MyFilm { myFilms[film] ?? MyFilm() }

    func states(of films: [Film.ID], for person: Person.ID) -> [Film.ID: MyFilmState] {
        myFilms.filter { films.contains($0.key) }.mapValues(MyFilmState.init)
    }

    func films(_ query: MyFilmsQuery, of person: Person.ID, page request: PageRequest) -> Page<FilmEntry> {
        let entries = allFilms.compactMap { film in
            myFilms[film.id].map { FilmEntry(film: film, state: MyFilmState($0)) }
        }
        let shelf = entries.filter { entry in
            Self.holds(query.shelf, entry.state) && query.genre.map(entry.film.genres.contains) != false
        }
        return page(shelf, request)
    }

    func facets(of shelf: MyFilmsQuery.Shelf, for person: Person.ID) -> MyFilmsFacets {
        let states = myFilms.mapValues(MyFilmState.init)
        let films = allFilms.filter { film in states[film.id].map { Self.holds(shelf, $0) } == true }
        let counts = MyFilmsQuery.Shelf.allCases.map { shelf in
            (shelf, states.values.count { Self.holds(shelf, $0) })
        }
        return MyFilmsFacets(
            genres: Set(films.flatMap(\.genres)).sorted(),
            decades: Set(films.compactMap(\.year).map { $0 / 10 * 10 }).sorted(by: >),
            counts: Dictionary(uniqueKeysWithValues: counts))
    }

    func places(of person: Person.ID, limit: Int) -> [String] {
        Array(Set(myFilms.values.flatMap(\.viewings).map(\.place)).subtracting([""]).sorted().prefix(limit))
    }

    func apply(_ edit: MyFilmEdit, to film: Film.ID, of person: Person.ID) -> Change? { nil }

    private static func holds(_ shelf: MyFilmsQuery.Shelf, _ state: MyFilmState) -> Bool {
        switch shelf {
        case .watchlist: state.isOnWatchlist
        case .seen: state.isSeen
        case .favourites: state.isFavourite
        }
    }
}

extension SampleServices: UndoService {
    func change(_ id: Change.ID, of person: Person.ID) -> Change? { nil }
    func undo(_ id: Change.ID, of person: Person.ID) throws -> Change { throw DomainError.nothingToUndo }
}
