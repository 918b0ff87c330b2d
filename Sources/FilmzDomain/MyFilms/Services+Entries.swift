extension Services {
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

    /// A page of a shelf, with the films' posters. If only available films are wanted, their availability is looked up.
    public func shelf(
        _ query: MyFilmsQuery, of person: Person.ID, page: PageRequest
    ) async throws -> MyFilmsShelf {
        var query = query
        if let availability = query.filter.offered?.availability {
            query.filter.offered = try await films(availability, for: person)
        }
        var shelf = try await myFilms.shelf(query, of: person, page: page)
        let pictures = posters.posters(of: shelf.films.items.map(\.film.id))
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

    /// A page of Up next, with the shows' posters.
    public func upNext(of person: Person.ID, today: CalendarDay, page: PageRequest) async throws -> Page<UpNext> {
        var shows = try await shows.upNext(of: person, today: today, page: page)
        for (index, poster) in posters.posters(of: shows.items.map(\.show.id)).enumerated() where poster != nil {
            shows.items[index].poster = poster
        }
        return shows
    }

    /// This week's new episodes of the shows that a person is watching, with the shows' posters.
    public func newThisWeek(of person: Person.ID, today: CalendarDay) async throws -> NewEpisodes {
        var new = try await shows.newEpisodes(of: person, on: NewEpisodes.week(around: today))
        for (index, poster) in posters.posters(of: new.episodes.map(\.show.id)).enumerated() where poster != nil {
            new.episodes[index].poster = poster
        }
        return new
    }

    /// The posters of those films that have one.
    public func posters(of films: [Film.ID]) -> [Film.ID: Poster] {
        var found: [Film.ID: Poster] = [:]
        for (film, poster) in zip(films, posters.posters(of: films)) { found[film] = poster }
        return found
    }
}
