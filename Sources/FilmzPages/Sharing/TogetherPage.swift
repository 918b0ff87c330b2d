public import FilmzDomain
import FilmzText

/// Received recommendations, new films on the person's services, the lists, last changed first, and shared links.
public struct TogetherPage: ResultsPage {
    let lists: Page<FilmListSummary>
    let posters: [Film.ID: Poster]
    let received: ReceivedSection
    let newOnServices: NewOnServicesStrip
    let passedOn: SharesSection

    public static func load(
        after cursor: PageCursor? = nil, clock: Clock, from services: some SharingServices, for person: Person.ID
    ) async throws -> TogetherPage {
        let lists = try await services.listSummaries(of: person, page: PageRequest(size: pageSize, after: cursor))
        return TogetherPage(
            lists: lists, posters: services.posters(of: lists.items.flatMap(\.cover).map(\.id)),
            received: try await ReceivedSection.load(
                PageRequest(size: shownCount), from: services, for: person),
            newOnServices: try await .load(clock: clock, from: services, for: person),
            passedOn: try await SharesSection.load(
                PageRequest(size: shownCount), clock: clock, from: services, for: person))
    }

    private static let pageSize = 24
    /// The maximum number of recommendations and of shared links shown beside the lists.
    private static let shownCount = 3

    public var films: [Film.ID] {
        lists.items.flatMap(\.cover).map(\.id) + received.films + newOnServices.films + passedOn.films
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[SharedText.together], tab: .together, rooms: [.together]).document(
            context,
            content: """
                <h1>\(strings[SharedText.together])</h1>
                \(sections(context))
                """)
    }

    /// The sections of the page. Recommendations are first, if there are any.
    private func sections(_ context: PageContext) -> [HTML] {
        let came = received.html(context)
        let lists = results(context)
        let went = passedOn.html(context)
        let new = newOnServices.html(context)
        let parts = if received.received.total > 0 { [came, new, lists, went] } else { [new, lists, went, came] }
        return parts.compactMap(\.self)
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section id="results" aria-labelledby="lists">
            <div class="shelf-head"><h2 id="lists">\(strings[FilmListText.lists])</h2>
            \(lists.total > 0 ? newList(strings) : nil)</div>
            \(lists.total > 0 ? cards(context) : emptyState(strings))
            </section>
            """
    }

    private func newList(_ strings: Strings) -> HTML {
        """
        <a class="chip quiet" href="\(SitePath.newList)">\(Icon.plus.html)<span>\(strings[FilmListText.newList])</span></a>
        """
    }

    private func emptyState(_ strings: Strings) -> HTML {
        """
        <div class="empty">
        <h2>\(strings[FilmListText.noLists])</h2>
        <p>\(strings[FilmListText.noListsHint])</p>
        <p class="buttons"><a class="button primary" href="\(SitePath.newList)">\(strings[FilmListText.newList])</a></p>
        </div>
        """
    }

    private func cards(_ context: PageContext) -> HTML {
        let cards = lists.items.map { FilmListCard(summary: $0, posters: posters).html(context) }
        return """
            <ol class="list-cards" data-items>
            \(cards)</ol>
            \(MoreLink(next: lists.next, address: SiteAddress(.together)).html(context.strings))
            """
    }
}
