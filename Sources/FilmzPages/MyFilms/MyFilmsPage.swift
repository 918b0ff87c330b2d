public import FilmzDomain
public import FilmzText

/// A page with one of the person's shelves.
public struct MyFilmsPage: ResultsPage, KeptPage {
    let query: MyFilmsQuery
    let shelf: MyFilmsShelf
    /// Nil when no films can be ticked.
    let selecting: SelectionMode?
    /// The numbers of episodes of the shows on this page of which some were seen, as far as they are known.
    var episodeCounts: [Film.ID: Int] = [:]
    /// How far it is known which of these films are on the person's services; nil for other pages.
    let check: WatchlistCheck?

    public static func load(
        _ query: MyFilmsQuery,
        selecting: SelectionMode? = nil,
        check: WatchlistCheck? = nil,
        after cursor: PageCursor? = nil,
        from services: some MyFilmServices,
        for person: Person.ID
    ) async throws -> MyFilmsPage {
        let size = if selecting != nil { PageRequest.sizes.upperBound } else { pageSize }
        let shelf = try await services.shelf(
            query, of: person, page: PageRequest(size: size, after: cursor))
        var page = MyFilmsPage(query: query, shelf: shelf, selecting: selecting, check: check)
        let begun = shelf.films.items.filter { $0.film.isShow && $0.state.episodeCount > 0 }.map(\.film.id)
        if !begun.isEmpty { page.episodeCounts = try await services.films.episodeCounts(of: begun) }
        return page
    }

    static let pageSize = 50

    public var films: [Film.ID] { shelf.films.items.map(\.film.id) }

    public var tellsSeconds: Bool { check?.failure != nil }

    public func document(_ context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[query.shelf.name], tab: .myFilms, rooms: [.myFilms]).document(
            context,
            content: """
                \(MyFilmsHead.title(strings))
                \(results(context))
                \(MyFilmsFilter.announcement)
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section id="results">
            \(MyFilmsHead(current: .shelf(query.shelf), facets: shelf.facets).html(strings))
            \(total > 0 && selecting == nil ? filter(context) : nil)
            \(filmsOrNone(context))
            </section>
            """
    }

