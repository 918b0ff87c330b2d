public import FilmzDomain
import FilmzText

/// The search results that only providers found, and each provider's progress.
struct ProviderResults {
    let query: SearchQuery
    let progress: SearchProgress
    /// The films on the first page of local results, which is shown above.
    let localFilms: Set<Film.ID>
    /// The number of films found locally.
    let localTotal: SearchTotal
    /// The films that are not shown above, with the person's marks and their pictures.
    let entries: [Film.ID: FilmEntry]
    let now: Timestamp?

    /// - Parameter here: the first page of local results
    static func load(
        _ query: SearchQuery, progress: SearchProgress, beside here: SearchResults, now: Timestamp?,
        from services: some MyFilmServices, for person: Person.ID
    ) async throws -> ProviderResults {
        ProviderResults(
            query: query, progress: progress, localFilms: Set(here.films.items.map(\.id)),
            localTotal: SearchTotal(here),
            entries: try await entries(of: progress.films, from: services, for: person), now: now)
    }

    static func entries(
        of films: [ProviderHit], from services: some MyFilmServices, for person: Person.ID
    ) async throws -> [Film.ID: FilmEntry] {
        let entries = try await services.entries(Page(items: films.map(\.film), total: films.count), for: person)
        return Dictionary(entries.items.map { ($0.film.id, $0) }) { first, _ in first }
    }

    /// The providers' films that are not shown above.
    var films: [ProviderHit] { progress.films.filter { !localFilms.contains($0.id) } }

    /// Whether nothing was found locally or by providers, and all providers are done.
    var isEmpty: Bool { localTotal.count == 0 && films.isEmpty && progress.isAtRest && !progress.hasMore }

    /// Whether no provider could be reached.
    var isOffline: Bool {
        !progress.providers.isEmpty && progress.providers.allSatisfy { $0.failure?.kind == .unreachable }
    }

    /// The address of the page with everything that has arrived so far.
    var address: SiteAddress { SiteAddress.search(query.text).with(.since, value: "0") }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section id="elsewhere" aria-labelledby="elsewhere-title" data-found="\(query.text)" \
            data-revision="\(progress.revision)">
            <h2 id="elsewhere-title">\(strings[ProviderResultsText.title])</h2>
            <ol class="rows" data-items>
            \(films.map { row($0, in: context) })</ol>
            \(moreLink(strings))
            </section>
            """
    }

    func row(_ found: ProviderHit, in context: PageContext) -> HTML {
        FilmRow(entry: entries[found.id] ?? FilmEntry(film: found.film), found: found, next: address).html(context)
    }

    /// The link that asks the providers for their next pages, if they have any.
    func moreLink(_ strings: Strings) -> HTML {
        guard progress.hasMore else { return "<p id=\"found-more\"></p>" }
        let address = SiteAddress.search(query.text).with(.since, value: String(progress.revision))
            .with(.more, value: "1")
        return """
            <p class="more" id="found-more"><a class="button" id="go-on" rel="nofollow" data-go-on href="\(address)">\
            \(strings[ProviderResultsText.showMore])</a></p>
            """
    }

    /// The number of films, and a line about the providers that are asked.
    func status(_ strings: Strings) -> HTML {
        """
        <div class="asked" id="asked"\(" data-asking", if: !progress.isAtRest)>
        <p class="count" data-count>\(count(strings))</p>
        <div class="asking">\(sources(strings))\(progress.isAtRest ? nil : stopForm(strings))</div>
        \(progress.isAtRest ? nil : reloadLink(strings))</div>
        """
    }

    func sources(_ strings: Strings) -> HTML {
        let items: [HTML] =
            if isOffline {
                ["<li class=\"trouble\" data-count>\(strings[ProviderResultsText.noNetwork])</li>"]
            } else {
                progress.providers.compactMap { row($0, in: strings) } + [failures(strings)].compactMap(\.self)
            }
        return "<ul class=\"sources\" aria-label=\"\(strings[ProviderResultsText.asked])\">\(items)</ul>"
    }

    private func count(_ strings: Strings) -> String {
        let isSearching = films.isEmpty && !progress.isAtRest
        guard localTotal.count > 0 else {
            return if isSearching {
                strings[ProviderResultsText.looking]
            } else {
                strings.count(ProviderResultsText.only, films.count)
            }
        }
        let more: String? =
            if films.isEmpty {
                nil
            } else {
                strings[ProviderResultsText.more, ["count": strings.number(films.count)]]
            }
        return strings.facts([localTotal.text(strings), more])
    }

    private func stopForm(_ strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.stopFinding)" data-stop>\
        <input type="hidden" name="\(field: .query)" value="\(query.text)"><input type="hidden" name="\(field: .next)" value="\(address)">\
        <button class="link" id="stop-asking">\(strings[ProviderResultsText.stop])</button></form>
        """
    }

    /// A link that loads the page again, without a script or after the connection was lost.
    private func reloadLink(_ strings: Strings) -> HTML {
        let address = SiteAddress.search(query.text).with(.since, value: String(progress.revision))
        return """
            <p class="since"><span>\(strings[ProviderResultsText.cut])</span> <a class="link" rel="nofollow" href="\(address)">\
            \(strings[ProviderResultsText.since])</a></p>

            """
    }

    /// Nil for a provider that failed.
    private func row(_ source: ProviderProgress, in strings: Strings) -> HTML? {
        let name = strings.name(source.provider)
        let values: KeyValuePairs = ["provider": name, "count": strings.number(source.total ?? source.count)]
        switch source.state {
        case .asking:
            return """
                <li><span class="brief">\(strings[ProviderResultsText.asking, values])</span>\
                <span class="late">\(strings[ProviderResultsText.stillWaiting, values])</span></li>
                """
        case .hasMore, .stopped, .done: return Self.item(strings[ProviderResultsText.total, values])
        case .nothing: return Self.item(strings[ProviderResultsText.nothing, values])
        case .tooShort: return Self.item(strings[ProviderResultsText.tooShort, values])
        case .failed: return nil
        }
    }

    /// One line that names the providers that failed and the reason; several reasons are folded away. Screen readers
    /// announce it with the count.
    private func failures(_ strings: Strings) -> HTML? {
        let failures = progress.providers.compactMap { source in source.failure.map { (source.provider, $0) } }
        guard !failures.isEmpty else { return nil }
        let keyLink = failures.first { $0.1.kind == .wrongKey }.map { provider, _ -> HTML in
            """
             <a class="link" href="\(ProviderSettings.address(of: provider))">\(strings[ProviderResultsText.openSettings])</a>
            """
        }
        let sentences = strings.sentences(failures, now: now)
        guard sentences.count > 1 else {
            return "<li class=\"trouble\"><span data-count>\(sentences.joined())</span>\(keyLink)</li>"
        }
        let names = strings.list(failures.map { strings.name($0.0) })
        return """
            <li class="trouble"><details class="why" data-stays><summary id="why-fold"><span data-count>\
            \(strings[ProviderText.silent, ["providers": names]])</span>\(Icon.chevron.html)</summary>\
            <p>\(sentences.joined(separator: " "))\(keyLink)</p></details></li>
            """
    }

    private static func item(_ text: String) -> HTML { "<li>\(text)</li>" }
}

extension ProviderProgress {
    /// The reason why the provider did not answer; nil when it did, or has not finished.
    public var failure: ProviderFailure? {
        guard case .failed(let failure) = state else { return nil }
        return failure
    }
}
