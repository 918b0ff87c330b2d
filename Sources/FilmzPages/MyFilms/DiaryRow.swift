import FilmzDomain
import FilmzText

/// A viewing in the diary. Before the first one of a month stands the month's name.
struct DiaryRow {
    let entry: DiaryEntry
    /// The time of the viewing in the row above; nil at the top of the page.
    let follows: WatchedOn?

    func html(_ context: PageContext) -> HTML {
        let (strings, viewing) = (context.strings, entry.viewing)
        let film = context.titles.titled(entry.film)
        let circumstances = strings.circumstances(of: viewing)
        return """
            \(month(strings).map { "<li class=\"month\" data-month=\"\($0)\"><h2>\($0)</h2></li>\n" as HTML })\
            <li class="entry" id="viewing-\(viewing.id.description)" data-on="\(Self.month(viewing.watchedOn).description)">
            <span class="day">\(day)</span>
            \(PosterTile.poster(film, entry.poster))
            <div class="row-text">
            <h3><a href="\(SitePath.film(film.id))"><span dir="auto">\(film.title)</span>\
            \(film.year.map { " <span class=\"year\">\($0)</span>" as HTML })</a></h3>
            \(circumstances.isEmpty ? nil : "<p class=\"facts\" dir=\"auto\">\(circumstances)</p>" as HTML?)
            \(ToldLine.html(entry.told, strings))\(mine(strings))
            \(viewing.note.isEmpty ? nil : "<p class=\"note\" dir=\"auto\">\(viewing.note)</p>" as HTML?)
            \(TagLinks(tags: viewing.tags).html)
            </div>
            </li>

            """
    }

    /// Nil when the row above shows the same month.
    private func month(_ strings: Strings) -> String? {
        guard follows.map(Self.month) != Self.month(entry.viewing.watchedOn) else { return nil }
        return switch entry.viewing.watchedOn {
        case .unknown: strings[MyFilmsText.unknownMonth]
        case .year(let year): String(year)
        case .month(let year, let month): strings.month(month, of: year)
        case .day(let day), .time(let day, _, _): strings.month(day.month, of: day.year)
        }
    }

    /// `2011-07`, `2011` or nothing.
    private static func month(_ time: WatchedOn) -> Substring {
        time.description.prefix(7)
    }

    private var day: String? {
        switch entry.viewing.watchedOn {
        case .day(let day), .time(let day, _, _): String(day.day)
        case .unknown, .year, .month: nil
        }
    }

    private func mine(_ strings: Strings) -> HTML? {
        let stars = entry.viewing.rating.map { StarsView(rating: $0).html(strings) }
        let favourite: HTML? =
            entry.state.isFavourite
            ? "<span class=\"own\">\(Icon.favoured.html)<span class=\"vh\">\(strings[SharedText.favourite])</span></span>"
            : nil
        let parts = [stars, favourite].compactMap(\.self)
        return parts.isEmpty ? nil : "<p class=\"mine\">\(parts)</p>"
    }
}
