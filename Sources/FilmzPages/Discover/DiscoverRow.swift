import FilmzDomain
import FilmzText

/// A row of the first films of a query that scrolls horizontally, with a link to all of them.
struct DiscoverRow: Equatable {
    let name: DiscoverText
    let query: DiscoverQuery
    let films: [Film]

    private static let length = 12

    static func load(
        _ name: DiscoverText, query: DiscoverQuery, from services: some DiscoverServices
    ) async throws -> DiscoverRow {
        let films = try await services.discover.films(query, page: PageRequest(size: length)).films.items
        return DiscoverRow(name: name, query: query, films: films)
    }

    func html(
        _ states: [Film.ID: MyFilmState], posters: [Film.ID: Poster], in context: PageContext
    ) -> HTML {
        let strings = context.strings
        let tiles = DiscoverTiles(
            films: .films(films), states: states, posters: posters, date: date, row: "\(name)-"
        ).html(context)
        let skip = RowSkip(row: "\(name)")
        return """
            <section class="strip-row"><h2>\(strings[name])</h2>
            <a class="all" href="\(query.address)"><span aria-hidden="true">\(strings[DiscoverText.all])\
            \(Icon.forward.html)</span><span class="vh">\(strings[DiscoverText.allOf, ["row": strings[name]]])</span></a>
            \(skip.link(strings))<ol class="shelf strip">
            \(tiles)</ol>\(skip.end)</section>

            """
    }

    /// The date on the tiles: the day for the newest films.
    private var date: DiscoverTile.Date { if query.sort == .released { .day } else { .year } }
}

/// A link from the beginning of a row to its end. Somebody without a pointer would otherwise pass a link and two buttons
/// for each film; the link is shown while it has the focus.
struct RowSkip {
    /// The name of the row in IDs.
    let row: String

    func link(_ strings: Strings) -> HTML {
        "<a class=\"vh discover-skip\" href=\"#after-\(row)\">\(strings[DiscoverText.skipRow])</a>\n"
    }

    var end: HTML { "<span id=\"after-\(row)\"></span>" }
}
