extension Services {
    /// A page of films with what a person has with each, and the pictures they are shown with.
    public func entries(_ films: Page<Film>, for person: Person.ID) async throws -> Page<FilmEntry> {
        let ids = films.items.map(\.id)
        let states = try await myFilms.states(of: ids, for: person)
        var entries = films.map { FilmEntry(film: $0, state: states[$0.id] ?? MyFilmState()) }
        for (index, poster) in posters.posters(of: ids).enumerated() where poster != nil {
            entries.items[index].poster = poster
        }
        return entries
    }

    /// A page of a shelf, each film with its picture. If only films are wanted that the person can get in a way, those are
    /// looked up.
    public func shelf(
        _ query: MyFilmsQuery, of person: Person.ID, page: PageRequest
    ) async throws -> MyFilmsShelf {
        var query = query
        if let way = query.filter.offered?.way { query.filter.offered = try await films(way, for: person) }
        var shelf = try await myFilms.shelf(query, of: person, page: page)
        let pictures = posters.posters(of: shelf.films.items.map(\.film.id))
        for (index, poster) in pictures.enumerated() where poster != nil { shelf.films.items[index].poster = poster }
        return shelf
    }

    /// A page of a diary, each film with its picture.
    public func diary(
        _ filter: MyFilmsQuery.Filter, of person: Person.ID, page: PageRequest
    ) async throws -> Diary {
        var diary = try await myFilms.diary(filter, of: person, page: page)
        let pictures = posters.posters(of: diary.entries.items.map(\.film.id))
        for (index, poster) in pictures.enumerated() where poster != nil { diary.entries.items[index].poster = poster }
        return diary
    }

    /// A page of Up next, each show with its picture.
    public func upNext(of person: Person.ID, today: CalendarDay, page: PageRequest) async throws -> Page<UpNext> {
        var shows = try await shows.upNext(of: person, today: today, page: page)
        for (index, poster) in posters.posters(of: shows.items.map(\.show.id)).enumerated() where poster != nil {
            shows.items[index].poster = poster
        }
        return shows
    }

    /// What is new this week of the shows that a person is watching, each with its picture.
    public func newThisWeek(of person: Person.ID, today: CalendarDay) async throws -> NewEpisodes {
        var new = try await shows.newEpisodes(of: person, on: NewEpisodes.week(around: today))
        for (index, poster) in posters.posters(of: new.episodes.map(\.show.id)).enumerated() where poster != nil {
            new.episodes[index].poster = poster
        }
        return new
    }

    /// The pictures of those films that have one.
    public func posters(of films: [Film.ID]) -> [Film.ID: Poster] {
        var found: [Film.ID: Poster] = [:]
        for (film, poster) in zip(films, posters.posters(of: films)) { found[film] = poster }
        return found
    }
}
