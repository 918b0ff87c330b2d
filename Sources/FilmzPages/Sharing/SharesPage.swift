public import FilmzDomain
import FilmzText

/// The links that the person shared, newest first.
public struct SharesPage: ResultsPage {
    let shares: Page<Share>
    let clock: Clock

    public static func load(
        after cursor: PageCursor? = nil, clock: Clock, from services: some SharingServices, for person: Person.ID
    ) async throws -> SharesPage {
        let page = PageRequest(size: pageSize, after: cursor)
        return SharesPage(shares: try await services.shares.shares(of: person, page: page), clock: clock)
    }

    private static let pageSize = 50

    public var films: [Film.ID] {
        shares.items.compactMap(\.subject.film)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[PassOnText.links], tab: .settings, back: .sharing, kind: "page narrow", rooms: [.together]
        ).document(
            context,
            content: """
                <h1>\(strings[PassOnText.links])</h1>
                <p class="intro">\(strings[PassOnText.linksHint])</p>
                \(results(context))
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        """
        <section id="results">
        \(shares.items.isEmpty ? emptyState(context.strings) : rows(context))
        </section>
        """
    }

    private func rows(_ context: PageContext) -> HTML {
        """
        \(ShareRows(shares: shares.items, clock: clock, next: .shares).html(context))
        \(MoreLink(next: shares.next, address: SiteAddress(.shares)).html(context.strings))
        """
    }

    private func emptyState(_ strings: Strings) -> HTML {
        """
        <div class="empty"><h2>\(strings[PassOnText.noLinks])</h2><p>\(strings[PassOnText.noLinksHint])</p></div>
        """
    }

    /// A link to this page, for the settings.
    static func link(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="links"><h2 id="links">\(strings[PassOnText.links])</h2>
        <p>\(strings[PassOnText.linksHint])</p>
        <p class="buttons"><a class="button" id="to-links" href="\(SitePath.shares)">\(strings[PassOnText.toLinks])</a></p></section>
        """
    }
}
