import FilmzDomain
import FilmzText

/// Candidates from which the person chooses the film that is meant, with a search for others.
struct FilmFinder: Sendable {
    /// The page that shows the finder and that its forms are sent to.
    let path: SitePath
    /// Further items of the address and hidden fields of the forms.
    let fields: [HiddenField]
    /// The text searched for.
    let query: String
    let candidates: [Film]
    let posters: [Film.ID: Poster]

    private static let limit = 10

    static func load(
        _ path: SitePath, fields: [HiddenField], query: String, from services: some SearchServices,
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
            <input id="meaning-query" name="\(field: .query)" type="search" value="\(query)" maxlength="\(SearchQuery.characterLimit)" dir="auto"></div>
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

    /// - Parameter film: the ID of the film that the button chooses, or another answer
    func form(_ film: String, button: HTML) -> HTML {
        """
        <form method="post" action="\(path)">\(hidden)<input type="hidden" name="\(field: .film)" value="\(film)">\(button)</form>
        """
    }

    private var hidden: [HTML] {
        fields.map(\.html)
    }
}
