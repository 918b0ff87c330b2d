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
    /// Whether it is one that only files or providers named, and that I can remove.
    let isRemovable: Bool
    /// The lists that have the film.
    let lists: [FilmListName]
    /// Links to the film that have not ended.
    let shares: [Share]
    /// How far I have come with a show; nil for a film.
    let progress: ShowProgress?
    let showings: NextShowings
    let offers: WhereToGetSection
    let advertising: AdvertisingSection
    /// The episodes of the viewings that are shown.
    let episodes: [Episode.ID: Episode]
    let news: News
    /// Whether nobody can be asked for facts, and the reader has not put the hint about that away.
    let showsKeyHint: Bool
    /// A refused comment as it was typed.
    let comment: String?
    /// Who told about it, refused, as typed.
    let told: ReferralForm?
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
    /// With an error, the refused comment or the one who told is shown again as it was typed.
    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ id: Film.ID,
        comment: String? = nil,
        told: ReferralForm? = nil,
        error: DomainError? = nil,
        from services: Services,
        for person: Person.ID
    ) async throws -> FilmPage {
        let film = try await services.knownFilm(id, permission: nil, for: person)
        let dossier = try await services.dossiers.dossier(of: film)
        return try await load(
            id, film: film, dossier: dossier, comment: comment, told: told, error: error, from: services, for: person)
    }

    /// The page that shows this dossier.
    /// - Parameters:
    ///   - id: the ID that was asked for
    ///   - film: the film as it was known before the dossier was made
    ///   - offersAreLate: whether TMDb was asked for offers just now and has not answered yet
    ///   - productsWereAsked: whether iTunes was asked just now what it sells beside the film
    ///   - isHintAway: whether the reader has put the hint about keys away
    public static func load(
        _ id: Film.ID,
        film: Film,
        dossier: FilmDossier,
        news: News = .none,
        offersAreLate: Bool = false,
        productsWereAsked: Bool = false,
        isHintAway: Bool = true,
        comment: String? = nil,
        told: ReferralForm? = nil,
        error: DomainError? = nil,
        from services: Services,
        for person: Person.ID
    ) async throws -> FilmPage {
        let own = dossier.film.id
        let film = if film.id == own { film } else { try await services.films.film(own, for: person) ?? dossier.film }
        async let catalogue = services.catalogue()
        async let similar = SimilarTile.load(dossier.similar, from: services, for: person)
        async let myFilm = services.myFilms.myFilm(film.id, of: person)
        async let isRemovable =
            if film.isNamedElsewhere {
                services.myFilms.isRemovable(film.id, by: person)
            } else {
                false
            }
        async let lists = services.lists.names(.having(film.id), of: person, limit: listLimit)
        async let shares = services.shares.shares(of: film.id, by: person)
        async let showings = NextShowings.load(film, from: services, for: person)
        async let offers = services.whereToGet(dossier, for: person)
        async let advertising = AdvertisingSection.load(
            dossier.film, wasAsked: productsWereAsked, from: services, for: person)
        async let progress = dossier.film.isShow ? services.shows.progress(in: film.id, of: person) : nil
        let episodes = Set(try await myFilm.viewings.compactMap(\.episode))
        return FilmPage(
            film: film, asked: id, dossier: dossier, catalogue: try await catalogue?.origin,
            poster: services.posters.poster(of: film.id), similar: try await similar, myFilm: try await myFilm,
            isRemovable: try await isRemovable, lists: try await lists, shares: try await shares,
            progress: try await progress,
            showings: try await showings,
            offers: WhereToGetSection(shown: try await offers, isLate: offersAreLate),
            advertising: try await advertising,
            episodes: try await services.shows.kept(episodes, of: film.id), news: news,
            showsKeyHint: isHintAway ? false : try await services.providers.asked().isEmpty,
            comment: comment, told: told, error: error)
    }

    public var films: [Film.ID] { [film.id] + similar.compactMap(\.film?.id) }

    /// The elements that change with my relation to the film: their IDs, for the script.
    static let regions = "my-actions my-show my-seasons my-verdict my-tags my-told my-lists my-viewings"

    /// The elements that change with the film's facts.
    static let aboutRegions =
        "film-poster film-heading film-get film-plot film-offers film-about film-beside film-sources"

    public func html(in context: PageContext) -> HTML {
        Layout(title: title(context), back: .home, regions: Self.regions, kind: "film").document(
            context,
            content: """
                <header class="film-head \(Palette.of(film).cssClass)">
                <div class="film-head-inner">
                \(picture(context))
                \(FilmHeading(dossier: dossier).html(context))
                \(actions.html(context))
                \(offers.button(context))
                </div>
                </header>
                <div class="film-body">
                <div class="film-main">
                \(show(context))
                \(showings.html(context))            \(myFilm.isSeen ? [mine(context), plot(context)] : [plot(context), mine(context)])\
                \(offers.html(context))\(about(context.strings))
                \(advertising.html(dossier, in: context))</div>
                \(beside(context))
                \(sources(context))
                </div>
                """)
    }

    private var actions: FilmActions {
        FilmActions(
            film: film, myFilm: myFilm, episodeCount: progress?.seenCount ?? 0, isRemovable: isRemovable)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        if name == .row {
            return if advertising.wasAsked {
                advertising.html(dossier, in: context)
            } else {
                "\(offers.html(context))\(offers.button(context))"
            }
        }
        guard name == .about else { return nil }
        guard asked == film.id else { return "<p data-moved=\"\(SitePath.film(film.id))\"></p>" }
        return """
            \(picture(context))
            \(FilmHeading(dossier: dossier).html(context))
            \(offers.button(context))
            \(plot(context))
            \(offers.html(context))
            \(about(context.strings))
            \(beside(context))
            \(sources(context))
            """
    }

    private func title(_ context: PageContext) -> String {
        let known = context.titles.titled(dossier.film)
        return known.year.map { "\(known.title) (\($0))" } ?? known.title
    }

    private func picture(_ context: PageContext) -> HTML {
        let film = context.titles.titled(film)
        return "<div id=\"film-poster\">\(PosterTile.poster(film, poster: poster, size: .large, isLazy: false))</div>"
    }

    /// What comes next of a show, and its seasons. A film has these places too, because the script replaces what is in
    /// them.
    private func show(_ context: PageContext) -> HTML {
        guard let progress else { return "<div id=\"my-show\"></div><div id=\"my-seasons\"></div>" }
        return """
            \(ShowCard(film: film, myFilm: myFilm, progress: progress).html(context))
            \(SeasonList(film: film, seasons: progress.seasons, ratings: progress.ratings).html(context.strings))
            """
    }

    /// What I have with the film. It comes before the plot for those who know the plot.
    private func mine(_ context: PageContext) -> HTML {
        let verdict = Verdict(
            film: film, myFilm: myFilm, hasJustNoted: hasJustNoted(context), comment: comment,
            error: told == nil ? error : nil)
        return """
            <div class="film-mine">
            \(verdict.html(context))
            \(myTags(context.strings))
            \(ReferralCard(film: film, told: myFilm.told, form: told, error: error).html(context))
            \(myLists(context.strings))
            \(PassedOnLine(film: film.id, shares: shares).html(context))
            \(ViewingList(film: film, myFilm: myFilm, episodes: episodes).html(context))
            </div>

            """
    }

    private static let listLimit = 20

    private func myLists(_ strings: Strings) -> HTML {
        let links = lists.map { list -> HTML in
            "<a class=\"chip\" href=\"\(SitePath.list(list.id))\" dir=\"auto\">\(list.name)</a>\n"
        }
        let shown: HTML? =
            if links.isEmpty {
                nil
            } else {
                "<h2>\(strings[FilmListText.onLists])</h2>\n<p class=\"words\">\(links)</p>"
            }
        return "<section id=\"my-lists\">\(shown)</section>"
    }

    private func myTags(_ strings: Strings) -> HTML {
        let links = myFilm.tags.all.map { tag -> HTML in
            "<a class=\"chip\" href=\"\(TagLinks.address(of: tag))\" dir=\"auto\">\(tag.text)</a>\n"
        }
        let heading: HTML? = if links.isEmpty { nil } else { "<h2>\(strings[TagText.title])</h2>\n" }
        return """
            <section id="my-tags">\(heading)<p class="words">\(links)\
            <a class="chip quiet" id="edit-tags" href="\(SitePath.chooseTags(film.id))" data-sheet>\(Icon.tag.html)\
            <span>\(strings[links.isEmpty ? TagText.add : .edit])</span></a></p></section>
            """
    }

    /// Whether the last thing that happened was that I wrote about an evening with this film.
    private func hasJustNoted(_ context: PageContext) -> Bool {
        guard case .myFilm(film.id, _, _, let after) = context.change?.subject else { return false }
        return after.viewings.contains { !$0.note.isEmpty }
    }

    private func plot(_ context: PageContext) -> HTML {
        """
        <div class="film-plot" id="film-plot">
        \(FilmNews(film: film, dossier: dossier, news: news).html(context))
        \(FilmPlot(dossier: dossier).html(context.strings))
        \(showsKeyHint ? keyHint(context.strings) : nil)
        </div>

        """
    }

    private func keyHint(_ strings: Strings) -> HTML {
        KeyHint(
            sentence: FilmText.keyHint, link: .keyHintLink, page: .film(film.id), region: "film-plot"
        ).html(strings)
    }

    private func about(_ strings: Strings) -> HTML {
        """
        <div class="film-about" id="film-about">
        \(Scores(scores: dossier.scores).html(strings))
        \(dossier.awards.flatMap { Prizes(awards: $0).html(strings) })
        \(Trailers(trailers: dossier.trailers).html(strings))
        </div>
        """
    }

    /// Stands beside the rest where there is room, and under it on a phone.
    private func beside(_ context: PageContext) -> HTML {
        """
        <div class="film-beside" id="film-beside">
        \(FilmPeople(dossier: dossier).html(context.strings))
        \(FilmFactList(dossier: dossier).html(context.strings))
        \(SimilarTile.strip(similar, in: context))
        </div>
        """
    }

    private func sources(_ context: PageContext) -> HTML {
        let sources = FilmSources(film: film, dossier: dossier, catalogue: catalogue)
        return "<div class=\"film-sources\" id=\"film-sources\">\n\(sources.html(context))\n</div>\n"
    }
}
