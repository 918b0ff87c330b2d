public import FilmzDomain
import FilmzText

/// All recommendations that the person received, new ones first.
public struct AllReceivedPage: ResultsPage {
    let section: ReceivedSection

    public static func load(
        after cursor: PageCursor? = nil, from services: some SharingServices, for person: Person.ID
    ) async throws -> AllReceivedPage {
        AllReceivedPage(
            section: try await ReceivedSection.load(
                PageRequest(size: pageSize, after: cursor), from: services, for: person))
    }

    private static let pageSize = 24

    public var films: [Film.ID] { section.films }

    public func html(in context: PageContext) -> HTML {
        let title = context.strings[ReceivedText.title]
        return Layout(title: title, tab: .together, back: .together, kind: "page narrow", rooms: [.together]).document(
            context,
            content: """
                <h1>\(title)</h1>
                \(results(context))
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        let take: HTML = """
            <p class="buttons"><a class="button" href="\(SitePath.newReceived)">\(strings[ReceivedText.newTitle])</a></p>
            """
        guard section.received.total > 0 else {
            return """
                <section id="results"><div class="empty">
                <h2>\(strings[ReceivedText.nothing])</h2>
                <p>\(strings[ReceivedText.nothingHint])</p>
                \(take)
                </div></section>
                """
        }
        return """
            <section id="results">
            \(section.rows("h2", in: context))
            \(MoreLink(next: section.received.next, address: SiteAddress(.allReceived)).html(strings))
            \(take)
            </section>
            """
    }
}
