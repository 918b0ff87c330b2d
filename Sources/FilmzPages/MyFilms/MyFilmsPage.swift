public import FilmzDomain

/// One of my three shelves: watchlist, seen or favourites.
public struct MyFilmsPage: WebPage {
    let query: MyFilmsQuery
    let films: Page<FilmEntry>
    let facets: MyFilmsFacets

    public static func load(
        _ query: MyFilmsQuery,
        after cursor: PageCursor? = nil,
        from services: Services,
        for person: Person.ID
    ) async throws -> MyFilmsPage {
        let films = try await services.myFilms.films(query, of: person, page: PageRequest(after: cursor))
        let facets = try await services.myFilms.facets(of: query.shelf, for: person)
        return MyFilmsPage(query: query, films: films, facets: facets)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[query.shelf.name], tab: .myFilms).document(
            context,
            """
            <h1>\(strings[MyFilmsText.title])</h1>
            \(results(strings))
            """)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        name == .results ? results(context.strings) : nil
    }

    private func results(_ strings: Strings) -> HTML {
        """
        <section id="results">
        \(shelves(strings))
        \(total > 0 ? MyFilmsFilter(query: query, facets: facets).html(strings) : nil)
        \(films.total > 0 ? grid(strings) : empty(strings))
        </section>
        """
    }

    /// Films on this shelf, unfiltered.
    private var total: Int { facets.counts[query.shelf] ?? films.total }

    private func shelves(_ strings: Strings) -> HTML {
        let links = MyFilmsQuery.Shelf.allCases.map { shelf -> HTML in
            """
            <a href="\(url: MyFilmsQuery.path(of: shelf))"\(" aria-current=\"page\"", if: shelf == query.shelf)>\
            \(strings[shelf.name]) <span class="badge">\(strings.number(facets.counts[shelf] ?? 0))</span></a>

            """
        }
        return "<nav class=\"shelves\" aria-label=\"\(strings[MyFilmsText.shelves])\">\n\(links)</nav>"
    }

    private func grid(_ strings: Strings) -> HTML {
        let tiles = films.items.map { entry in
            PosterTile(film: entry.film, state: marks(entry.state), facts: facts(of: entry, strings)).html(strings)
        }
        let all = strings.count(MyFilmsText.count, total)
        let count =
            query.isFiltered
            ? strings[MyFilmsText.countOf, ["found": strings.number(films.total), "total": all]] : all
        return """
            <p class="count" data-count>\(count)</p>
            <ol class="shelf" data-items>
            \(tiles)</ol>
            \(MoreLink(next: films.next, address: query.address).html(strings))
            """
    }

    /// Without the mark that everything on this shelf has.
    private func marks(_ state: MyFilmState) -> MyFilmState {
        var state = state
        switch query.shelf {
        case .watchlist: state.isOnWatchlist = false
        case .seen: state.viewingCount = 0
        case .favourites: state.isFavourite = false
        }
        return state
    }

    private func facts(of entry: FilmEntry, _ strings: Strings) -> HTML {
        let stars = entry.state.rating.map { StarsView(rating: $0).html(strings) }
        return "\(entry.film.year.map(String.init))\(entry.state.isSeen ? seen(entry.state, strings) : nil)\(stars)"
    }

    /// The day, or the word when the day is not known.
    private func seen(_ state: MyFilmState, _ strings: Strings) -> HTML {
        guard let day = state.lastWatchedOn.flatMap(strings.shortWatchedOn) else {
            return "<span class=\"own\">\(Icon.seen.html)\(strings[SharedText.seen])</span>"
        }
        return """
            <span class="own">\(Icon.seen.html)<span class="vh">\(strings[SharedText.seen])</span> \(day)</span>
            """
    }

    private func empty(_ strings: Strings) -> HTML {
        if total > 0 {
            return message(
                .emptyFiltered, .emptyFilteredHint, .clearFilters, MyFilmsQuery.path(of: query.shelf), strings)
        }
        return switch query.shelf {
        case .watchlist: message(.emptyWatchlist, .emptyWatchlistHint, .emptyWatchlistButton, "/", strings)
        case .seen: message(.emptySeen, .emptySeenHint, .emptySeenButton, "/search", strings)
        case .favourites: message(.emptyFavourites, .emptyFavouritesHint, .emptyFavouritesButton, "/search", strings)
        }
    }

    private func message(
        _ title: MyFilmsText, _ hint: MyFilmsText, _ button: MyFilmsText, _ address: String, _ strings: Strings
    ) -> HTML {
        """
        <div class="empty">
        <h2 data-count>\(strings[title])</h2>
        <p>\(strings[hint])</p>
        <p class="buttons"><a class="button primary" href="\(url: address)">\(strings[button])</a></p>
        </div>
        """
    }
}

extension MyFilmsQuery.Shelf {
    fileprivate var name: MyFilmsText {
        switch self {
        case .watchlist: .watchlist
        case .seen: .seen
        case .favourites: .favourites
        }
    }
}
