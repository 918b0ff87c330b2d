import FilmzDomain
import FilmzText

/// The search results from the server's own catalogue and films.
struct LocalResults: Sendable {
    let query: SearchQuery
    let results: SearchResults
    /// The films of the results, in the same order.
    let entries: Page<FilmEntry>

    var total: SearchTotal { SearchTotal(results) }

    /// The interpretation of the query: its conditions, corrections, and people with this name, with links to their
    /// films.
    func interpretation(_ strings: Strings) -> HTML {
        "\(SentenceChips(results)?.html(strings))\(ignored(strings))\(correction(strings))\(people(strings))"
    }

    private var asksForLength: Bool {
        results.sentence?.filters.contains { if case .minutes = $0 { true } else { false } } ?? false
    }

    private func ignored(_ strings: Strings) -> HTML? {
        guard let ignored = results.ignored else { return nil }
        let words: HTML = "<span dir=\"auto\">\(ignored)</span>"
        return
            "<p class=\"corrected\" data-count>\(strings.html(SearchText.ignored, name: "words", value: words))</p>\n"
    }

    /// - Parameter providerResults: providers' results, which may add facts to a film
    func list(_ providerResults: ProviderResults?, in context: PageContext) -> HTML? {
        guard total.count > 0 else { return nil }
        let hitsByID = Dictionary((providerResults?.progress.films ?? []).map { ($0.id, $0) }) { first, _ in first }
        let rows = entries.items.map { entry in
            let id = entry.film.id
            return FilmRow(
                entry: entry, match: results.matches[id], found: hitsByID[id], showsLength: asksForLength,
                next: providerResults?.address
            )
            .html(context)
        }
        return """
            <ol class="rows" data-items>
            \(rows)</ol>
            \(MoreLink(next: entries.next, address: SiteAddress.search(query.text)).html(context.strings))
            """
    }

    func selectLink(_ strings: Strings) -> HTML? {
        if total.count > 0 { SelectionForm.link(to: SiteAddress.search(query.text), in: strings) } else { nil }
    }

    func selection(_ selecting: SelectionMode, in context: PageContext) -> HTML {
        SelectionForm(
            films: entries.items.map { ($0.film, $0.poster) }, next: entries.next,
            list: SiteAddress.search(query.text), selecting: selecting
        ).html(context)
    }

    private func correction(_ strings: Strings) -> HTML? {
        guard let text = results.correction ?? results.suggestion else { return nil }
        return CorrectedQuery(typed: query, found: text, address: SiteAddress.search(text))
            .html(results.correction == nil ? .suggested : .corrected, in: strings)
    }

    private func people(_ strings: Strings) -> HTML? {
        guard !results.people.isEmpty else { return nil }
        let items = results.people.map { name -> HTML in
            """
            <li><a class="chip" href="\(SiteAddress.filmography(of: name))" data-result dir="auto">\
            \(Icon.person.html)\(name)</a></li>
            """
        }
        return "<ul class=\"found-people\" aria-label=\"\(strings[SearchText.people])\">\(items)</ul>\n"
    }
}

/// The number of films that a search found locally.
struct SearchTotal: Sendable, Equatable {
    let count: Int
    /// Whether there are more films, which were not counted.
    let isOpen: Bool

    init(_ results: SearchResults) {
        count = results.films.total
        isOpen = results.isTotalOpen
    }

    /// `12 films`, `more than 200 films`.
    func text(_ strings: Strings) -> String {
        strings.count(isOpen ? SearchText.countOpen : SearchText.count, count)
    }
}
