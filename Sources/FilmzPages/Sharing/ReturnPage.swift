public import FilmzDomain
import FilmzText

/// A page that chooses a film or a list to share in return for a recommendation.
public struct ReturnPage: WebPage {
    let received: Received
    /// The search text as typed.
    let text: String
    /// The search results; without a search, the person's favourites.
    let found: [Film]
    let lists: [FilmListName]
    let posters: [Film.ID: Poster]

    private static let limit = 12

    public static func load(
        for received: Received, matching text: String, from services: some ListServices, for person: Person.ID
    ) async throws -> ReturnPage {
        let query = SearchQuery(text)
        let found =
            if let query {
                try await services.search.films(matching: query, for: person, page: PageRequest(size: limit))
                    .films.items
            } else {
                try await liked(services, of: person)
            }
        let lists: [FilmListName] =
            if query == nil { try await services.lists.names(.all, of: person, limit: limit) } else { [] }
        return ReturnPage(
            received: received, text: query?.text ?? "", found: found, lists: lists,
            posters: services.posters(of: found.map(\.id)))
    }

    /// The person's favourites, followed by their highest rated films.
    private static func liked(_ services: some MyFilmServices, of person: Person.ID) async throws -> [Film] {
        var films: [Film] = []
        for shelf in [MyFilmsQuery.Shelf.favourites, .seen] {
            let page = try await services.myFilms.shelf(
                MyFilmsQuery(shelf: shelf, sort: .rating), of: person, page: PageRequest(size: limit))
            films += page.films.items.map(\.film).filter { film in !films.contains { $0.id == film.id } }
        }
        return Array(films.prefix(limit))
    }

    public var films: [Film.ID] { found.map(\.id) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let recommendation = received.recommendation
        let title = strings[ReceivedText.forSender, ["name": strings.sender(of: recommendation)]]
        return Layout(
            title: title, tab: .together, back: .received(received.id), kind: "page narrow", rooms: [.together]
        ).document(
            context,
            content: """
                <h1 dir="auto">\(title)</h1>
                <p class="intro" dir="auto">\(strings.inReturn(for: recommendation))</p>
                <form method="get" action="\(SitePath.returnReceived(received.id))" class="return-search" role="search">
                <div class="field"><label for="return-q">\(strings[ReceivedText.searchFilm])</label>
                <input id="return-q" name="\(field: .query)" type="search" autocomplete="off" value="\(text)" \
                maxlength="\(SearchQuery.characterLimit)"></div>
                <p class="buttons"><button class="button" id="return-find">\(strings[SharedText.search])</button></p>
                </form>
                \(films(context))
                \(lists.isEmpty ? nil : listSection(strings))
                """)
    }

    private func films(_ context: PageContext) -> HTML? {
        let strings = context.strings
        guard !found.isEmpty else {
            if text.isEmpty { return nil }
            return "<p class=\"hint\" role=\"status\">\(strings[ReceivedText.noneFound])</p>"
        }
        let tiles = found.map { film -> HTML in
            let film = context.titles.titled(film)
            return """
                <li><a class="tile" id="return-\(film.id.description)" href="\(address(.passOnFilm(film.id)))">
                <span class="picture">\(PosterTile.poster(film, poster: posters[film.id]))</span>
                <strong dir="auto">\(film.title)</strong>
                <span class="facts">\(film.year.map(String.init))</span></a></li>

                """
        }
        return """
            <section><h2>\(strings[text.isEmpty ? ReceivedText.yourFilms : .foundFilms])</h2>
            <ol class="shelf">
            \(tiles)</ol></section>
            """
    }

    private func listSection(_ strings: Strings) -> HTML {
        let links = lists.map { list -> HTML in
            """
            <a class="chip" href="\(address(.passOnList(list.id)))">\(Icon.list.html)<span dir="auto">\(list.name)</span></a>

            """
        }
        return """
            <section class="return-lists"><h2>\(strings[ReceivedText.yourLists])</h2>
            <p class="buttons">\(links)</p></section>
            """
    }

    private func address(_ path: SitePath) -> SiteAddress {
        SiteAddress(path).with(.inReturn, value: received.id.description)
    }
}
