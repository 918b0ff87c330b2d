public import FilmzDomain
import FilmzText

/// A page with a film's facts and everything the person has said about it.
public struct FilmPage: KeptPage {
    /// The film before providers' facts are added. Its poster is drawn from this.
    public let film: Film
    /// The ID in the address, which may be another ID of this film.
    let asked: Film.ID
    let dossier: FilmDossier
    /// The source of the catalogue's facts.
    let catalogue: CatalogueDescription.Origin?
    let poster: Poster?
    let similar: [SimilarTile]
    let myFilm: MyFilm
    /// Whether only files or providers named the film and the person can remove it.
    let isRemovable: Bool
    /// The lists that the film is on.
    let lists: [FilmListName]
    /// The active share links to the film.
    let shares: [Share]
    /// The person's progress in a show; nil for a film.
    let progress: ShowProgress?
    let showings: NextShowings
    let offers: WhereToGetSection
    let advertising: AdvertisingSection
    /// The episodes of the viewings that are shown, by ID.
    let episodes: [Episode.ID: Episode]
    let news: ProviderNews
    /// Whether no provider can be asked for facts, and the person has not dismissed the hint about that.
    let showsKeyHint: Bool
    /// The comment as typed, if it was refused.
    let comment: String?
    /// The recommendation as typed, if it was refused.
    let told: ReferralForm?
    let error: DomainError?

