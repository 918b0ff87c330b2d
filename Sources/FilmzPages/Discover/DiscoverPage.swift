public import FilmzDomain
public import FilmzText

/// Films of the catalogue: those of a year or a day, or the best known, with links to others.
public struct DiscoverPage: ResultsPage, KeptPage {
    let shelf: DiscoverShelf
    let states: [Film.ID: MyFilmState]
    let posters: [Film.ID: Poster]
    /// The rows above the films; nil on all pages but the front page.
    let front: Front?
    /// A provider's films of a year that the catalogue hardly covers, without those already shown.
    let more: FilledProviderList?
    /// Whether a provider may be asked for the films of a year.
    let hasYears: Bool
    /// Nil when no films can be ticked.
    var selecting: SelectionMode?

    /// Short rows above the films of the front page.
    struct Front: Equatable {
        /// The next episodes of the shows that the person is watching.
        let upNext: UpNextStrip
        let newOnServices: NewOnServicesStrip
        /// New films, from providers' lists.
        let lists: [FilledProviderList]
        /// Rows of films from the catalogue for today.
        let rows: [DiscoverRow]
        /// Whether no provider can be asked for new films, and the person has not dismissed the hint about that.
        let showsKeyHint: Bool
        /// Whether the person has not said anything about any film yet, and may want to import from another product.
        let isWelcome: Bool
    }

    public static func load(
        _ query: DiscoverQuery = DiscoverQuery(),
        selecting: SelectionMode? = nil,
        after cursor: PageCursor? = nil,
        from services: some DiscoverServices,
        for person: Person.ID
    ) async throws -> DiscoverPage {
        var page = try await load(query, front: nil, after: cursor, from: services, for: person)
        page.selecting = selecting
        return page
    }

    /// The front page: films of this year, below rows of new films and films for today.
    /// - Parameters:
    ///   - weekStart: the day with which the reader's weeks begin; nil when it is not known
    ///   - isHintAway: whether the person has dismissed the hint about what providers would add
    public static func front(
        clock: Clock, weekStart: WeekStart? = nil, isHintAway: Bool,
        from services: some ShowServices & DiscoverServices, for person: Person.ID
    ) async throws -> DiscoverPage {
        let today = clock.today
        let lists = try await services.providerLists.cached(ProviderList.rows, limit: ListSection.rowLength)
        var rows = [
            try await DiscoverRow.load(.popular, query: DiscoverQuery(sort: .popular), from: services),
            try await DiscoverRow.load(
                .onThisDay, query: DiscoverQuery(day: today.monthDay, sort: .popular), from: services),
        ]
        if lists.isEmpty {
            // The latest come first, as providers' lists do.
            rows.insert(try await DiscoverRow.load(.latest, query: DiscoverQuery(), from: services), at: 0)
            if let then = CalendarDay(year: today.year - 20, month: today.month, day: today.day) {
                let middle = weekStart?.middle(ofWeekOf: then) ?? then
                rows.append(
                    try await DiscoverRow.load(
                        .twentyYearsAgo, query: DiscoverQuery(week: middle, sort: .popular), from: services))
            }
        }
        let front = Front(
            upNext: UpNextStrip(
                shows: try await services.upNext(of: person, today: today, page: PageRequest(size: UpNextStrip.length))
            ),
            newOnServices: try await .load(clock: clock, from: services, for: person),
            lists: lists, rows: rows.filter { !$0.films.isEmpty },
            showsKeyHint: isHintAway || !lists.isEmpty ? false : try await services.providers.askedProviders().isEmpty,
            isWelcome: try await services.myFilms.shelf(
                MyFilmsQuery(shelf: .all), of: person, page: PageRequest(size: 1)
            ).films.total == 0)
        return try await load(DiscoverQuery(), front: front, from: services, for: person)
    }

    private static func load(
        _ query: DiscoverQuery, front: Front?, after cursor: PageCursor? = nil, from services: some DiscoverServices,
        for person: Person.ID
    ) async throws -> DiscoverPage {
        let shelf = try await services.discover(query, page: PageRequest(after: cursor), for: person)
        var ofYear: FilledProviderList?
        if let year = shelf.query.year { ofYear = try await services.providerLists.cached(.year(year)) }
        let more: FilledProviderList? = if cursor == nil { ofYear.flatMap(shelf.completing) } else { nil }
        var films = shelf.films.items.map(\.id) + (more?.entries.map(\.film.id) ?? [])
        if let front { films += front.films }
        return DiscoverPage(
            shelf: shelf, states: try await services.myFilms.states(of: films, for: person),
            posters: services.posters(of: films), front: front, more: more, hasYears: ofYear != nil)
    }

    public var films: [Film.ID] {
        shelf.films.items.map(\.id) + (more?.entries.map(\.film.id) ?? [])
            + (front.map { $0.films + $0.upNext.shows.items.map(\.show.id) + $0.newOnServices.films } ?? [])
    }

    private var query: DiscoverQuery { shelf.query }

    public var tellsSeconds: Bool {
        ((front?.lists ?? []) + [more].compactMap(\.self)).contains { $0.failure != nil }
    }

