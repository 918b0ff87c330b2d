import FilmzDomain
import FilmzText

/// A film on Discover: its kind and date, the person's marks, and buttons for the watchlist and for seen.
struct DiscoverTile: Equatable {
    enum Date: Equatable {
        case day, year
    }

    /// The film with the title to show.
    let film: Film
    let state: MyFilmState
    let poster: Poster?
    let date: Date
    /// A text that makes the IDs unique if a film has several tiles on a page.
    var row = ""

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        // The button already shows whether the film is on the watchlist.
        var marks = state
        marks.isOnWatchlist = false
        return PosterTile(
            film: film, poster: poster, state: marks, facts: "\(facts(strings))", id: id,
            action: watchlist(context) + CornerLink(film: film, state: state, place: row).html(strings)
        ).html(strings)
    }

    private var id: String { "tile-\(row)\(film.id)" }

    private func facts(_ strings: Strings) -> String {
        let date =
            switch date {
            case .day: film.releaseDate.map(strings.dayOfYear)
            case .year: film.year.map(String.init)
            }
        return strings.facts([strings.kind(of: film) ?? film.genres.first.map(strings.genre), date])
    }

    private func watchlist(_ context: PageContext) -> HTML {
        ToggleForm(
            action: .watchlist(film.id),
            field: HiddenField(.wanted, value: String(!state.isOnWatchlist)),
            id: "want-\(row)\(film.id)",
            label: context.strings[DiscoverText.wanted, ["film": film.title]],
            icon: state.isOnWatchlist ? .watchlisted : .watchlist,
            isOn: state.isOnWatchlist,
            next: .blank,
            style: "round toggle",
            isIconOnly: true
        ).html
    }
}
