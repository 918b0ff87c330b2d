public import FilmzDomain
import FilmzText

/// The best known films of a decade that the person has said nothing about, each with buttons for seen, not seen and
/// stars.
public struct CatchUpPage: ResultsPage {
    let catchUp: CatchUp
    /// The decades that have films, newest first.
    let decades: [Int]

    private static let pageSize = 24

    /// - Parameters:
    ///   - decade: the first year of ten; nil for the last ten years that have films
    ///   - film: a film to show first, because something was just said about it
    public static func load(
        decade: Int? = nil, showing film: Film.ID? = nil, after cursor: PageCursor? = nil,
        from services: some DiscoverServices,
        for person: Person.ID
    ) async throws -> CatchUpPage {
        let newest = try await services.discover.films(DiscoverQuery(), page: PageRequest(size: 1))
        let decades = newest.facets.years.map { $0.year / 10 * 10 }.reduce(into: [Int]()) { decades, decade in
            if decades.last != decade { decades.append(decade) }
        }
        let chosen = decade.flatMap { decades.contains($0) ? $0 : nil } ?? decades.first ?? 0
        let page = PageRequest(size: pageSize, after: cursor)
        return CatchUpPage(
            catchUp: try await CatchUp.load(
                decade: chosen, showing: film, page: page, from: services, for: person),
            decades: decades)
    }

    static func address(_ decade: Int) -> SiteAddress {
        SiteAddress(.catchUp).with(.decade, value: String(decade))
    }

    public var films: [Film.ID] { catchUp.films.items.map(\.film.id) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[CatchUpText.title], tab: .myFilms, back: .shelf(.seen)).document(
            context,
            content: """
                <h1>\(strings[CatchUpText.title])</h1>
                <p class="intro">\(strings[CatchUpText.intro])</p>
                <nav class="years" aria-label="\(strings[MyFilmsText.decade])" data-years>
                \(decades.map { link(to: $0, in: strings) })</nav>
                \(results(context))
                """)
    }

    private func link(to decade: Int, in strings: Strings) -> HTML {
        """
        <a href="\(Self.address(decade))"\(" aria-current=\"page\"", if: decade == catchUp.decade)>\
        \(strings.decade(decade))</a>

        """
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        guard !catchUp.films.items.isEmpty else {
            let done = MyFilmsEmpty.message(
                .caughtUp, hint: .caughtUpHint, button: MyFilmsText.seen, path: .shelf(.seen), in: strings)
            return "<section id=\"results\">\n\(done)\n</section>\n"
        }
        let rows = catchUp.films.items.map { entry in
            CatchUpRow(entry: entry, isNotSeen: catchUp.notSeen.contains(entry.film.id), decade: catchUp.decade)
                .html(context)
        }
        return """
            <section id="results">
            <ol class="catch-up" data-items>
            \(rows)</ol>
            \(MoreLink(next: catchUp.films.next, address: Self.address(catchUp.decade)).html(strings))
            </section>
            """
    }
}
