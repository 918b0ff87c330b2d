public import FilmzDomain

/// One film: its facts, and what I have with it.
public struct FilmPage: WebPage {
    public let film: Film
    let myFilm: MyFilm
    /// A refused comment as typed, and why.
    let comment: String?
    let error: DomainError?

    /// The page of the film this ID leads to. Its own ID may be another one.
    ///
    /// A comment and an error show a refused comment again as it was typed.
    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ id: Film.ID,
        comment: String? = nil,
        error: DomainError? = nil,
        from services: Services,
        for person: Person.ID
    ) async throws -> FilmPage {
        guard let film = try await services.films.film(id) else { throw DomainError.noSuchFilm }
        let myFilm = try await services.myFilms.myFilm(film.id, of: person)
        return FilmPage(film: film, myFilm: myFilm, comment: comment, error: error)
    }

    public static func path(_ id: Film.ID) -> String {
        "/films/\(id)"
    }

    /// What changes with my relation to the film, for the script: IDs of elements.
    static let regions = "my-actions my-verdict my-viewings"

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: title, regions: Self.regions, kind: "film").document(
            context,
            """
            <header class="film-head \(Palette.of(film).cssClass)">
            <div class="film-head-inner">
            \(PosterTile.poster(film, isLazy: false))
            \(FilmHeading(film: film).html(strings))
            \(FilmActions(film: film, myFilm: myFilm).html(strings))
            </div>
            </header>
            <div class="film-body">
            <div class="film-mine">
            \(Verdict(film: film, myFilm: myFilm, comment: comment, error: error).html(context))
            \(ViewingList(film: film, viewings: myFilm.viewings).html(context))
            </div>
            <div class="film-about">
            \(film.plot.map { plot($0, strings) })
            \(Scores(film: film).html(strings))
            \(FilmFacts(film: film).html(strings))
            </div>
            </div>
            """)
    }

    private var title: String {
        film.year.map { "\(film.title) (\($0))" } ?? film.title
    }

    private func plot(_ text: String, _ strings: Strings) -> HTML {
        "<section class=\"plot\"><h2>\(strings[FilmText.plot])</h2><p dir=\"auto\">\(text)</p></section>"
    }
}
