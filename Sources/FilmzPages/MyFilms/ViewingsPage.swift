public import FilmzDomain
import FilmzText

/// The person's viewings of a film, newest first.
public struct ViewingsPage: ResultsPage {
    let film: Film
    let viewings: Page<Viewing>
    /// The episodes of a show's viewings, by ID.
    let episodes: [Episode.ID: Episode]

    private static let pageSize = 50

    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ id: Film.ID, after cursor: PageCursor? = nil, from services: some ShowServices, for person: Person.ID
    ) async throws -> ViewingsPage {
        let film = try await services.knownFilm(id, permission: nil, for: person)
        let page = PageRequest(size: pageSize, after: cursor)
        let viewings = try await services.myFilms.viewings(of: film.id, by: person, page: page)
        return ViewingsPage(
            film: film, viewings: viewings,
            episodes: try await services.shows.storedEpisodes(Set(viewings.items.compactMap(\.episode)), of: film.id))
    }

    /// A link to all viewings; nil when all of them are shown.
    static func link(to myFilm: MyFilm, shown: Int, of film: Film, in strings: Strings) -> HTML? {
        guard myFilm.viewingCount > shown else { return nil }
        return """
            <p class="buttons"><a class="button" href="\(SitePath.viewings(film.id))">\
            \(strings.count(ViewingText.all, myFilm.viewingCount))</a></p>

            """
    }

    public var films: [Film.ID] { [film.id] }

    public var notes: [String] { viewings.items.map(\.note) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[ViewingText.title], back: .film(film.id), kind: "page narrow", rooms: [.film]
        ).document(
            context,
            content: """
                <h1>\(strings[ViewingText.title])</h1>
                <p class="buttons" dir="auto"><a class="button" href="\(SitePath.film(film.id))">\
                \(strings.facts([context.titles.titled(film).title, film.year.map(String.init)]))</a></p>
                \(results(context))
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        let path = SitePath.viewings(film.id)
        let rows = viewings.items.map { viewing in
            ViewingRow(
                film: film, viewing: viewing, episode: viewing.episode.flatMap { episodes[$0] }, next: path)
        }
        return """
            <section id="results">
            <p class="count" data-count>\(context.strings.count(MyFilmsText.viewings, viewings.total))</p>
            <ol class="viewings" data-items>
            \(rows.map { $0.html(context) })</ol>
            \(MoreLink(next: viewings.next, address: SiteAddress(path)).html(context.strings))
            </section>
            """
    }
}
