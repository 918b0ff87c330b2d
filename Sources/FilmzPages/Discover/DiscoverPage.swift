public import FilmzDomain
import FilmzText

/// Films of the catalogue: of a year, of a day or the best known, with links to others.
public struct DiscoverPage: WebPage {
    let shelf: DiscoverShelf
    let states: [Film.ID: MyFilmState]
    let posters: [Film.ID: Poster]
    /// Short rows above the films, on the front page only.
    let rows: [DiscoverRow]
    /// What comes next of the shows I am watching, on the front page only.
    var upNext: UpNextStrip?
    /// Nil when no films can be ticked.
    var selecting: Selecting?

    public static func load(
        _ query: DiscoverQuery = DiscoverQuery(),
        selecting: Selecting? = nil,
        after cursor: PageCursor? = nil,
        from services: Services,
        for person: Person.ID
    ) async throws -> DiscoverPage {
        var page = try await load(query, rows: [], after: cursor, from: services, for: person)
        page.selecting = selecting
        return page
    }

    /// The films of this year, under short rows of films for today.
    public static func front(
        today: CalendarDay, from services: Services, for person: Person.ID
    ) async throws -> DiscoverPage {
        let rows = [
            try await DiscoverRow.load(.popular, DiscoverQuery(sort: .popular), from: services),
            try await DiscoverRow.load(
                .onThisDay, DiscoverQuery(day: today.monthDay, sort: .popular), from: services),
        ]
        var page = try await load(
            DiscoverQuery(), rows: rows.filter { !$0.films.isEmpty }, from: services, for: person)
        page.upNext = UpNextStrip(
            shows: try await services.upNext(of: person, today: today, page: PageRequest(size: UpNextStrip.length)))
        return page
    }

    private static func load(
        _ query: DiscoverQuery, rows: [DiscoverRow], after cursor: PageCursor? = nil, from services: Services,
        for person: Person.ID
    ) async throws -> DiscoverPage {
        let shelf = try await services.discover.films(query, page: PageRequest(after: cursor))
        let films = shelf.films.items.map(\.id) + rows.flatMap { $0.films.map(\.id) }
        return DiscoverPage(
            shelf: shelf, states: try await services.myFilms.states(of: films, for: person),
            posters: services.posters(of: films), rows: rows)
    }

    public var films: [Film.ID] { shelf.films.items.map(\.id) + rows.flatMap { $0.films.map(\.id) } + upNextShows }

    private var upNextShows: [Film.ID] { upNext?.shows.items.map(\.show.id) ?? [] }

    private var query: DiscoverQuery { shelf.query }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        guard !shelf.facets.years.isEmpty || shelf.films.total > 0 else {
            return Layout(title: strings[SharedText.discover], tab: .discover)
                .document(context, DiscoverEmpty(query: query, facets: shelf.facets).catalogue(strings))
        }
        let title = title(strings)
        guard isFront else {
            return Layout(title: title, tab: .discover, back: .home).document(
                context,
                """
                \(head("<h1>\(title)</h1>", context))
                \(results(context))
                """)
        }
        return Layout(title: strings[SharedText.discover], tab: .discover, regions: "results up-next").document(
            context,
            """
            <header class="front-head"><h1>\(strings[SharedText.discover])</h1>
            \(reach(strings))</header>
            \(upNext?.html(context))
            \(rows.map { $0.html(states, posters, catalogue: shelf.catalogue, context) })\
            \(head("<h2>\(title)</h2>", context))
            \(results(context))
            """)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        name == .results ? results(context) : nil
    }

    private var isFront: Bool { !rows.isEmpty }

    private func title(_ strings: Strings) -> String {
        switch (query.day, query.year, query.sort) {
        case (let day?, _, _): strings[DiscoverText.ofDay, ["day": strings.monthDay(day)]]
        case (nil, let year?, .released): strings[DiscoverText.filmsOfYear, ["year": String(year)]]
        case (nil, let year?, .popular): strings[DiscoverText.popularOfYear, ["year": String(year)]]
        case (nil, nil, _): strings[DiscoverText.popular]
        }
    }

    /// Which years the catalogue covers.
    private func reach(_ strings: Strings) -> HTML? {
        let years = shelf.facets.years
        guard let first = years.last?.year, let last = years.first?.year else { return nil }
        let count = years.reduce(0) { $0 + $1.filmCount }
        let text = strings.count(DiscoverText.reach, count, ["first": String(first), "last": String(last)])
        return "<p class=\"count\">\(text)</p>"
    }

    private func head(_ heading: HTML, _ context: PageContext) -> HTML {
        let strings = context.strings
        let picker: HTML =
            if query.year != nil {
                YearPicker(query: query, years: shelf.facets.years.map(\.year).reversed()).html(strings)
            } else {
                """
                <p class="buttons"><a class="button" href="\(SitePath.discover)">\(strings[DiscoverText.toYears])</a></p>
                """
            }
        let total = shelf.films.total
        let text = strings.count(query.isFiltered ? DiscoverText.countFound : .count, total)
        let select = selecting == nil ? SelectionForm.link(to: query.address, strings) : nil
        let count: HTML? =
            total > 0 ? "<div class=\"shelf-head\"><p class=\"count\">\(text)</p>\(select)</div>" : nil
        return """
            <header class="year-head">
            <div>\(heading)
            \(count)</div>
            \(picker)
            </header>
            \(KindSwitch(chosen: query.filter.kind) { query.of(kind: $0).address }.html(strings))
            \(DiscoverFilter(query: query, facets: shelf.facets).html(context))
            """
    }

    private func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        guard shelf.films.total > 0 else {
            return DiscoverEmpty(query: query, facets: shelf.facets).html(strings)
        }
        if let selecting {
            let form = SelectionForm(
                films: shelf.films.items.map { ($0, posters[$0.id]) }, next: shelf.films.next, list: query.address,
                selecting: selecting)
            return "<section id=\"results\">\n\(form.html(context))\n</section>\n"
        }
        return """
            <section id="results">
            <ol class="shelf" data-items>
            \(tiles(context))</ol>
            \(MoreLink(next: shelf.films.next, address: query.address).html(strings))
            </section>
            """
    }

    private func tiles(_ context: PageContext) -> [HTML] {
        DiscoverTile.html(of: shelf.films.items, states, posters, catalogue: shelf.catalogue, date: date, context)
    }

    /// Films of one year show their day, all others their year.
    private var date: DiscoverTile.Date { query.year == nil ? .year : .day }
}
