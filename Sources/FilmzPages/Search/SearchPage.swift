public import FilmzDomain
import FilmzText

/// The search field, with recent queries or results below it.
public struct SearchPage: ResultsPage {
    /// The query as typed.
    let text: String
    let content: Content
    /// Whether this is not the first page of the results.
    let isContinued: Bool
    /// Nil when no films can be ticked.
    var selecting: SelectionMode?

    enum Content: Sendable {
        /// The field is empty: recent queries, and the years that have films, newest first.
        case recent([RecentQuery], years: [Int])
        case invalid
        /// The address of a film on another site.
        case address(ExternalID)
        /// Local results and those of providers, which are nil when no provider is asked.
        case found(LocalResults, ProviderResults?)
        /// There are no local results, and no provider has been asked yet.
        case notHere(SearchQuery)
    }

    static let pageSize = 24
    /// The page size while films can be ticked. More fit, because only pictures are shown.
    private static let selectingSize = 96

    /// - Parameters:
    ///   - progress: the progress of the provider search; nil while the query is being typed
    ///   - now: the current time, to say when a provider can be asked again
    public static func load(
        _ text: String?,
        selecting: SelectionMode? = nil,
        after cursor: PageCursor? = nil,
        found progress: SearchProgress? = nil,
        now: Timestamp? = nil,
        from services: some DiscoverServices & SearchServices,
        for person: Person.ID
    ) async throws -> SearchPage {
        let text = text ?? ""
        guard !text.allSatisfy(\.isWhitespace) else {
            let queries = try await services.recentQueries.queries(of: person)
            let newest = try await services.discover.films(DiscoverQuery(), page: PageRequest(size: 1))
            let years = newest.facets.years.map(\.year)
            return SearchPage(text: "", content: .recent(queries, years: years), isContinued: false)
        }
        let address = FilmAddress(text)
        if case .film(let id) = address {
            let text = String(text.prefix(SearchQuery.characterLimit))
            return SearchPage(text: text, content: .address(id), isContinued: false)
        }
        guard let query = address?.words ?? SearchQuery(text) else {
            return SearchPage(
                text: String(text.prefix(SearchQuery.characterLimit)), content: .invalid, isContinued: false)
        }
        let results = try await services.found(
            query, page: PageRequest(size: selecting == nil ? pageSize : selectingSize, after: cursor), for: person)
        if results.films.total == 0, results.sentence == nil, progress == nil,
            try await services.providers.askedProviders().contains(where: \.isSearched)
        {
            return SearchPage(text: query.text, content: .notHere(query), isContinued: false)
        }
        var entries = try await services.entries(results.films, for: person)
        if progress == nil {
            // While the query is being typed, no provider is asked, not even for pictures.
            entries = entries.map { entry in
                FilmEntry(film: entry.film, state: entry.state, poster: entry.poster == .unknown ? nil : entry.poster)
            }
        }
        var providerResults: ProviderResults?
        if let progress, !progress.providers.isEmpty {
            providerResults = try await ProviderResults.load(
                query, progress: progress, beside: results, now: now, from: services, for: person)
        }
        let localResults = LocalResults(query: query, results: results, entries: entries)
        return SearchPage(
            text: query.text, content: .found(localResults, providerResults), isContinued: cursor != nil,
            selecting: selecting)
    }

    /// The query, if this is the first page of results and not empty; otherwise nil. It is recorded unless it is
    /// still being typed.
    public var recordable: SearchQuery? {
        guard case .found(let localResults, let providerResults) = content, !isContinued,
            localResults.total.count > 0 || providerResults?.films.isEmpty == false
        else { return nil }
        return localResults.query
    }

    public var films: [Film.ID] {
        guard case .found(let localResults, let providerResults) = content else { return [] }
        return localResults.entries.items.map(\.film.id) + (providerResults?.films.map(\.id) ?? [])
    }

    /// Whether there is nothing to search for, or the text is too long.
    public var isInvalid: Bool {
        guard case .invalid = content else { return false }
        return true
    }

    /// The path to the film that an address on another site names; nil when the text is not such an address.
    public static func address(pasted text: String) -> SiteAddress? {
        switch FilmAddress(text) {
        case .film(let id): SiteAddress(.knownFilm(id))
        case .words(let query): SiteAddress.search(query.text)
        case nil: nil
        }
    }

