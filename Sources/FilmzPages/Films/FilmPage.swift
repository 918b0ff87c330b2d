public import FilmzDomain
import FilmzText

/// One film: what is known of it, and what I have with it.
public struct FilmPage: WebPage {
    /// As Filmz knows it by itself, which is what its poster is drawn from.
    public let film: Film
    /// The film that was asked for, which proved to be this one.
    let asked: Film.ID
    let dossier: FilmDossier
    /// Whose facts the catalogue holds.
    let catalogue: CatalogueDescription.Origin?
    let poster: Poster?
    let similar: [SimilarTile]
    let myFilm: MyFilm
    let news: News
    /// A refused comment as typed, and why.
    let comment: String?
    let error: DomainError?

    /// Whether providers are asked while the page is shown.
    public enum News: Sendable, Equatable {
        case none
        /// They are; the script waits for what they say.
        case coming
        /// They were, and some take longer than anybody waits.
        case late
    }

    /// The page of the film this ID leads to. Its own ID may be another one. Asks nobody.
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
        let film = try await services.knownFilm(id, permission: nil)
        let dossier = try await services.dossiers.dossier(of: film)
        return try await load(
            id, film: film, dossier: dossier, comment: comment, error: error, from: services, for: person)
    }

    /// The page that shows this dossier.
    /// - Parameters:
    ///   - id: what was asked for
    ///   - film: as it was known before the dossier was made
    public static func load(
        _ id: Film.ID,
        film: Film,
        dossier: FilmDossier,
        news: News = .none,
        comment: String? = nil,
        error: DomainError? = nil,
        from services: Services,
        for person: Person.ID
    ) async throws -> FilmPage {
        let own = dossier.film.id
        let film = film.id == own ? film : try await services.films.film(own) ?? dossier.film
        async let catalogue = services.catalogue()
        async let similar = SimilarTile.load(dossier.similar, from: services)
        async let myFilm = services.myFilms.myFilm(film.id, of: person)
        return FilmPage(
            film: film, asked: id, dossier: dossier, catalogue: try await catalogue?.origin,
            poster: services.posters.poster(of: film.id), similar: try await similar, myFilm: try await myFilm,
            news: news, comment: comment, error: error)
    }

    public var films: [Film.ID] { [film.id] + similar.compactMap(\.film?.id) }

    /// What changes with my relation to the film, for the script: IDs of elements.
    static let regions = "my-actions my-verdict my-viewings"

    /// What changes with what is known of the film.
    static let aboutRegions = "film-poster film-heading film-about film-more"

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: title(context), regions: Self.regions, kind: "film").document(
            context,
            """
            <header class="film-head \(Palette.of(film).cssClass)">
            <div class="film-head-inner">
            \(picture(context))
            \(FilmHeading(dossier: dossier).html(context))
            \(FilmActions(film: film, myFilm: myFilm).html(strings))
            </div>
            </header>
            <div class="film-body">
            <div class="film-mine">
            \(Verdict(film: film, myFilm: myFilm, comment: comment, error: error).html(context))
            \(ViewingList(film: film, myFilm: myFilm).html(context))
            </div>
            \(about(context))
            \(more(context))
            </div>
            """)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        guard name == .about else { return nil }
        guard asked == film.id else { return "<p data-moved=\"\(SitePath.film(film.id))\"></p>" }
        return """
            \(picture(context))
            \(FilmHeading(dossier: dossier).html(context))
            \(about(context))
            \(more(context))
            """
    }

    private func title(_ context: PageContext) -> String {
        let known = context.titles.titled(dossier.film)
        return known.year.map { "\(known.title) (\($0))" } ?? known.title
    }

    private func picture(_ context: PageContext) -> HTML {
        let film = context.titles.titled(film)
        return "<div id=\"film-poster\">\(PosterTile.poster(film, poster, size: .large, isLazy: false))</div>"
    }

    /// Beside what I have with the film.
    private func about(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <div class="film-about" id="film-about">
            \(FilmNews(film: film, dossier: dossier, news: news).html(context))
            \(dossier.film.plot.map { plot($0, strings) })
            \(Scores(scores: dossier.scores).html(strings))
            \(dossier.awards.flatMap { Prizes(awards: $0).html(strings) })
            \(WaysToWatch(trailers: dossier.trailers, offers: dossier.offers).html(strings))
            \(FilmFacts(dossier: dossier).html(strings))
            </div>
            """
    }

    /// Under both, in all the width there is.
    private func more(_ context: PageContext) -> HTML {
        """
        <div class="film-more" id="film-more">
        \(FilmPeople(dossier: dossier).html(context.strings))
        \(SimilarTile.strip(similar, context))
        \(FilmSources(film: film, dossier: dossier, catalogue: catalogue).html(context))
        </div>
        """
    }

    private func plot(_ text: String, _ strings: Strings) -> HTML {
        "<section class=\"plot\"><h2>\(strings[FilmText.plot])</h2><p dir=\"auto\">\(text)</p></section>"
    }
}
