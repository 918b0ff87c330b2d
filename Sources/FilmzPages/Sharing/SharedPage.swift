public import FilmzDomain
import FilmzText

/// The page of a share for visitors: a film or a list, as an invitation.
public struct SharedPage: WebPage, Equatable {
    let content: SharedContent
    /// The film's dossier without providers' facts; nil for a list.
    let dossier: FilmDossier?
    let place: SharedPlace
    /// The number of this part of the list, from 1; 1 unless the page is in a folder.
    let number: Int
    let taking: OwnFilmzForm

    /// The number of a list's films on one page.
    private static let pageSize = 60

    /// Nil when the film or list is gone.
    /// - Parameter number: the number of this part of the list, from 1; only needed in a folder
    public static func load(
        _ share: Share, at place: SharedPlace, taking: OwnFilmzForm = OwnFilmzForm(),
        after cursor: PageCursor? = nil, number: Int = 1, from services: some SharingServices
    ) async throws -> SharedPage? {
        let page = PageRequest(size: pageSize, after: cursor)
        guard let content = try await services.shared(share, page: page) else { return nil }
        var dossier: FilmDossier?
        if !content.isList, let film = content.films.items.first?.film {
            dossier = try await services.films.dossier(of: film)
        }
        return SharedPage(content: content, dossier: dossier, place: place, number: number, taking: taking)
    }

    /// The cursor of the next part of the list; nil on the last page.
    public var next: PageCursor? { content.films.next }

    var words: ShareWords { content.share.words }

    /// The film, or a list's first film.
    var film: Film { dossier?.film ?? content.films.items.first?.film ?? Film(id: .random(), title: content.name) }

    public var films: [Film.ID] { content.films.items.map(\.film.id) }

    public var notes: [String] { [words.note] + content.films.items.map(\.note) }

    /// The cache key of a page.
    struct CacheKey: Hashable {
        var place: SharedPlace
        var number: Int
        /// The first film on the page; nil for an empty list.
        var first: Film.ID?
    }

    /// Everything that the page is drawn from besides the language. It is the same for every visitor.
    struct Source: Equatable {
        var page: SharedPage
        var titles: FilmTitles
        var notesWithEmphasis: Set<String>
    }

    public func html(in context: PageContext) -> HTML {
        let key = CacheKey(place: place, number: number, first: content.films.items.first?.film.id)
        let source = Source(page: self, titles: context.titles, notesWithEmphasis: context.notesWithEmphasis)
        return context.drawings.sharedPages.html(key, for: context.reader, from: source) { document(context) }
    }

    private func document(_ context: PageContext) -> HTML {
        SharedLayout(
            title: about(context), head: SharedHead(page: self).html(context), kind: "film invitation", place: place
        ).document(context, content: dossier.map { film($0, in: context) } ?? list(context))
    }

    // MARK: - Words

    /// The film's title with its year, or the list's name.
    func about(_ context: PageContext) -> String {
        guard !content.isList else { return content.name }
        let film = context.titles.titled(film)
        return film.year.map { "\(film.title) (\($0))" } ?? film.title
    }

    /// The title for previews.
    func title(_ context: PageContext) -> String {
        if words.sender.isEmpty { about(context) } else { "\(about(context)) – \(words.sender)" }
    }

    /// The description for previews, at most 200 characters: the message, or else the description of the list or the
    /// plot.
    func summary(_ context: PageContext) -> String {
        let texts = [words.message, content.description, dossier?.film.plot ?? "", invitation(context.strings)]
        let text = texts.first { !$0.isEmpty } ?? ""
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return if line.count > 200 { line.prefix(199) + "…" } else { line }
    }

    private func invitation(_ strings: Strings) -> String {
        switch (content.isList, words.sender.isEmpty) {
        case (false, false): strings[ShareText.recommendsFilm, ["name": words.sender]]
        case (false, true): strings[ShareText.filmForYou]
        case (true, false): strings[ShareText.sendsList, ["name": words.sender]]
        case (true, true): strings[ShareText.listForYou]
        }
    }

    // MARK: - Parts

