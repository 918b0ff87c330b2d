import FilmzDomain

/// A list as it is drawn.
struct SampleList {
    var list: FilmList
    var films: [Film.ID]
    var notes: [Film.ID: String] = [:]
}

extension SampleServices: FilmListService {
    func lists(with film: Film.ID?, of person: Person.ID, page request: PageRequest) -> Page<FilmListSummary> {
        page(filmLists.filter { list in film.map(list.films.contains) ?? true }.map(summary), request)
    }

    func names(_ choice: FilmListName.Choice, of person: Person.ID, limit: Int) -> [FilmListName] {
        filmLists.compactMap { sample in
            var name = FilmListName(id: sample.list.id, name: sample.list.name)
            switch choice {
            case .all: return name
            case .having(let film):
                name.hasFilm = sample.films.contains(film)
                return name.hasFilm ? name : nil
            case .byHand(let film):
                name.filmCount = sample.films.count
                name.hasFilm = film.map(sample.films.contains) ?? false
                return sample.list.rule == nil ? name : nil
            }
        }
    }

    func list(_ query: FilmListQuery, of person: Person.ID, page request: PageRequest) throws -> ListedFilms {
        guard let sample = filmLists.first(where: { $0.list.id == query.list }) else { throw DomainError.noSuchList }
        let films = sample.films.compactMap(film)
        let listed = films.filter { query.filter.genre.map($0.genres.contains) ?? true }.map { film in
            let state = myFilms[film.id].map(MyFilmState.init) ?? MyFilmState()
            return ListedFilm(entry: FilmEntry(film: film, state: state), note: sample.notes[film.id] ?? "")
        }
        return ListedFilms(
            list: sample.list, films: page(listed, request), totals: summary(sample).totals,
            genres: Set(films.flatMap(\.genres)).sorted(), decades: [1990],
            firstNumber: query.isWhole && query.sort == .own ? 1 : nil)
    }

    private func summary(_ sample: SampleList) -> FilmListSummary {
        let films = sample.films.compactMap(film)
        let totals = FilmListTotals(
            filmCount: films.count,
            seenCount: films.count { film in myFilms[film.id].map(MyFilmState.init)?.isSeen ?? false },
            minutes: films.compactMap(\.runtime).reduce(0, +))
        return FilmListSummary(
            list: sample.list, totals: totals, cover: Array(films.prefix(FilmList.coverSize)))
    }

    func make(_ draft: FilmListDraft, id: FilmList.ID, listing films: [ListedDraft], of person: Person.ID) -> Change? {
        nil
    }
    func apply(_ edit: FilmListEdit, to list: FilmList.ID, of person: Person.ID) -> Change? { nil }
}
