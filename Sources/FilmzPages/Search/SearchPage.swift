public import FilmzDomain

/// The search box, and under it the recent queries or what was found.
public struct SearchPage: WebPage {
    /// As typed.
    let text: String
    let content: Content
    /// Whether the results go on from an earlier page.
    let isContinued: Bool

    enum Content: Sendable {
        /// Nothing was asked: what was asked before, and the years that have films, newest first.
        case recent([RecentQuery], years: [Int])
        case invalid
        case found(SearchQuery, Page<Film>, [Film.ID: MyFilmState])
    }

    public static func load(
        _ text: String?,
        after cursor: PageCursor? = nil,
        from services: Services,
        for person: Person.ID
    ) async throws -> SearchPage {
        let text = text ?? ""
        guard !text.allSatisfy(\.isWhitespace) else {
            let queries = try await services.recentQueries.queries(of: person)
            let newest = try await services.discover.films(DiscoverQuery(), page: PageRequest(size: 1))
            let years = newest.facets.years.map(\.year)
            return SearchPage(text: "", content: .recent(queries, years: years), isContinued: false)
        }
        guard let query = SearchQuery(text) else {
            return SearchPage(
                text: String(text.prefix(SearchQuery.characterLimit)), content: .invalid, isContinued: false)
        }
        let films = try await services.search.films(matching: query, page: PageRequest(size: 24, after: cursor))
        let states = try await services.myFilms.states(of: films.items.map(\.id), for: person)
        return SearchPage(text: query.text, content: .found(query, films, states), isContinued: cursor != nil)
    }

    /// The query when it found something and this is its first page: what counts as a successful query, unless it is
    /// only typed on the way.
    public var recordable: SearchQuery? {
        guard case .found(let query, let films, _) = content, films.total > 0, !isContinued else { return nil }
        return query
    }

    /// Whether there is nothing to search for in what was typed, or it is too long.
    public var isInvalid: Bool {
        guard case .invalid = content else { return false }
        return true
    }

    static func address(_ query: String) -> SiteAddress {
        SiteAddress("/search").with("q", query)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title =
            text.isEmpty ? strings[SearchText.title] : strings[SearchText.titleWithQuery, ["query": text]]
        return Layout(title: title, tab: .search, kind: "page search").document(
            context,
            """
            <h1 class="search-title">\(strings[SearchText.title])</h1>
            <form class="search-box" action="/search" role="search" data-search>
            <label class="vh" for="q">\(strings[SearchText.label])</label>
            \(Icon.search.html)
            <input id="q" name="q" type="search" value="\(text)" dir="auto" autofocus autocomplete="off" \
            autocapitalize="off" spellcheck="false" enterkeyhint="search" \
            maxlength="\(SearchQuery.characterLimit)" placeholder="\(strings[SearchText.placeholder])">
            <button class="primary">\(strings[SearchText.title])</button>
            </form>
            <p class="vh" id="announce" role="status"></p>
            \(results(context))
            """)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        name == .results ? results(context) : nil
    }

    private func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        return switch content {
        case .recent(let queries, let years): start(queries, years, context)
        case .invalid: invalid(strings)
        case .found(let query, let films, _) where films.total == 0: nothingFound(query, strings)
        case .found(let query, let films, let states): found(query, films, states, context)
        }
    }

    private func start(_ queries: [RecentQuery], _ years: [Int], _ context: PageContext) -> HTML {
        """
        <section id="results" class="search-start">
        \(RecentQueries(queries: queries).html(context))
        \(DecadeShelf(years: years).html(context.strings))
        </section>
        """
    }

    private func found(
        _ query: SearchQuery, _ films: Page<Film>, _ states: [Film.ID: MyFilmState], _ context: PageContext
    ) -> HTML {
        let strings = context.strings
        let rows = films.items.map { FilmRow(film: $0, state: states[$0.id] ?? MyFilmState()).html(context) }
        return """
            <section id="results">
            <p class="count" data-count>\(strings.count(SearchText.count, films.total))</p>
            <ol class="rows" data-items>
            \(rows)</ol>
            \(MoreLink(next: films.next, address: Self.address(query.text)).html(strings))
            </section>
            """
    }

    private func nothingFound(_ query: SearchQuery, _ strings: Strings) -> HTML {
        """
        <section id="results" class="empty">
        <h2 data-count dir="auto">\(strings[SearchText.nothingFound, ["query": query.text]])</h2>
        <p>\(strings[SearchText.nothingFoundHint])</p>
        <p class="buttons"><a class="button primary" \
        href="\(addressToAdd(query))">\(strings[SearchText.addYourself])</a></p>
        </section>
        """
    }

    /// A year at the end is the film's year rather than part of its title.
    private func addressToAdd(_ query: SearchQuery) -> SiteAddress {
        let form = SiteAddress("/films/new")
        let words = query.text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let last = words.last, let year = Int(last), CalendarDay.years.contains(year) else {
            return form.with("title", query.text)
        }
        return form.with("title", words.dropLast().joined(separator: " ")).with("year", String(year))
    }

    private func invalid(_ strings: Strings) -> HTML {
        let isTooLong = text.count >= SearchQuery.characterLimit
        let hint =
            isTooLong
            ? strings.count(SearchText.tooLongHint, SearchQuery.characterLimit) : strings[SearchText.invalidHint]
        return """
            <section id="results" class="empty">
            <h2 data-count>\(strings[isTooLong ? SearchText.tooLongTitle : .invalidTitle])</h2>
            <p>\(hint)</p>
            </section>
            """
    }
}