    /// The films, or that there are none. A script loads this part alone while the films are being asked about.
    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        switch name {
        case .results: results(context)
        case .row: if check == nil { nil } else { filmsOrNone(context) }
        case .sheet, .about, .progress: nil
        }
    }

    private func filmsOrNone(_ context: PageContext) -> HTML {
        let strings = context.strings
        let films: HTML =
            if shelf.films.total > 0 {
                films(context)
            } else {
                MyFilmsEmpty(query: query, total: total, check: check).html(strings)
            }
        // Films that come while others are ticked would move them.
        guard let check, total > 0, selecting == nil else { return films }
        return WatchlistCheckNote(check: check, query: query).around(films, in: context)
    }

    /// The number of films on this shelf without a filter.
    private var total: Int { shelf.facets.counts[query.shelf] ?? shelf.films.total }

    private func filter(_ context: PageContext) -> HTML {
        let unfiltered = MyFilmsQuery(
            shelf: query.shelf, sort: query.chosenSort,
            filter: .init(offered: query.isOnMyServices ? query.filter.offered : nil))
        return MyFilmsFilter(
            filter: query.filter, facets: shelf.facets, query: query, cleared: unfiltered.address,
            path: .shelf(query.shelf)
        ).html(context)
    }

    private func films(_ context: PageContext) -> HTML {
        guard let selecting else { return grid(context) }
        return SelectionForm(
            films: shelf.films.items.map { ($0.film, $0.poster) }, next: shelf.films.next, list: query.address,
            selecting: selecting, shelf: query.shelf
        ).html(context)
    }

    private func grid(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <div class="shelf-head"><p class="count" data-count>\(count(strings))</p>
            \(isOfPast ? catchUpLink(strings) : nil)\(SelectionForm.link(to: query.address, in: strings))</div>
            \(correction(strings))<ol class="shelf" data-items>
            \(tiles(in: context))</ol>
            \(MoreLink(next: shelf.films.next, address: query.address).html(strings))\
            \(credit(strings))\(query.filter.isEmpty ? ShelfExport(shelf: query.shelf).html(strings) : nil)
            """
    }

    /// JustWatch must be credited wherever its data is shown.
    private func credit(_ strings: Strings) -> HTML? {
        guard shelf.films.items.contains(where: { $0.service != nil }) else { return nil }
        return "<p class=\"count from\">\(strings.offerCredit)</p>\n"
    }

    /// Whether the shelf includes seen films, for which there is the catch-up page.
    private var isOfPast: Bool { query.shelf == .seen || query.shelf == .all }

    private func catchUpLink(_ strings: Strings) -> HTML {
        """
        <a class="chip quiet" href="\(SitePath.catchUp)">\(Icon.history.html)<span>\(strings[CatchUpText.title])</span></a>
        """
    }

    private func correction(_ strings: Strings) -> HTML? {
        guard let found = shelf.correction, let text = query.filter.text else { return nil }
        var corrected = query
        corrected.filter.text = SearchQuery(found)
        return CorrectedQuery(typed: text, found: found, address: corrected.address).html(.corrected, in: strings)
    }

    /// All tiles, drawn once as long as nothing of them changes.
    private func tiles(in context: PageContext) -> [HTML] {
        let entries = shelf.films.items
        let key = TilesKey(shelf: query.shelf, first: entries.first?.film.id, last: entries.last?.film.id)
        let source = TilesSource(entries: entries, titles: context.titles, episodeCounts: episodeCounts)
        var pieces: [HTML] = []
        context.drawings.shelves.append(key, to: &pieces, for: context.reader, from: source) {
            "\(tiles(of: entries, in: context))"
        }
        return pieces
    }

    /// The tiles one by one. Values that all of them need are read once, and each film is found by its index: copies
    /// would take longer than looking up the tiles.
    private func tiles(of entries: [FilmEntry], in context: PageContext) -> [HTML] {
        let cache = context.drawings.shelfTiles
        let reader = context.reader
        let strings = context.strings
        let titles = context.titles
        var tiles: [HTML] = []
        tiles.reserveCapacity(entries.count)
        for index in entries.indices {
            let id = entries[index].film.id
            let count = episodeCounts[id]
            let place = count.map { "\(query.shelf.rawValue) of \($0)" } ?? query.shelf.rawValue
            let key = PosterTile.CacheKey(film: id, title: titles[id], place: place)
            cache.append(key, to: &tiles, for: reader, from: entries[index]) {
                let entry = entries[index]
                let film = titles.titled(entry.film)
                return PosterTile(
                    film: film, poster: entry.poster, state: marks(entry.state, episodeCount: count),
                    facts: facts(of: entry, episodeCount: count, in: strings),
                    action: CornerLink(film: film, state: entry.state).html(strings)
                ).html(strings)
            }
        }
        return tiles
    }

    private func count(_ strings: Strings) -> String {
        let all = strings.count(MyFilmsText.count, total)
        let films =
            if query.filter.isEmpty {
                all
            } else {
                strings[MyFilmsText.countOf, ["found": strings.number(shelf.films.total), "total": all]]
            }
        return strings.facts([films, strings.hours(ofMinutes: shelf.minutes)])
    }

    /// The marks of a film, without the one that every film on this shelf has. A show is marked as seen when all of it
    /// was seen.
    private func marks(_ state: MyFilmState, episodeCount: Int?) -> MyFilmState {
        var state = state
        switch query.shelf {
        case .watchlist: state.isOnWatchlist = false
        case .favourites: state.isFavourite = false
        case .seen, .all: break
        }
        if query.shelf == .seen || episodeCount.map({ state.episodeCount < $0 }) == true {
            state.viewingCount = 0
            state.rating = nil
        }
        return state
    }

    private func facts(of entry: FilmEntry, episodeCount: Int?, in strings: Strings) -> HTML {
        let stars = entry.state.rating.map { StarsView(rating: $0).html(strings) }
        let film = strings.facts([strings.kind(of: entry.film), entry.film.year.map(String.init)])
        let progress: HTML? =
            if entry.film.isShow && entry.state.episodeCount > 0 {
                episodes(entry.state, of: episodeCount, in: strings)
            } else {
                entry.state.isSeen ? seenMark(entry.state, in: strings) : nil
            }
        let service = entry.service.map { "<span class=\"service\"><bdi>\($0.name)</bdi></span>" as HTML }
        return "\(film)\(service)\(progress)\(stars)"
    }

    /// How much of a show was seen, in words and as a bar.
    /// - Parameter count: the number of all episodes; nil if unknown
    private func episodes(_ state: MyFilmState, of count: Int?, in strings: Strings) -> HTML {
        let seen = state.episodeCount
        guard let count else {
            return "<span class=\"own\">\(strings.count(ShowText.seenEpisodes, seen))</span>"
        }
        if seen >= count { return seenMark(state, in: strings) }
        let values: KeyValuePairs = ["seen": strings.number(seen), "count": strings.number(count)]
        return """
            <span class="own">\(strings[ShowText.seenOf, values])</span>\
            <progress max="\(count)" value="\(seen)" aria-hidden="true"></progress>
            """
    }

    /// The day, or a word when the day is not known.
    private func seenMark(_ state: MyFilmState, in strings: Strings) -> HTML {
        guard let day = state.lastWatchedOn.flatMap(strings.shortWatchedOn) else {
            return "<span class=\"own\">\(Icon.seen.html)\(strings[SharedText.seen])</span>"
        }
        return """
            <span class="own">\(Icon.seen.html)<span class="vh">\(strings[SharedText.seen])</span> \(day)</span>
            """
    }
}

extension MyFilmsPage {
    /// The cache key of the tiles of a page: their place, and the first and last film.
    struct TilesKey: Hashable {
        var shelf: MyFilmsQuery.Shelf
        var first: Film.ID?
        var last: Film.ID?
    }

    /// Everything the tiles are drawn from.
    struct TilesSource: Equatable {
        var entries: [FilmEntry]
        var titles: FilmTitles
        var episodeCounts: [Film.ID: Int]
    }
}

extension MyFilmsQuery.Shelf {
    public var name: MyFilmsText {
        switch self {
        case .watchlist: .watchlist
        case .seen: .seen
        case .favourites: .favourites
        case .all: .all
        }
    }
}

extension Strings {
    /// `1,234 hours`, rounded; nil when it rounds to none.
    func hours(ofMinutes minutes: Int) -> String? {
        let hours = (minutes + 30) / 60
        guard hours > 0 else { return nil }
        return count(MyFilmsText.hours, hours)
    }
}
