public import FilmzDomain
import FilmzText

/// Asks which film a title on a programme means.
public struct TitleMeaningPage: WebPage {
    let title: String
    /// What was searched for.
    let query: String
    let candidates: [Film]
    let posters: [Film.ID: Poster]

    private static let limit = 10

    /// - Parameters:
    ///   - title: as a theatre writes it
    ///   - query: what to search for; nil for the title itself
    public static func load(
        _ title: String, query: String? = nil, from services: Services, for person: Person.ID
    ) async throws -> TitleMeaningPage {
        let text = query ?? title
        var films: [Film] = []
        if let query = SearchQuery(text) {
            films = try await services.search.films(matching: query, for: person, page: PageRequest(size: limit)).films
                .items
        }
        return TitleMeaningPage(
            title: title, query: text, candidates: films, posters: services.posters(of: films.map(\.id)))
    }

    public var films: [Film.ID] { candidates.map(\.id) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let heading = strings[CinemaText.meaningTitle, ["title": title]]
        return Layout(title: heading, tab: .cinema, back: .cinema, kind: "page narrow").document(
            context,
            """
            <h1>\(heading)</h1>
            <p class="hint">\(strings[CinemaText.meaningHint])</p>
            \(candidates.isEmpty ? "<p role=\"status\">\(strings[CinemaText.meaningNothing])</p>" as HTML : list(context))
            <form method="get" action="\(SitePath.titleMeaning)" class="find-by-name" role="search">
            <input type="hidden" name="title" value="\(title)">
            <div class="field"><label for="meaning-query">\(strings[CinemaText.meaningSearch])</label>
            <input id="meaning-query" name="q" type="search" value="\(query)" maxlength="\(SearchQuery.characterLimit)" dir="auto"></div>
            <button class="button" id="search-meaning">\(strings[CinemaText.findButton])</button>
            </form>
            \(form(nil, "<button class=\"chip\" id=\"none-of-these\">\(strings[CinemaText.meaningNone])</button>"))
            """)
    }

    private func list(_ context: PageContext) -> HTML {
        let strings = context.strings
        let rows = candidates.map { film -> HTML in
            let shown = context.titles.titled(film)
            let facts = strings.facts([film.year.map(String.init), film.directors.first])
            return """
                <li><span class="to-film">\(PosterTile.poster(shown, posters[film.id]))</span>
                <div><b dir="auto">\(shown.title)</b> <p class="facts" dir="auto">\(facts)</p></div>
                \(form(film.id, "<button class=\"chip\" id=\"means-\(film.id.description)\">\(strings[CinemaText.meaningThis])<span class=\"vh\">: \(shown.title)</span></button>"))</li>

                """
        }
        return "<ul class=\"meanings\" id=\"results\">\n\(rows)</ul>"
    }

    private func form(_ film: Film.ID?, _ button: HTML) -> HTML {
        """
        <form method="post" action="\(SitePath.titleMeaning)"><input type="hidden" name="title" value="\(title)">\
        <input type="hidden" name="film" value="\(film?.description ?? "")">\(button)</form>
        """
    }
}
