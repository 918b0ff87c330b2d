public import FilmzDomain
import FilmzText

/// One film: its facts, and what I have with it.
public struct FilmPage: WebPage {
    /// The film as Filmz knows it by itself. Its poster is drawn from this.
    public let film: Film
    /// The ID that was asked for, which leads to this film.
    let asked: Film.ID
    let dossier: FilmDossier
    /// Where the catalogue's facts come from.
    let catalogue: CatalogueDescription.Origin?
    let poster: Poster?
    let similar: [SimilarTile]
    let myFilm: MyFilm
    let news: News
    /// A refused comment as it was typed.
    let comment: String?
    let error: DomainError?

    /// Whether providers are being asked while the page is shown.
    public enum News: Sendable, Equatable {
        case none
        /// Yes; the script waits for their answers.
        case coming
        /// They were asked, and some take too long.
        case late
    }

    /// The page of the film this ID leads to. Its own ID may be another one. No provider is asked.
    ///
    /// With a comment and an error, the refused comment is shown again as it was typed.
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
    ///   - id: the ID that was asked for
    ///   - film: the film as it was known before the dossier was made
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

    /// The elements that change with my relation to the film: their IDs, for the script.
    static let regions = "my-actions my-verdict my-viewings"

    /// The elements that change with the film's facts.
    static let aboutRegions = "film-poster film-heading film-about film-more"

    public func html(in context: PageContext) -> HTML {
        Layout(title: title(context), regions: Self.regions, kind: "film").document(
            context,
            """
            <header class="film-head \(Palette.of(film).cssClass)">
            <div class="film-head-inner">
            \(picture(context))
            \(FilmHeading(dossier: dossier).html(context))
            \(FilmActions(film: film, myFilm: myFilm).html(context))
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

    /// The part beside what I have with the film.
    private func about(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <div class="film-about" id="film-about">
            \(FilmNews(film: film, dossier: dossier, news: news).html(context))
            \(FilmPlot(dossier: dossier).html(strings))
            \(Scores(scores: dossier.scores).html(strings))
            \(dossier.awards.flatMap { Prizes(awards: $0).html(strings) })
            \(WaysToWatch(trailers: dossier.trailers, offers: dossier.offers).html(strings))
            \(FilmFacts(dossier: dossier).html(strings))
            </div>
            """
    }

    /// The part under both, over the full width.
    private func more(_ context: PageContext) -> HTML {
        """
        <div class="film-more" id="film-more">
        \(FilmPeople(dossier: dossier).html(context.strings))
        \(SimilarTile.strip(similar, context))
        \(FilmSources(film: film, dossier: dossier, catalogue: catalogue).html(context))
        </div>
        """
    }
}