    private func film(_ dossier: FilmDossier, in context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <header class="film-head \(Palette.of(dossier.film).cssClass)">
            <div class="film-head-inner">
            <div id="film-poster">\(poster(dossier.film, size: .large, isLazy: false))</div>
            \(FilmHeading(dossier: dossier, above: invitationLine(strings)).html(context))
            \(senderMessage(strings))
            </div>
            </header>
            <div class="film-body">
            <div class="film-main">
            \(note(context))\(FilmPlot(dossier: dossier, linksKeywords: false).html(strings))
            </div>
            <div class="film-beside">
            \(SharedLinks(film: dossier.film, title: context.titles.titled(dossier.film).title).html(strings))
            \(take(strings))
            </div>
            </div>
            """
    }

    private func invitationLine(_ strings: Strings) -> HTML {
        "<p class=\"shared-from\" dir=\"auto\">\(invitation(strings))</p>\n"
    }

    /// The person's rating, message and audience.
    private func senderMessage(_ strings: Strings) -> HTML? {
        let groups = words.audience.names.map(strings.audience)
        let parts: [HTML?] = [
            words.rating.map { StarsView(rating: $0).html(strings) },
            words.message.isEmpty ? nil : "<blockquote class=\"note\" dir=\"auto\">\(words.message)</blockquote>",
            groups.isEmpty
                ? nil : "<p class=\"facts\">\(strings[ShareText.goodFor, ["groups": strings.list(groups)]])</p>",
        ]
        let shown = parts.compactMap(\.self)
        if shown.isEmpty { return nil }
        return "<div class=\"shared-said\">\(shown)</div>"
    }

    private func note(_ context: PageContext) -> HTML? {
        guard !words.note.isEmpty else { return nil }
        let strings = context.strings
        let title =
            if words.sender.isEmpty {
                strings[ShareText.note]
            } else {
                strings[ShareText.noteOf, ["name": words.sender]]
            }
        return """
            <section class="card"><h2 dir="auto">\(title)</h2><p class="note-text" dir="auto">\(context.note(words.note))</p></section>

            """
    }

    private func list(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <header class="film-head \(Palette.of(film).cssClass)">
            <div class="film-head-inner">
            <div class="film-heading">
            \(invitationLine(strings))<h1 dir="auto">\(content.name)</h1>
            \(content.description.isEmpty ? nil : "<p class=\"about-list\" dir=\"auto\">\(content.description)</p>" as HTML?)
            <p class="facts">\(strings.count(FilmListText.films, content.films.total))</p>
            </div>
            \(senderMessage(strings))
            </div>
            </header>
            <div class="shared-list">
            \(SharedFilms(page: self).html(context))
            \(MoreLink(to: next.map { place.nextPage(after: $0, number: number) }).html(strings))
            \(take(strings))
            </div>
            """
    }

    /// The section with downloads and ways to save the share.
    private func take(_ strings: Strings) -> HTML {
        let links = place.downloads.map { file, address -> HTML in
            "<a class=\"chip\" href=\"\(address)\"\(" download", if: file == .recommendation)>\(strings[Self.name(of: file)])</a>\n"
        }
        return """
            <section class="card take" id="take" aria-labelledby="take-title"><h2 id="take-title">\(strings[ShareText.take])</h2>
            \(taking.html(place, in: strings))\
            <p class="hint">\(strings[ShareText.takeHint])</p>
            <p class="buttons">\(links)</p></section>
            """
    }

    private static func name(of file: SharedFile) -> ShareText {
        switch file {
        case .text: .asText
        case .table: .asTable
        case .letterboxd: .forLetterboxd
        case .recommendation: .forFilmz
        }
    }

    /// A film's poster at an address that visitors can load.
    func poster(_ film: Film, size: PosterSize, isLazy: Bool = true) -> HTML {
        """
        <img class="poster" src="\(place.poster(film.id, size: size))" alt="" width="300" height="450"\(" loading=\"lazy\"", if: isLazy) \
        decoding="async">
        """
    }
}

/// The page for an address without a share, the same whether it never existed, has expired or was revoked.
public struct SharedGonePage: WebPage {
    public init() {}

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return SharedLayout(title: strings[ShareText.gone]).document(
            context,
            content: """
                <section class="empty">
                <p class="status">404</p>
                <h1>\(strings[ShareText.gone])</h1>
                <p>\(strings[ShareText.goneHint])</p>
                </section>
                """)
    }
}
