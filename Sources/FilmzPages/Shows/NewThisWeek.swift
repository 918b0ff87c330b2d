import FilmzDomain
import FilmzText

/// The episodes of the person's shows that came out in the last days or will come out in the next days, by day.
struct NewThisWeek: Equatable {
    let new: NewEpisodes
    /// The day of the oldest list of episodes; nil when no list is loaded.
    let asOf: CalendarDay?

    init(_ new: NewEpisodes, clock: Clock) {
        self.new = new
        asOf = new.asOf.map(clock.day)
    }

    /// The ID of the element, for links from other pages.
    static let id = "this-week"

    /// The maximum number of episodes shown: of those that are out, and of those to come.
    private static let limit = 100

    /// The shows with a new episode.
    var shows: [Film.ID] { new.episodes.map(\.show.id) }

    /// At most one line when there are no new episodes; nil for a person who watches no show.
    func html(next: SiteAddress, in context: PageContext) -> HTML? {
        guard new.showCount > 0 else { return nil }
        let strings = context.strings
        guard !new.episodes.isEmpty else {
            return """
                <div class="this-week" id="\(Self.id)">\(listHint(strings))
                \(CalendarLink.html(strings))</div>
                """
        }
        let parts: [(ShowText, [NewEpisodes.Day])] = [
            (.newThisWeek, new.out(by: context.today)), (.nextDays, new.coming(after: context.today)),
        ]
        return """
            <section class="this-week" id="\(Self.id)" aria-label="\(strings[ShowText.newThisWeek])">
            \(parts.filter { !$0.1.isEmpty }.map { part($0.0, days: $0.1, next: next, in: context) })
            \(listHint(strings))
            \(CalendarLink.html(strings))
            </section>
            """
    }

    private func part(
        _ title: ShowText, days: [NewEpisodes.Day], next: SiteAddress, in context: PageContext
    ) -> HTML {
        var left = Self.limit
        var shown: [HTML] = []
        for day in days where left > 0 {
            let rows = day.episodes.prefix(left).map { row($0, next: next, in: context) }
            left -= rows.count
            shown.append(
                """
                <h3>\(context.strings.nearDay(day.day, today: context.today))</h3>
                <ul class="agenda">
                \(rows)</ul>

                """)
        }
        let rest = days.reduce(0) { $0 + $1.episodes.count } - Self.limit
        let more: HTML? =
            if rest > 0 {
                "<p class=\"hint\">\(context.strings.count(ShowText.newMore, rest))</p>"
            } else {
                nil
            }
        return "<div><h2>\(context.strings[title])</h2>\n\(shown)\(more)</div>\n"
    }

    private func row(_ new: NewEpisode, next: SiteAddress, in context: PageContext) -> HTML {
        let strings = context.strings
        let show = context.titles.titled(new.show)
        let episode = new.mine.episode
        let title = EpisodeTitle(episode: episode, isSeen: new.mine.isSeen)
        let link: HTML = """
            <a href="\(SitePath.markEpisode(show.id, episode.id))" data-sheet><b dir="auto">\(show.title)</b> \
            <span class="facts">\(episode.number.map(strings.number))\
            \(title.shown(in: context).title.map { " <span dir=\"auto\">\($0)</span>" as HTML })</span></a>
            """
        let id = "new-\(show.id.description)-\(episode.id.description)"
        return """
            <li><a class="to-show" href="\(SitePath.film(show.id))">\(PosterTile.poster(show, poster: new.poster))\
            <span class="vh" dir="auto">\(show.title)</span></a>
            \(title.beside(link, id: "new-\(show.id.description)", in: context))
            \(EpisodeToggle(show: show.id, mine: new.mine, next: next, id: id).html(context))</li>

            """
    }

    /// The line below the episodes: the date of the lists, how many shows have one, and whether there is nothing new.
    private func listHint(_ strings: Strings) -> HTML? {
        listState(strings).map { "<p class=\"hint\">\($0)</p>" }
    }

    /// Nil without a list: then no episode to come has a day, perhaps because the shows ended long ago, and “no days
    /// yet” would promise some.
    private func listState(_ strings: Strings) -> String? {
        guard let asOf else { return nil }
        let text = strings[new.episodes.isEmpty ? ShowText.newNone : .asOf, ["day": strings.day(asOf)]]
        guard new.listedCount < new.showCount else { return text }
        let values: KeyValuePairs = [
            "listed": strings.number(new.listedCount), "count": strings.number(new.showCount),
        ]
        return strings.facts([text, strings[ShowText.listedOf, values]])
    }
}
