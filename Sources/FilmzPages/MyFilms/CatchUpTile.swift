import FilmzDomain
import FilmzText

/// A film to say something about with one tap: seen, to see, not seen, or stars.
struct CatchUpTile {
    let entry: FilmEntry
    let isNotSeen: Bool
    let topic: CatchUp.Topic

    private var film: Film { entry.film }
    private var id: String { "catch-\(film.id)" }
    private var viewing: HTML { HiddenField(.viewing, value: CatchUp.viewing(of: film.id).description).html }
    /// The catch-up page, on which this film stays visible even after it was marked.
    private var next: HTML {
        HiddenField(.next, value: CatchUpPage.address(topic).with(.film, value: film.id.description).text).html
    }
    /// What an answer changes on the page.
    private var regions: String { "\(id) \(CatchUpPage.doneID)" }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let shown = context.titles.titled(film)
        let isSaid = entry.state.isSeen || entry.state.isOnWatchlist || isNotSeen
        return """
            <li id="\(id)"\(" class=\"said\"", if: isSaid)>
            \(PosterTile.poster(shown, poster: entry.poster))
            <div class="row-text"><h2><a href="\(SitePath.film(film.id))"><span dir="auto">\(shown.title)</span>\
            \(film.year.map { " <span class=\"year\">\($0)</span>" as HTML })</a></h2></div>
            <div class="catch-answers">
            \(entry.state.isSeen ? saidSeen(strings) : answers(shown.title, in: strings))</div>
            \(stars(shown.title, in: strings))
            </li>

            """
    }

    private func saidSeen(_ strings: Strings) -> HTML {
        "<p class=\"own\">\(Icon.seen.html)<span class=\"vh\">\(strings[SharedText.seen])</span></p>\n"
    }

    private func answers(_ title: String, in strings: Strings) -> HTML {
        let isWanted = entry.state.isOnWatchlist
        let seen = HiddenField(.when, value: "unknown").html + viewing
        let want = HiddenField(.wanted, value: String(!isWanted)).html
        let notSeen = HiddenField(.wanted, value: String(!isNotSeen)).html
        return """
            \(form(
                .viewings(film.id), fields: seen, button: "seen", icon: .seen,
                label: "\(strings[SharedText.seen]) \(title)"))
            \(form(
                .watchlist(film.id), fields: want, button: "want", icon: isWanted ? .watchlisted : .watchlist,
                label: "\(strings[CatchUpText.want]) \(title)", isOn: isWanted))
            \(form(
                .notSeen(film.id), fields: notSeen, button: "not-seen", icon: .remove,
                label: "\(strings[CatchUpText.notSeen]) \(title)", isOn: isNotSeen, isReported: false))
            """
    }

    /// - Parameters:
    ///   - isOn: whether this was said; nil for a button that cannot be taken back
    ///   - isReported: whether a message says what was changed
    private func form(
        _ action: SitePath, fields: HTML, button: String, icon: Icon, label: String, isOn: Bool? = nil,
        isReported: Bool = true
    ) -> HTML {
        let pressed: HTML? = isOn.map { " aria-pressed=\"\(String($0))\"" }
        return """
            <form method="post" action="\(action)" data-enhance="\(regions)\(" toast", if: isReported)">\
            \(fields)\(next)<button class="round" id="\(button)-\(film.id.description)"\(pressed)>\(icon.html)\
            <span class="vh">\(label)</span></button></form>
            """
    }

    private func stars(_ title: String, in strings: Strings) -> HTML {
        let field = StarsField(
            legend: strings[CatchUpText.starsFor, ["film": title]], value: entry.state.rating?.description ?? "",
            prefix: id, isOptional: entry.state.rating != nil)
        return """
            <form class="catch-stars" method="post" action="\(SitePath.rating(film.id))" \
            data-enhance="\(regions) toast" data-autosubmit>\(viewing)\(next)\(field.html(strings))\
            <button class="button no-script">\(strings[VerdictText.saveRating])</button></form>
            """
    }
}
