import FilmzDomain
import FilmzText

/// A list among others: its cover, its name and its totals.
struct FilmListCard {
    let summary: FilmListSummary
    let posters: [Film.ID: Poster]

    func html(_ context: PageContext) -> HTML {
        """
        <li id="list-\(summary.list.id.description)"><a class="list-card" href="\(SitePath.list(summary.list.id))">
        \(Self.cover(summary.cover, posters: posters, in: context, empty: summary.list.rule == nil ? .list : .filter))
        <strong dir="auto">\(summary.list.name)</strong>
        <span class="facts">\(facts(context.strings))</span></a></li>

        """
    }

    /// The first films' posters side by side. The cover has no text, because the name is beside it.
    static func cover(_ films: [Film], posters: [Film.ID: Poster], in context: PageContext, empty: Icon = .list)
        -> HTML
    {
        guard !films.isEmpty else { return "<span class=\"cover\">\(empty.html)</span>" }
        let pictures = films.map { PosterTile.poster(context.titles.titled($0), poster: posters[$0.id]) }
        return "<span class=\"cover\">\(pictures)</span>"
    }

    /// `95 films · Seen 20 of 95 · 160 hours`.
    private func facts(_ strings: Strings) -> String {
        let totals = summary.totals
        let count = strings.count(summary.isTotalOpen ? FilmListText.moreThan : .films, totals.filmCount)
        if let rule = summary.list.rule, totals.filmCount == 0 {
            return strings.facts([strings[FilmListText.byRule], rule.text])
        }
        return strings.facts([
            summary.list.rule?.text, count,
            totals.seenCount > 0 ? Self.seen(totals, in: strings) : nil,
            totals.minutes > 0 ? strings.hours(ofMinutes: totals.minutes) : nil,
        ])
    }

    static func seen(_ totals: FilmListTotals, in strings: Strings) -> String {
        strings[
            FilmListText.seenOf,
            ["seen": strings.number(totals.seenCount), "total": strings.number(totals.filmCount)]]
    }
}
