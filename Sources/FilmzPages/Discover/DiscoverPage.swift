public import FilmzDomain

/// The films of a year, newest first, and the way to other years.
public struct DiscoverPage: WebPage {
    let year: Int
    /// Oldest first.
    let years: [Int]
    let films: Page<Film>
    let states: [Film.ID: MyFilmState]

    /// The newest year that has films when none is asked for.
    public static func load(
        year: Int? = nil,
        after cursor: PageCursor? = nil,
        from services: Services,
        for person: Person.ID
    ) async throws -> DiscoverPage {
        let years = try await services.discover.years().map(\.year)
        let year = year ?? years.first ?? 0
        let films =
            years.contains(year)
            ? try await services.discover.films(of: year, page: PageRequest(after: cursor))
            : Page(items: [], total: 0)
        let states = try await services.myFilms.states(of: films.items.map(\.id), for: person)
        return DiscoverPage(year: year, years: years.reversed(), films: films, states: states)
    }

    static func address(year: Int) -> SiteAddress {
        SiteAddress("/discover").with("year", String(year))
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        guard !years.isEmpty else {
            return Layout(title: strings[SharedText.discover], tab: .discover)
                .document(context, emptyCatalogue(strings))
        }
        let title = strings[DiscoverText.filmsOfYear, ["year": String(year)]]
        return Layout(title: title, tab: .discover).document(
            context,
            """
            <header class="year-head">
            <div><h1>\(title)</h1>
            \(films.total > 0 ? count(strings) : nil)</div>
            \(YearPicker(year: year, years: years).html(strings))
            </header>
            \(results(strings))
            """)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        name == .results ? results(context.strings) : nil
    }

    private func results(_ strings: Strings) -> HTML {
        guard !years.isEmpty else { return emptyCatalogue(strings) }
        guard films.total > 0 else { return emptyYear(strings) }
        let tiles = films.items.map { film in
            PosterTile(film: film, state: states[film.id], facts: "\(facts(of: film, strings))").html(strings)
        }
        return """
            <section id="results">
            <ol class="shelf" data-items>
            \(tiles)</ol>
            \(MoreLink(next: films.next, address: Self.address(year: year)).html(strings))
            </section>
            """
    }

    private func count(_ strings: Strings) -> HTML {
        "<p class=\"count\">\(strings.count(DiscoverText.count, films.total))</p>"
    }

    private func facts(of film: Film, _ strings: Strings) -> String {
        strings.facts([film.genres.first.map(strings.genre), film.releaseDate.map(strings.dayOfYear)])
    }

    private func emptyYear(_ strings: Strings) -> HTML {
        let nearest = years.sorted { abs($0 - year) < abs($1 - year) }.prefix(3).sorted()
        return """
            <section id="results" class="empty">
            <h2>\(strings[DiscoverText.nothing, ["year": String(year)]])</h2>
            <p>\(strings[DiscoverText.nearest])</p>
            <p class="buttons">\
            \(nearest.map { "<a class=\"button\" href=\"\(Self.address(year: $0))\">\($0)</a> " as HTML })</p>
            </section>
            """
    }

    private func emptyCatalogue(_ strings: Strings) -> HTML {
        """
        <section id="results" class="empty">
        <h1>\(strings[DiscoverText.emptyTitle])</h1>
        <p>\(strings[DiscoverText.emptyText])</p>
        <p class="buttons"><a class="button primary" href="/films/new">\(strings[DiscoverText.add])</a></p>
        </section>
        """
    }
}