    private var isAddress: Bool {
        guard case .address = content else { return false }
        return true
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title =
            if text.isEmpty || isAddress {
                strings[SearchText.title]
            } else {
                strings[SearchText.titleWithQuery, ["query": text]]
            }
        return Layout(
            title: title, tab: .search, kind: "page search", rooms: [.search] + SelectionForm.rooms(selecting)
        ).document(
            context,
            content: """
                <h1 class="search-title">\(strings[SearchText.title])</h1>
                <form class="search-box" action="\(SitePath.search)" role="search" data-search>
                <label class="vh" for="q">\(strings[SearchText.label])</label>
                <span class="search-field">\(Icon.search.html)
                <input id="q" name="\(field: .query)" type="search" value="\(text)" dir="auto" autofocus autocomplete="off" \
                autocapitalize="off" spellcheck="false" enterkeyhint="search" \
                maxlength="\(SearchQuery.characterLimit)" placeholder="\(strings[SearchText.placeholder])">
                <a class="round quiet to-recent" href="\(SitePath.search)">\(Icon.clock.html)\
                <span class="vh">\(strings[SearchText.recent])</span></a></span>
                <button class="primary">\(strings[SearchText.title])</button>
                </form>
                <p class="vh" id="announce" role="status"></p>
                \(results(context))
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        return switch content {
        case .recent(let queries, let years): start(queries, years: years, in: context)
        case .invalid: invalid(strings)
        case .address(let id): pastedAddress(id, in: strings)
        case .notHere(let query): SearchEmpty(query: query).notHere(strings)
        case .found(let localResults, let providerResults)
        where localResults.total.count == 0 && providerResults?.isEmpty != false:
            SearchEmpty(query: localResults.query, chips: SentenceChips(localResults.results)).html(
                providerResults, in: strings)
        case .found(let localResults, let providerResults):
            results(localResults, providerResults: providerResults, in: context)
        }
    }

    private func start(_ queries: [RecentQuery], years: [Int], in context: PageContext) -> HTML {
        """
        <section id="results" class="search-start">
        <div>\(RecentQueries(queries: queries).html(context))
        \(sentences(context.strings))</div>
        \(DecadeShelf(years: years).html(context.strings))
        </section>
        """
    }

    /// Examples of sentences that are understood.
    private func sentences(_ strings: Strings) -> HTML {
        let examples: [SearchText] = [.example, .likeExample, .withoutExample]
        let items = examples.map { example -> HTML in
            let text = strings[example]
            return "<li><a class=\"chip\" href=\"\(SiteAddress.search(text))\">\(text)</a></li>"
        }
        return """
            <section><h2>\(strings[SearchText.sentences])</h2>
            <ul class="found-people">\(items)</ul></section>
            """
    }

    private func results(_ localResults: LocalResults, providerResults: ProviderResults?, in context: PageContext)
        -> HTML
    {
        let strings = context.strings
        if let selecting {
            return "<section id=\"results\">\n\(localResults.selection(selecting, in: context))\n</section>\n"
        }
        let count: HTML = "<p class=\"count\" data-count>\(localResults.total.text(strings))</p>"
        return """
            <section id="results">
            <div class="shelf-head">\(providerResults?.status(strings) ?? count)\(localResults.selectLink(strings))</div>
            \(isContinued ? nil : localResults.interpretation(strings))\(localResults.list(providerResults, in: context))
            \(providerResults?.html(context))</section>
            """
    }

    private func pastedAddress(_ id: ExternalID, in strings: Strings) -> HTML {
        """
        <section id="results" class="empty">
        <h2 data-count>\(strings[SearchText.pastedAddress])</h2>
        <p class="buttons"><a class="button primary" href="\(SitePath.knownFilm(id))">\
        \(strings[SearchText.openFilm])</a></p>
        </section>
        """
    }

    private func invalid(_ strings: Strings) -> HTML {
        let isTooLong = text.count >= SearchQuery.characterLimit
        let hint =
            if isTooLong {
                strings.count(SearchText.tooLongHint, SearchQuery.characterLimit)
            } else {
                strings[SearchText.invalidHint]
            }
        return """
            <section id="results" class="empty">
            <h2 data-count>\(strings[isTooLong ? SearchText.tooLongTitle : .invalidTitle])</h2>
            <p>\(hint)</p>
            </section>
            """
    }
}
