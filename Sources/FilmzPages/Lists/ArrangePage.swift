public import FilmzDomain
import FilmzText

/// The films of a list as rows that can be moved, given a note, and removed.
public struct ArrangePage: ResultsPage {
    let listed: ListedFilms

    /// - Throws: ``DomainError/noSuchList``
    public static func load(
        _ list: FilmList.ID, after cursor: PageCursor? = nil, from services: some ListServices, for person: Person.ID
    ) async throws -> ArrangePage {
        ArrangePage(
            listed: try await services.listed(
                FilmListQuery(list: list), of: person, page: PageRequest(size: pageSize, after: cursor)))
    }

    private static let pageSize = 100

    static func address(_ list: FilmList.ID) -> SiteAddress {
        SiteAddress(.list(list)).with(.arrange, value: "1")
    }

    public var films: [Film.ID] { listed.films.items.map(\.entry.film.id) }

    public var notes: [String] { listed.films.items.map(\.note) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: listed.list.name, tab: .together, back: .list(listed.list.id), kind: "page narrow",
            rooms: [.together]
        )
        .document(
            context,
            content: """
                <div class="shelf-head arrange-head"><h1 dir="auto">\(listed.list.name)</h1>
                <a class="button primary" href="\(SitePath.list(listed.list.id))">\(strings[FilmListText.arrangeDone])</a></div>
                <p class="intro">\(strings[FilmListText.arrangeHint])</p>
                \(results(context))
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        let rows = listed.films.items.enumerated().map { index, film in
            ArrangeRow(
                list: listed.list.id, listed: film, number: (listed.firstNumber ?? 1) + index,
                count: listed.totals.filmCount
            ).html(context)
        }
        let next: HTML? = listed.films.next.map { cursor in
            let address = Self.address(listed.list.id).with(.after, value: cursor.description)
            return """
                <p class="buttons"><a class="button" href="\(address)">\(context.strings[SharedText.showMore])</a></p>
                """
        }
        return """
            <section id="results">
            <ol class="arrange">
            \(rows)</ol>
            \(next)
            </section>
            """
    }
}
