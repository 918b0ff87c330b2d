import FilmzDomain
import FilmzText

/// A film on Discover: its kind and date, what I have with it, and buttons for the watchlist and for seen.
struct DiscoverTile {
    enum Date {
        case day, year
    }

    /// The film with the title to show.
    let film: Film
    let state: MyFilmState
    let poster: Poster?
    let date: Date
    /// Distinguishes tiles of the same film on one page.
    var row = ""

    /// What a tile is drawn from. A stamp, such as the catalogue's, stands for the film's facts, because comparing films
    /// takes longer than finding the tile.
    struct Source: Hashable {
        var stamp: Int64
        var state: MyFilmState
        var poster: Poster?
    }

    /// A tile for each film, in pieces to be put together.
    /// - Parameter stamp: changes with the films' facts
    static func html(
        of films: [Film], _ states: [Film.ID: MyFilmState], _ posters: [Film.ID: Poster], stamp: Int64,
        date: Date, row: String = "", _ context: PageContext
    ) -> [HTML] {
        let place = (date == .day ? "day " : "year ") + row
        let next: HTML = "\(url: context.path)"
        let (drawn, reader, titles) = (context.drawings.discoverTiles, context.reader, context.titles)
        var tiles: [HTML] = []
        tiles.reserveCapacity(films.count * 3)
        for index in films.indices {
            let id = films[index].id
            let source = Source(stamp: stamp, state: states[id] ?? MyFilmState(), poster: posters[id])
            let name = PosterTile.Name(film: id, title: titles[id], place: place)
            drawn.append(name, to: &tiles, for: reader, from: source, filling: next) {
                DiscoverTile(
                    film: titles.titled(films[index]), state: source.state, poster: source.poster, date: date,
                    row: row
                ).html(context)
            }
        }
        return tiles
    }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        // The bookmark already shows it.
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
            field: ("wanted", state.isOnWatchlist ? "false" : "true"),
            id: "want-\(row)\(film.id)",
            label: context.strings[DiscoverText.wanted, ["film": film.title]],
            icon: state.isOnWatchlist ? .watchlisted : .watchlist,
            isOn: state.isOnWatchlist,
            next: .blank,
            regions: id,
            style: "round toggle",
            isIconOnly: true
        ).html
    }
}
