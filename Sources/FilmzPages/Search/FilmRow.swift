import FilmzDomain
import FilmzText

/// A film in search results, with facts that distinguish it, the person's marks, and a button for the watchlist.
struct FilmRow {
    let entry: FilmEntry
    /// The matching parts of its titles, people and keywords.
    var match: SearchMatch?
    /// Facts that providers add.
    var found: ProviderHit?
    /// A number that makes the IDs unique if a film has several rows on the page.
    var part: Int?
    /// Whether the running time is among the facts, because it was asked for.
    var showsLength = false
    /// The address to go to after a change without a script; nil for the current page.
    var next: SiteAddress?

    private var film: Film { entry.film }
    private var id: String { film.id.description + (part.map { "-\($0)" } ?? "") }
    private var state: MyFilmState { entry.state }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let shown = context.titles.titled(film)
        // The English title of an English film is the original one.
        let original = context.titles.others(of: film).last
        return """
            <li class="row" id="row-\(id)">
            \(PosterTile.poster(shown, poster: entry.poster))
            <div class="row-text">
            <h2><a href="\(SitePath.film(film.id))" data-result><span dir="auto">\(marked(shown.title))</span>\
            \(film.year.map { " <span class=\"year\">\($0)</span>" as HTML })</a></h2>
            \(original.map { "<p class=\"original\" dir=\"auto\">\(marked($0))</p>" as HTML })\
            \(otherTitle([shown.title, original], in: strings))
            <p class="facts">\(score(strings))\(facts(strings))</p>\(cast(strings))\(keywords(strings))
            \(mine(strings))\(overview(of: shown.title, in: strings))
            </div>
            <div class="row-buttons">\(watchlist(shown.title, in: context))\
            \(CornerLink(film: shown, state: state, place: part.map { "\($0)-" } ?? "").html(strings))</div>
            </li>

            """
    }

    private func facts(_ strings: Strings) -> HTML {
        let facts = strings.facts([
            strings.kind(of: film), showsLength ? film.runtime.map(strings.runtime) : nil,
            film.releaseDate.map(strings.shortDay),
            strings.list(film.genres.map(strings.genre)),
        ])
        guard !film.directors.isEmpty else { return "\(facts)" }
        let directors = names(film.directors.map(marked), in: strings)
        return if facts.isEmpty { directors } else { "\(facts)\(strings[SharedText.separator])\(directors)" }
    }

    /// A title or a name, with the searched words marked if the film was found by it.
    private func marked(_ text: String) -> HTML {
        let found = ([match?.name].compactMap(\.self) + (match?.people ?? [])).first { $0.text == text }
        return found?.html ?? "\(text)"
    }

    /// The title that matched; nil if it is one of the titles shown.
    private func otherTitle(_ shown: [String?], in strings: Strings) -> HTML? {
        guard let name = match?.name, name.parts.contains(where: \.isMatch), !shown.contains(name.text) else {
            return nil
        }
        let html: HTML = "<span dir=\"auto\">\(name.html)</span>"
        return "<p class=\"facts\">\(strings.html(SearchText.alsoKnown, name: "name", value: html))</p>"
    }

    /// The cast members whose names matched.
    private func cast(_ strings: Strings) -> HTML? {
        let cast = (match?.people ?? []).filter { !film.directors.contains($0.text) }
        guard !cast.isEmpty else { return nil }
        return
            "<p class=\"facts\">\(strings.html(SearchText.with, name: "names", value: names(cast.map(\.html), in: strings)))</p>"
    }

    /// The keywords that matched.
    private func keywords(_ strings: Strings) -> HTML? {
        guard let keywords = match?.keywords, !keywords.isEmpty else { return nil }
        let html: HTML = "<span lang=\"en\">\(names(keywords.map(\.html), in: strings))</span>"
        return "<p class=\"facts\">\(strings.html(FilmText.keywords, name: "keywords", value: html))</p>"
    }

    private func names(_ names: [HTML], in strings: Strings) -> HTML {
        let separator: HTML = "\(strings[SharedText.listSeparator])"
        return names.dropFirst().reduce(names.first ?? "") { $0 + separator + $1 }
    }

    private func score(_ strings: Strings) -> HTML? {
        let own = film.imdbRating.flatMap { Score(source: .imdb, percent: Int(($0 * 10).rounded())) }
        guard let score = own ?? found?.score else { return nil }
        let source: SearchText =
            switch score.source {
            case .imdb: .ofTenIMDb
            case .rottenTomatoes: .ofTenRottenTomatoes
            case .metacritic: .ofTenMetacritic
            case .tmdb: .ofTenTMDb
            }
        return """
            <span class="score-of">\(Icon.star.html)\(strings.decimal(Double(score.percent) / 10))\
            <span class="vh">\(strings[source])</span></span>
            """
    }

    /// The whole plot, folded away at first.
    private func overview(of title: String, in strings: Strings) -> HTML? {
        guard let text = film.plot ?? found?.overview, !text.isEmpty else { return nil }
        return """
            <details class="overview"><summary id="about-\(id)">\(strings[SearchText.overview])\
            <span class="vh">\(strings[SearchText.overviewOf, ["film": title]])</span>\(Icon.chevron.html)</summary>
            <p dir="auto">\(text)</p></details>
            """
    }

    private func mine(_ strings: Strings) -> HTML? {
        let seen: HTML? =
            if state.isSeen {
                "<span class=\"own\">\(Icon.seen.html)\(strings[SharedText.seen])</span>"
            } else {
                nil
            }
        let favourite: HTML? =
            if state.isFavourite {
                "<span class=\"own\">\(Icon.favoured.html)\(strings[SharedText.favourite])</span>"
            } else {
                nil
            }
        let stars = state.rating.map { StarsView(rating: $0).html(strings) }
        let parts = [stars, seen, favourite].compactMap(\.self)
        if parts.isEmpty { return nil }
        return "<p class=\"mine\">\(parts)</p>"
    }

    private func watchlist(_ title: String, in context: PageContext) -> HTML {
        ToggleForm(
            action: .watchlist(film.id),
            field: HiddenField(.wanted, value: String(!state.isOnWatchlist)),
            id: "want-\(id)",
            label: context.strings[SearchText.onWatchlist, ["film": title]],
            icon: state.isOnWatchlist ? .watchlisted : .watchlist,
            isOn: state.isOnWatchlist,
            next: "\(url: next?.text ?? context.path)",
            style: "round toggle",
            isIconOnly: true
        ).html
    }
}
