import FilmzDomain

/// A film on Discover: what kind it is, when it came out, what I have with it, and the watchlist in one tap.
struct DiscoverTile {
    enum Date {
        case day, year
    }

    let film: Film
    let state: MyFilmState
    let date: Date
    /// Tells tiles of the same film on one page apart.
    var row = ""

    /// One tile for each of the films.
    static func html(
        of films: [Film], _ states: [Film.ID: MyFilmState], date: Date, row: String = "", _ context: PageContext
    ) -> [HTML] {
        let place = (date == .day ? "day " : "year ") + row + context.path
        // By their indices, for to copy a film takes longer than to look whether its tile is there.
        return films.indices.map { index in
            let state = states[films[index].id] ?? MyFilmState()
            return PosterTile.drawn.html(
                PosterTile.Name(film: films[index].id, place: place), context.strings,
                from: FilmEntry(film: films[index], state: state),
                if: { $0.state == state && $0.film == films[index] }
            ) {
                DiscoverTile(film: films[index], state: state, date: date, row: row).html(context)
            }
        }
    }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        // The bookmark says it already.
        var marks = state
        marks.isOnWatchlist = false
        return PosterTile(
            film: film, state: marks, facts: "\(facts(strings))", id: id, action: watchlist(context)
        ).html(strings)
    }

    private var id: String { "tile-\(row)\(film.id)" }

    private func facts(_ strings: Strings) -> String {
        let date =
            switch date {
            case .day: film.releaseDate.map(strings.dayOfYear)
            case .year: film.year.map(String.init)
            }
        return strings.facts([film.genres.first.map(strings.genre), date])
    }

    private func watchlist(_ context: PageContext) -> HTML {
        ToggleForm(
            action: "\(FilmPage.path(film.id))/watchlist",
            field: ("wanted", state.isOnWatchlist ? "false" : "true"),
            id: "want-\(row)\(film.id)",
            label: context.strings[DiscoverText.wanted, ["film": film.title]],
            icon: state.isOnWatchlist ? .watchlisted : .watchlist,
            isOn: state.isOnWatchlist,
            next: context.path,
            regions: id,
            style: "round toggle",
            isIconOnly: true
        ).html
    }
}
