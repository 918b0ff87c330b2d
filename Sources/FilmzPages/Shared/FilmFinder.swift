import FilmzDomain
import FilmzText

/// Films among which somebody says which one is meant, and a search for others.
struct FilmFinder: Sendable {
    /// Shows it, and takes what is said.
    let path: SitePath
    /// What the address and the forms say besides.
    let fields: [(name: String, value: String)]
    /// What was searched for.
    let query: String
    let candidates: [Film]
    let posters: [Film.ID: Poster]

    private static let limit = 10

    static func load(
        _ path: SitePath, fields: [(name: String, value: String)], query: String, from services: Services,
        for person: Person.ID
    ) async throws -> FilmFinder {
        var films: [Film] = []
        if let query = SearchQuery(query) {
            films = try await services.search.films(matching: query, for: person, page: PageRequest(size: limit)).films
                .items
        }
        return FilmFinder(
            path: path, fields: fields, query: query, candidates: films, posters: services.posters(of: films.map(\.id)))
    }

    func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return """
            \(candidates.isEmpty ? "<p role=\"status\">\(strings[FilmFinderText.nothing])</p>" as HTML : list(context))
            <form method="get" action="\(path)" class="find-by-name" role="search">
            \(hidden)<div class="field"><label for="meaning-query">\(strings[FilmFinderText.search])</label>
            <input id="meaning-query" name="q" type="search" value="\(query)" maxlength="\(SearchQuery.characterLimit)" dir="auto"></div>
            <button class="button" id="search-meaning">\(strings[FilmFinderText.find])</button>
            </form>
            """
    }

    private func list(_ context: PageContext) -> HTML {
        let strings = context.strings
        let rows = candidates.map { film -> HTML in
            let shown = context.titles.titled(film)
            let facts = strings.facts([film.year.map(String.init), film.directors.first])
            return """
                <li><span class="to-film">\(PosterTile.poster(shown, poster: posters[film.id]))</span>
                <div><b dir="auto">\(shown.title)</b> <p class="facts" dir="auto">\(facts)</p></div>
                \(form(film.id.description, button: "<button class=\"chip\" id=\"means-\(film.id.description)\">\(strings[FilmFinderText.this])<span class=\"vh\">: \(shown.title)</span></button>"))</li>

                """
        }
        return "<ul class=\"meanings\" id=\"results\">\n\(rows)</ul>"
    }

    /// - Parameter film: the ID of the film that the button says is meant, or what else it says
    func form(_ film: String, button: HTML) -> HTML {
        """
        <form method="post" action="\(path)">\(hidden)<input type="hidden" name="film" value="\(film)">\(button)</form>
        """
    }

    private var hidden: [HTML] {
        fields.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" }
    }
}
