public import FilmzDomain
import FilmzText

/// The person's latest changes, newest first, each with its undo.
public struct ChangesPage: ResultsPage {
    let changes: Page<PastChange>
    let clock: Clock

    public static func load(
        after cursor: PageCursor? = nil, clock: Clock, from services: some MyFilmServices, for person: Person.ID
    ) async throws -> ChangesPage {
        let page = PageRequest(size: MyFilmsPage.pageSize, after: cursor)
        return ChangesPage(changes: try await services.undo.changes(of: person, page: page), clock: clock)
    }

    public var films: [Film.ID] { changes.items.compactMap(\.change.film) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[MyFilmsText.changes], tab: .myFilms, back: .shelf(.watchlist), kind: "page narrow",
            rooms: [.myFilms]
        )
        .document(
            context,
            content: """
                <h1>\(strings[MyFilmsText.changes])</h1>
                <p class="intro">\(strings[MyFilmsText.changesHint])</p>
                \(results(context))
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section id="results">
            \(changes.items.isEmpty ? emptyState(strings) : list(context))
            </section>
            """
    }

    private func emptyState(_ strings: Strings) -> HTML {
        MyFilmsEmpty.message(
            .changesNone, hint: .changesNoneHint, button: MyFilmsText.emptyWatchlistButton, path: .home, in: strings)
    }

    private func list(_ context: PageContext) -> HTML {
        let rows = changes.items.map { row($0, in: context) }
        return """
            <ol class="changes" data-items>
            \(rows)</ol>
            \(MoreLink(next: changes.next, address: SiteAddress(.changes)).html(context.strings))
            """
    }

    private func row(_ past: PastChange, in context: PageContext) -> HTML {
        let strings = context.strings
        let what = strings.listed(past.change, titles: context.titles)
        let text: HTML = address(of: past.change).map { "<a href=\"\($0)\">\(what)</a>" } ?? "\(what)"
        return """
            <li id="change-\(past.change.id.description)"><p dir="auto">\(text)</p>
            <p class="facts">\(strings.shortTime(LocalTime(past.madeAt, clock: clock), today: context.today))</p>
            \(past.isUndoable ? undo(past.change, of: what, in: context) : nil)</li>

            """
    }

    /// The page that shows what was changed.
    private func address(of change: Change) -> SitePath? {
        if case .myFilms = change.subject { return .changedFilms(change.id) }
        return change.film.map(SitePath.film)
    }

    private func undo(_ change: Change, of what: String, in context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <form method="post" action="\(SitePath.undo)" data-enhance="results toast">
            <input type="hidden" name="\(field: .change)" value="\(change.id.description)">
            <input type="hidden" name="\(field: .next)" value="\(context.path)">
            <button class="link" id="undo-\(change.id.description)">\
            <span aria-hidden="true">\(strings[SharedText.undo])</span>\
            <span class="vh">\(strings[MyFilmsText.lastingUndo, ["change": what]])</span></button>
            </form>
            """
    }
}
