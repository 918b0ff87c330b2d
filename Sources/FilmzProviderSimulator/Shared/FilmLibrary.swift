import FilmzDomain

/// The films that all services share.
struct FilmLibrary: Sendable {
    /// The films of the catalogue, best known first.
    let catalogue: [LibraryFilm]

    init(_ films: [Film]) {
        catalogue = films.compactMap { film in
            guard let imdb = film.externalIDs.imdb else { return nil }
            let chance = Chance(imdb.description)
            let invented = film.year.flatMap {
                CalendarDay(
                    year: $0, month: chance.number("month", in: 1...12), day: chance.number("day", in: 1...28))
            }
            return LibraryFilm(
                film, imdb: imdb, released: film.releaseDate ?? invented, otherTitles: TMDbTitles.titles(of: imdb))
        }
        .sorted { ($0.film.prominence ?? .max, $0.imdb.number) < ($1.film.prominence ?? .max, $1.imdb.number) }
    }

    /// All films: those in theatres on a day and upcoming ones first, then the best known.
    func films(on day: CalendarDay) -> [LibraryFilm] {
        SimulatedProgramme.films(on: day) + catalogue
    }

    func film(imdb: IMDbID, on day: CalendarDay) -> LibraryFilm? {
        films(on: day).first { $0.imdb == imdb }
    }

    func film(tmdb id: Int, on day: CalendarDay) -> LibraryFilm? {
        films(on: day).first { $0.tmdbID == id }
    }
}
