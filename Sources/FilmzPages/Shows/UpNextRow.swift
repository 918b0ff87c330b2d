import FilmzDomain
import FilmzText

/// A show that the person is watching, with its next episode.
struct UpNextRow {
    let entry: UpNext
    /// The page that shows the row.
    let next: SiteAddress
    /// The IDs of the page's elements that change with it, for the script.
    let regions: String

    /// The cache key of a row: its show, the title in the reader's language, and its place.
    struct CacheKey: Hashable {
        var show: Film.ID
        var title: String?
        var next: SiteAddress
        var regions: String
    }

    /// Everything the row is drawn from.
    struct Source: Equatable {
        var entry: UpNext
        var today: CalendarDay
        var hidesUnseenEpisodes: Bool
    }

    static func list(
        _ entries: [UpNext], next: SiteAddress, regions: String, in context: PageContext
    ) -> HTML {
        var rows: [HTML] = []
        for entry in entries {
            let show = entry.show.id
            context.drawings.upNextRows.append(
                CacheKey(show: show, title: context.titles[show], next: next, regions: regions), to: &rows,
                for: context.reader,
                from: Source(
                    entry: entry, today: context.today, hidesUnseenEpisodes: context.hidesUnseenEpisodes)
            ) {
                UpNextRow(entry: entry, next: next, regions: regions).html(context)
            }
        }
        return "<ol class=\"up-next\" data-items>\(rows)</ol>"
    }

    private func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let show = context.titles.titled(entry.show)
        let line = NextEpisodeLine(show: show.id, episode: entry.next, next: next, regions: regions)
        return """
            <li id="next-\(show.id.description)">\(PosterTile.poster(show, poster: entry.poster))
            <div class="row-text">
            <h3><a href="\(SitePath.film(show.id))" dir="auto">\(show.title)</a>\
            \(entry.isNew ? " <span class=\"badge\">\(strings[ShowText.isNew])</span>" as HTML? : nil)</h3>
            \(line.html(id: "log-\(show.id.description)", in: context))
            </div></li>

            """
    }
}