    public func document(_ context: PageContext) -> HTML {
        let strings = context.strings
        guard !shelf.facets.years.isEmpty || shelf.films.total > 0 else {
            return Layout(title: strings[SharedText.discover], tab: .discover)
                .document(context, content: DiscoverEmpty(query: query, facets: shelf.facets).catalogue(strings))
        }
        let title = title(strings)
        guard let front else {
            return Layout(title: title, tab: .discover, back: .home, rooms: SelectionForm.rooms(selecting)).document(
                context,
                content: """
                    \(head("<h1>\(title)</h1>", in: context))
                    \(results(context))
                    """)
        }
        return Layout(title: strings[SharedText.discover], tab: .discover, regions: front.regions).document(
            context,
            content: """
                <header class="front-head"><h1>\(strings[SharedText.discover])</h1>
                \(reach(strings))</header>
                \(front.welcome(strings))\(front.upNext.html(context))
                \(front.newOnServices.html(context))\(front.lists.map { section($0, place: .row).html(context) })\
                \(front.rows.map { $0.html(states, posters: posters, in: context) })\
                \(front.hint(strings))\(head("<h2>\(title)</h2>", in: context))
                \(results(context))
                """)
    }

    private func section(_ shown: FilledProviderList, place: ListSection.Place) -> ListSection {
        ListSection(shown: shown, place: place, states: states, posters: posters)
    }

    private func title(_ strings: Strings) -> String {
        if let week = query.week { return strings[DiscoverText.ofWeek, ["day": strings.day(week)]] }
        return switch (query.day, query.year, query.sort) {
        case (let day?, _, _): strings[DiscoverText.ofDay, ["day": strings.monthDay(day)]]
        case (nil, let year?, .released): strings[DiscoverText.filmsOfYear, ["year": String(year)]]
        case (nil, let year?, .popular): strings[DiscoverText.popularOfYear, ["year": String(year)]]
        case (nil, nil, _): strings[DiscoverText.popular]
        }
    }

    /// The number of films in the catalogue and the years it covers.
    private func reach(_ strings: Strings) -> HTML? {
        let years = shelf.facets.years
        guard let first = years.last?.year, let last = years.first?.year else { return nil }
        let count = years.reduce(0) { $0 + $1.filmCount }
        let text = strings.count(DiscoverText.reach, count, ["first": String(first), "last": String(last)])
        return "<p class=\"count\">\(text)</p>"
    }

    private func head(_ heading: HTML, in context: PageContext) -> HTML {
        let strings = context.strings
        let picker: HTML =
            if query.year != nil {
                YearPicker(query: query, years: years(context.today)).html(context)
            } else {
                """
                <p class="buttons"><a class="button" href="\(SitePath.discover)">\(strings[DiscoverText.toYears])</a></p>
                """
            }
        let total = shelf.films.total
        let text = strings.count(query.isFiltered ? DiscoverText.countFound : .count, total)
        let select: HTML? = if selecting == nil { SelectionForm.link(to: query.address, in: strings) } else { nil }
        let count: HTML? =
            if total > 0 {
                "<div class=\"shelf-head\"><p class=\"count\">\(text)</p>\(select)</div>"
            } else {
                nil
            }
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

    /// The years to choose from, oldest first: those of the catalogue, and later ones that a provider may cover.
    private func years(_ today: CalendarDay) -> [Int] {
        let years = shelf.facets.years.map(\.year)
        guard hasYears, let last = years.first, last < today.year else { return years.reversed() }
        return years.reversed() + (last + 1...today.year)
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        let more = more.map { section($0, place: .year).html(context) }
        guard shelf.films.total > 0 else {
            if let more, let year = query.year {
                return """
                    <section id="results">
                    <p class="count">\(strings[DiscoverText.nothing, ["year": String(year)]])</p>
                    \(more)</section>
                    """
            }
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
            \(more)</section>
            """
    }

    private func tiles(_ context: PageContext) -> [HTML] {
        DiscoverTiles(films: .films(shelf.films.items), states: states, posters: posters, date: date).html(context)
    }

    /// The date on the tiles: the day for films of one year, otherwise the year.
    private var date: DiscoverTile.Date { if query.year == nil { .year } else { .day } }
}

extension DiscoverPage.Front {
    var films: [Film.ID] {
        rows.flatMap { $0.films.map(\.id) }
            + lists.flatMap { ListSection.entries(of: $0, at: .row).map(\.film.id) }
    }

    /// The IDs of the elements that an undo may change.
    fileprivate var regions: String {
        (["results", "up-next"] + lists.map { ListSection.id(of: $0.list.kind) }).joined(separator: " ")
    }

    fileprivate func welcome(_ strings: Strings) -> HTML? {
        guard isWelcome else { return nil }
        return """
            <p class="welcome" id="welcome">\(strings[ImportText.welcome]) \
            <a class="link" href="\(SitePath.imports)">\(strings[ImportText.bringAlong])</a></p>

            """
    }

    fileprivate func hint(_ strings: Strings) -> HTML {
        let hint = KeyHint(
            sentence: ProviderListText.keyHint, link: .keyHintLink, page: .home, region: "front-hint")
        return "<div id=\"front-hint\">\(showsKeyHint ? hint.html(strings) : nil)</div>\n"
    }
}
