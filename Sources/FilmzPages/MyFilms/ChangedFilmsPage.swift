public import FilmzDomain
import FilmzText

/// The films of a change to several films, each with its own undo.
public struct ChangedFilmsPage: ResultsPage {
    let change: Change
    /// The title to filter by, as typed.
    let title: String
    let changed: Page<ChangedFilm>

    /// - Parameter title: a part of the title to filter by
    /// - Returns: nil when there is no such change
    public static func load(
        _ id: Change.ID, titled title: String = "", after cursor: PageCursor? = nil, from services: some MyFilmServices,
        for person: Person.ID
    ) async throws -> ChangedFilmsPage? {
        guard let change = try await services.undo.change(id, of: person) else { return nil }
        let title = String(title.prefix(SearchQuery.characterLimit))
        let page = PageRequest(size: MyFilmsPage.pageSize, after: cursor)
        return ChangedFilmsPage(
            change: change, title: title,
            changed: try await services.undo.films(of: id, titled: title, of: person, page: page))
    }

    public var films: [Film.ID] { changed.items.map(\.film) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[MyFilmsText.changedFilms], tab: .myFilms, back: .changes, kind: "page narrow",
            rooms: [.myFilms]
        )
        .document(
            context,
            content: """
                <h1>\(strings[MyFilmsText.changedFilms])</h1>
                <p class="intro">\(strings.listed(change))</p>
                <form method="get" action="\(SitePath.changedFilms(change.id))" class="find-by-name" role="search">
                <div class="field"><label for="changed-title">\(strings[MyFilmsText.changedTitle])</label>
                <input id="changed-title" name="\(field: .query)" type="search" value="\(title)" maxlength="\(SearchQuery.characterLimit)" dir="auto"></div>
                <button class="button" id="find-changed">\(strings[FilmFinderText.find])</button>
                </form>
                \(results(context))
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        guard !changed.items.isEmpty else {
            return """
                <section id="results"><p role="status">\(strings[MyFilmsText.changedNone])</p></section>
                """
        }
        let address = SiteAddress(.changedFilms(change.id)).with(.query, value: title.nonEmpty)
        return """
            <section id="results">
            <ol class="changes" data-items>
            \(changed.items.map { row($0, in: context) })</ol>
            \(MoreLink(next: changed.next, address: address).html(strings))
            </section>
            """
    }

    private func row(_ changed: ChangedFilm, in context: PageContext) -> HTML {
        let strings = context.strings
        let title = context.titles[changed.film] ?? changed.title
        let undo: HTML = """
            <form method="post" action="\(SitePath.undo)" data-enhance="results toast">
            <input type="hidden" name="\(field: .change)" value="\(change.id.description)">
            <input type="hidden" name="\(field: .film)" value="\(changed.film.description)">
            <input type="hidden" name="\(field: .next)" value="\(context.path)">
            <button class="link" id="undo-\(changed.film.description)">\(strings[SharedText.undo])\
            <span class="vh">: \(title)</span></button>
            </form>
            """
        return """
            <li id="film-\(changed.film.description)"><p dir="auto"><a href="\(SitePath.film(changed.film))">\(title)</a></p>
            \(changed.isUndoable ? undo : "<p class=\"facts\">\(strings[MyFilmsText.changedNoMore])</p>" as HTML)</li>

            """
    }
}
