import FilmzDomain

/// A group of tiles on Discover, drawn once for all pages that show it.
struct DiscoverTiles {
    /// The films of the tiles. Comparing with the same array as before takes constant time.
    enum Films: Equatable {
        case films([Film])
        /// Films with the days that a provider names.
        case entries([FilledProviderList.Entry])
    }

    let films: Films
    let states: [Film.ID: MyFilmState]
    let posters: [Film.ID: Poster]
    let date: DiscoverTile.Date
    /// A text that makes the IDs unique if a film has several tiles on a page.
    var row = ""

    /// The cache key of the tiles: their place, and the first and last film.
    struct CacheKey: Hashable {
        var place: String
        var first: Film.ID?
        var last: Film.ID?
    }

    /// Everything the tiles are drawn from.
    struct Source: Equatable {
        var films: Films
        /// The visible parts of each film, in the order of the films.
        var shown: [Shown]
    }

    /// The parts of a tile besides the film's facts.
    struct Shown: Equatable {
        var state: MyFilmState
        var poster: Poster?
        /// The title in the reader's language, if it is not the film's own.
        var title: String?
    }

    /// The tiles, as pieces that can be joined.
    func html(_ context: PageContext) -> [HTML] {
        let ids = films.ids
        let shown = ids.map {
            Shown(state: states[$0] ?? MyFilmState(), poster: posters[$0], title: context.titles[$0])
        }
        var pieces: [HTML] = []
        context.drawings.discoverLists.append(
            CacheKey(place: place, first: ids.first, last: ids.last), to: &pieces, for: context.reader,
            from: Source(films: films, shown: shown), filling: "\(url: context.path)"
        ) {
            draw(shown, in: context)
        }
        return pieces
    }

    private func draw(_ shown: [Shown], in context: PageContext) -> HTML {
        var pieces: [HTML] = []
        for (film, shown) in zip(films.all, shown) {
            let tile = DiscoverTile(
                film: context.titles.titled(film), state: shown.state, poster: shown.poster, date: date, row: row)
            context.drawings.discoverTiles.append(
                PosterTile.CacheKey(film: film.id, title: shown.title, place: place), to: &pieces, for: context.reader,
                from: tile, filling: .blank
            ) {
                tile.html(context)
            }
        }
        return "\(pieces)"
    }

    private var place: String { (date == .day ? "day " : "year ") + row }
}

extension DiscoverTiles.Films {
    fileprivate var ids: [Film.ID] {
        switch self {
        case .films(let films): films.map(\.id)
        case .entries(let entries): entries.map(\.film.id)
        }
    }

    fileprivate var all: [Film] {
        switch self {
        case .films(let films): films
        case .entries(let entries):
            entries.map { entry in
                var film = entry.film
                if let released = entry.released { film.releaseDate = released }
                return film
            }
        }
    }
}
