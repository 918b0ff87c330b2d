public import FilmzDomain
import FilmzText

/// The shows that the person is watching, each with its next episode and the button that marks it as seen.
public struct UpNextPage: ResultsPage, KeptPage {
    let shows: Page<UpNext>
    let facets: MyFilmsFacets
    /// Nil on all pages but the first.
    let new: NewThisWeek?

    private static let pageSize = 24

    public static func load(
        after cursor: PageCursor? = nil, clock: Clock, from services: some ShowServices, for person: Person.ID
    ) async throws -> UpNextPage {
        let today = clock.today
        let page = PageRequest(size: pageSize, after: cursor)
        let shelf = try await services.myFilms.shelf(
            MyFilmsQuery(shelf: .all), of: person, page: PageRequest(size: 1))
        var new: NewThisWeek?
        if cursor == nil { new = NewThisWeek(try await services.newThisWeek(of: person, today: today), clock: clock) }
        return UpNextPage(
            shows: try await services.upNext(of: person, today: today, page: page), facets: shelf.facets, new: new)
    }

    public var films: [Film.ID] { shows.items.map(\.show.id) + (new?.shows ?? []) }

    public func document(_ context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[ShowText.upNext], tab: .myFilms, rooms: [.myFilms, .shows]).document(
            context,
            content: """
                \(MyFilmsHead.title(strings))
                \(results(context))
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        """
        <section id="results">
        \(MyFilmsHead(current: .upNext, facets: facets).html(context.strings))
        \(shows.total == 0 ? empty(context) : list(context))
        </section>
        """
    }

    private func list(_ context: PageContext) -> HTML {
        let next = SiteAddress(.upNext)
        let out = shows.items.filter(\.isOut)
        let coming = shows.items.filter { !$0.isOut }
        let soon: HTML? =
            if coming.isEmpty {
                nil
            } else {
                """
                <h2>\(context.strings[ShowText.coming])</h2>
                \(UpNextRow.list(coming, next: next, regions: "results", in: context))
                """
            }
        return """
            <h2 class="vh">\(context.strings[ShowText.upNext])</h2>
            \(out.isEmpty ? nil : UpNextRow.list(out, next: next, regions: "results", in: context))
            \(new?.html(next: next, in: context))
            \(soon)
            \(UnseenSwitch.html(next: next, in: context))
            \(MoreLink(next: shows.next, address: next).html(context.strings))
            """
    }

    private func empty(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <div class="empty">
            <h2 data-count>\(strings[ShowText.upNextEmpty])</h2>
            <p>\(strings[ShowText.upNextEmptyHint])</p>
            <p class="buttons"><a class="button primary" href="\(SitePath.search)">\(strings[ShowText.upNextFind])</a></p>
            </div>
            \(new?.html(next: SiteAddress(.upNext), in: context))
            \(new.map { _ in UnseenSwitch.html(next: SiteAddress(.upNext), in: context) })
            """
    }
}