    /// Loads the page of a film by any of its IDs, without asking a provider.
    ///
    /// With an error, the refused comment or recommendation is shown again as it was typed.
    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ id: Film.ID,
        comment: String? = nil,
        told: ReferralForm? = nil,
        error: DomainError? = nil,
        from services: some FilmPageServices,
        for person: Person.ID
    ) async throws -> FilmPage {
        let film = try await services.knownFilm(id, permission: nil, for: person)
        let dossier = try await services.dossiers.dossier(of: film)
        return try await load(
            id, film: film, dossier: dossier, comment: comment, told: told, error: error, from: services, for: person)
    }

    /// Loads the page with a given dossier.
    /// - Parameters:
    ///   - id: the ID in the address
    ///   - film: the film before the dossier was made
    ///   - offersAreLate: whether TMDb was asked for offers just now and has not answered yet
    ///   - productsWereAsked: whether iTunes was just asked for products about the film
    ///   - isHintAway: whether the person has dismissed the hint about keys
    public static func load(
        _ id: Film.ID,
        film: Film,
        dossier: FilmDossier,
        news: ProviderNews = .none,
        offersAreLate: Bool = false,
        productsWereAsked: Bool = false,
        isHintAway: Bool = true,
        comment: String? = nil,
        told: ReferralForm? = nil,
        error: DomainError? = nil,
        from services: some FilmPageServices,
        for person: Person.ID
    ) async throws -> FilmPage {
        let own = dossier.film.id
        let film = if film.id == own { film } else { try await services.films.film(own, for: person) ?? dossier.film }
        let myFilm = try await services.myFilms.myFilm(film.id, of: person)
        // One after the other, because each is read on the spot: tasks of their own would cost more than the reads.
        return FilmPage(
            film: film, asked: id, dossier: dossier, catalogue: try await services.catalogue()?.origin,
            poster: services.posters.poster(of: film.id),
            similar: try await SimilarTile.load(dossier.similar, from: services, for: person), myFilm: myFilm,
            isRemovable: film.isNamedElsewhere ? try await services.myFilms.isRemovable(film.id, by: person) : false,
            lists: try await services.lists.names(.having(film.id), of: person, limit: listLimit),
            shares: try await services.shares.shares(of: film.id, by: person),
            progress: dossier.film.isShow ? try await services.shows.progress(in: film.id, of: person) : nil,
            showings: try await NextShowings.load(film, from: services, for: person),
            offers: WhereToGetSection(
                shown: try await services.whereToGet(dossier, for: person), isLate: offersAreLate),
            advertising: try await AdvertisingSection.load(
                dossier.film, wasAsked: productsWereAsked, from: services, for: person),
            episodes: try await services.shows.storedEpisodes(
                Set(myFilm.viewings.compactMap(\.episode)), of: film.id), news: news,
            showsKeyHint: isHintAway ? false : try await services.providers.askedProviders().isEmpty,
            comment: comment, told: told, error: error)
    }

    public var tellsSeconds: Bool {
        dossier.sources.contains { $0.failure != nil } || offers.shown.offers.failure != nil
    }

    public var films: [Film.ID] { [film.id] + similar.compactMap(\.film?.id) }

    public var notes: [String] { [myFilm.comment] + myFilm.viewings.map(\.note) }

    private var rooms: [Room] { if dossier.film.isShow { [.film, .shows] } else { [.film] } }

    public func document(_ context: PageContext) -> HTML {
        Layout(title: title(context), back: .home, regions: FilmRegions.mine, kind: "film", rooms: rooms).document(
            context,
            content: """
                <header class="film-head \(Palette.of(film).cssClass)">
                <div class="film-head-inner">
                \(picture(context))
                \(FilmHeading(dossier: dossier).html(context))
                \(actions(context).html(context))
                \(offers.button(context))
                </div>
                </header>
                <div class="film-body">
                <div class="film-main">
                \(plot(context))\(show(context))
                \(myFilm.isSeen ? nil : showings.html(context))\(mine(context))\(myFilm.isSeen ? showings.html(context) : nil)\
                \(offers.html(context))\(about(context.strings))
                \(advertising.html(dossier, in: context))</div>
                \(beside(context))
                \(sources(context))
                </div>
                """)
    }

    private func actions(_ context: PageContext) -> FilmActions {
        FilmActions(
            film: film, myFilm: myFilm, isComing: dossier.film.isComing(on: context.today),
            episodeCount: progress?.seenCount ?? 0, isRemovable: isRemovable)
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
        let film = context.titles.titled(dossier.film)
        return film.year.map { "\(film.title) (\($0))" } ?? film.title
    }

    private func picture(_ context: PageContext) -> HTML {
        let film = context.titles.titled(film)
        return "<div id=\"film-poster\">\(PosterTile.poster(film, poster: poster, size: .large, isLazy: false))</div>"
    }

    /// The next episode and the seasons of a show. A film has these elements too, because the script replaces their
    /// content.
    private func show(_ context: PageContext) -> HTML {
        guard let progress else { return "<div id=\"my-show\"></div><div id=\"my-seasons\"></div>" }
        return """
            \(ShowCard(film: film, myFilm: myFilm, progress: progress).html(context))
            \(SeasonList(film: film, seasons: progress.seasons, ratings: progress.ratings).html(context.strings))
            """
    }

    /// The person's verdict, viewings, tags and lists, right after the plot for people who have seen the film.
    private func mine(_ context: PageContext) -> HTML {
        let verdict = Verdict(
            film: film, myFilm: myFilm, hasJustNoted: hasJustNoted(context), comment: comment,
            error: told == nil ? error : nil)
        return """
            <div class="film-mine">
            \(verdict.html(context))
            \(myTags(context.strings))
            \(ReferralCard(film: film, referrals: myFilm.referrals, form: told, error: error).html(context))
            \(myLists(context.strings))
            \(ShareLinksLine(film: film.id, shares: shares).html(context))
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

    /// Whether the latest change was a note about a viewing of this film.
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

    /// The facts and people, beside the rest where there is room, and below it on a phone.
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

/// The services of a film's page, which has a part of nearly every feature.
public typealias FilmPageServices = ShowServices & CatalogueServices & SharingServices & CinemaServices
    & AdvertisingServices

/// Links to trailers on other sites.
struct Trailers {
    let trailers: [Trailer]

    private static let limit = 4

    func html(_ strings: Strings) -> HTML? {
        let rows = trailers.prefix(Self.limit).map { trailer in
            LinkList.Row(
                address: trailer.address, icon: .play, name: trailer.title,
                facts: strings.facts([strings[FilmText.trailer], trailer.site]))
        }
        return LinkList(title: strings[FilmText.trailers], rows: rows).html
    }
}
