import FilmzDomain
import FilmzText

/// A viewing in the diary, or all episodes of one show that were seen on one day. The month's name is above the first
/// row of a month.
struct DiaryRow {
    let evening: DiaryEvening
    /// The time of the viewing in the row above; nil at the top of the page.
    let follows: WatchedOn?

    private var entry: DiaryEntry { evening.last }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let viewing = entry.viewing
        let film = context.titles.titled(entry.film)
        let circumstances = strings.circumstances(of: viewing)
        return """
            \(month(strings).map { "<li class=\"month\" data-month=\"\($0)\"><h2>\($0)</h2></li>\n" as HTML })\
            <li class="entry" id="viewing-\(viewing.id.description)" data-on="\(Self.month(viewing.watchedOn).description)">
            <span class="day">\(day)</span>
            \(PosterTile.poster(film, poster: entry.poster))
            <div class="row-text">
            <h3><a href="\(SitePath.film(film.id))"><span dir="auto">\(film.title)</span>\
            \(film.year.map { " <span class=\"year\">\($0)</span>" as HTML })</a></h3>
            \(episodes(strings))
            \(circumstances.isEmpty ? nil : "<p class=\"facts\" dir=\"auto\">\(circumstances)</p>" as HTML?)
            \(ReferralLine.html(entry.referrals, in: strings))\(mine(strings))
            \(viewing.note.isEmpty ? nil : "<p class=\"note\" dir=\"auto\">\(context.note(viewing.note))</p>" as HTML?)
            \(TagLinks(tags: viewing.tags).html)
            </div>
            </li>

            """
    }

    /// The maximum number of episodes of one day that are named one by one.
    private static let nameLimit = 6

    /// The rows for viewings, with the episodes of one show on one day in one row.
    static func rows(_ entries: [DiaryEntry]) -> [DiaryRow] {
        var follows: WatchedOn?
        return DiaryEvening.evenings(entries).map { evening in
            defer { follows = evening.last.viewing.watchedOn }
            return DiaryRow(evening: evening, follows: follows)
        }
    }

    /// `S2 E5 · Half Loop`; for several episodes `3 episodes`, and each with its stars.
    private func episodes(_ strings: Strings) -> HTML? {
        guard let episode = entry.episode else { return nil }
        guard !evening.earlier.isEmpty else {
            return "<p class=\"facts\" dir=\"auto\">\(strings.name(of: episode))</p>"
        }
        let all = evening.entries
        let isShort = all.count <= Self.nameLimit
        let items = all.filter { isShort || $0.viewing.rating != nil }.map { entry -> HTML in
            let stars = entry.viewing.rating.map { StarsView(rating: $0).html(strings) }
            return "<li><span dir=\"auto\">\(entry.episode.map(strings.name))</span>\(stars)</li>"
        }
        let numbers = all.compactMap(\.episode?.number)
        let range: String? =
            if isShort {
                nil
            } else {
                numbers.min().flatMap { first in
                    numbers.max().map {
                        strings[ShowText.range, ["first": strings.number(first), "last": strings.number($0)]]
                    }
                }
            }
        return """
            <p class="facts">\(strings.facts([strings.count(ShowText.episodeCount, all.count), range]))</p>
            \(items.isEmpty ? nil : "<ol class=\"evening\">\(items)</ol>" as HTML?)
            """
    }

    /// The month's name; nil when the row above shows the same month.
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
        entry.viewing.watchedOn.day.map { String($0.day) }
    }

    private func mine(_ strings: Strings) -> HTML? {
        let stars: HTML? =
            if !evening.earlier.isEmpty {
                nil
            } else {
                entry.viewing.rating.map { StarsView(rating: $0).html(strings) }
            }
        let favourite: HTML? =
            if entry.state.isFavourite {
                "<span class=\"own\">\(Icon.favoured.html)<span class=\"vh\">\(strings[SharedText.favourite])</span></span>"
            } else {
                nil
            }
        let parts = [stars, favourite].compactMap(\.self)
        if parts.isEmpty { return nil }
        return "<p class=\"mine\">\(parts)</p>"
    }
}
