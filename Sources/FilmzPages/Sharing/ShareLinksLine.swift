import FilmzDomain
import FilmzText

/// A short list of the person's share links to a film, with whether they were opened and a link to all shares.
struct ShareLinksLine {
    let film: Film.ID
    let shares: [Share]

    /// Nil when there are no links.
    func html(_ context: PageContext) -> HTML? {
        guard !shares.isEmpty else { return nil }
        let strings = context.strings
        let rows = shares.map { share -> HTML in
            """
            <li class="facts">\(ShareRows.opened(share, in: context))\
            \(share.words.message.isEmpty ? nil : "<span class=\"share-message\" dir=\"auto\">\(share.words.message)</span>" as HTML?)</li>

            """
        }
        return """
            <section class="passed-on" id="passed-on" aria-labelledby="passed-on-title">
            <h2 id="passed-on-title"><a href="\(SitePath.passOnFilm(film))#links-here">\(strings[PassOnText.passedOn])</a></h2>
            <ul>
            \(rows)</ul></section>
            """
    }
}
