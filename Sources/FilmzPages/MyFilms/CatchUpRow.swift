import FilmzDomain
import FilmzText

/// A film to say something about with one tap: seen, not seen, or stars.
struct CatchUpRow {
    let entry: FilmEntry
    let isNotSeen: Bool
    let decade: Int

    private var film: Film { entry.film }
    private var id: String { "catch-\(film.id)" }
    /// The catch-up page, on which this film stays visible even after it was marked.
    private var next: SiteAddress { CatchUpPage.address(decade).with(.film, value: film.id.description) }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let shown = context.titles.titled(film)
        let facts = strings.facts([strings.list(film.genres.map(strings.genre)), strings.list(film.directors)])
        return """
            <li id="\(id)"\(" class=\"said\"", if: entry.state.isSeen || isNotSeen)>
            \(PosterTile.poster(shown, poster: entry.poster))
            <div class="row-text"><h2><a href="\(SitePath.film(film.id))"><span dir="auto">\(shown.title)</span>\
            \(film.year.map { " <span class=\"year\">\($0)</span>" as HTML })</a></h2>
            <p class="facts" dir="auto">\(facts)</p></div>
            <div class="catch-answers">
            \(entry.state.isSeen ? saidSeen(strings) : answers(shown.title, in: strings))\
            \(stars(shown.title, in: strings))</div>
            </li>

            """
    }

    private func saidSeen(_ strings: Strings) -> HTML {
        "<p class=\"own\">\(Icon.seen.html)\(strings[SharedText.seen])</p>\n"
    }

    private func answers(_ title: String, in strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.viewings(film.id))" data-enhance="\(id) toast">\
        <input type="hidden" name="\(field: .when)" value="unknown">\
        <input type="hidden" name="\(field: .viewing)" value="\(CatchUp.viewing(of: film.id).description)">\
        <input type="hidden" name="\(field: .next)" value="\(next)">\
        <button class="chip" id="seen-\(film.id.description)">\(Icon.seen.html)<span>\(strings[SharedText.seen])</span>\
        <span class="vh"> \(title)</span></button></form>
        \(notSeen(title, in: strings))
        """
    }

    private func notSeen(_ title: String, in strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.notSeen(film.id))" data-enhance="\(id)">\
        <input type="hidden" name="\(field: .wanted)" value="\(isNotSeen ? "false" : "true")">\
        <input type="hidden" name="\(field: .next)" value="\(next)">\
        <button class="chip" id="not-seen-\(film.id.description)" aria-pressed="\(isNotSeen ? "true" : "false")">\
        \(Icon.remove.html)<span>\(strings[CatchUpText.notSeen])</span><span class="vh"> \(title)</span></button></form>
        """
    }

    private func stars(_ title: String, in strings: Strings) -> HTML {
        let field = StarsField(
            legend: strings[CatchUpText.starsFor, ["film": title]], value: entry.state.rating?.description ?? "",
            prefix: id, isOptional: entry.state.rating != nil)
        return """
            <form method="post" action="\(SitePath.rating(film.id))" data-enhance="\(id) toast" data-autosubmit>\
            <input type="hidden" name="\(field: .next)" value="\(next)">\(field.html(strings))\
            <button class="button no-script">\(strings[VerdictText.saveRating])</button></form>
            """
    }
}
