import FilmzDomain
import FilmzText

/// An episode in the list of its season. One tap marks it as seen; another tap undoes that.
struct EpisodeRow {
    let show: Film.ID
    let mine: MyEpisode
    /// The page that shows the row.
    let next: SiteAddress

    private var episode: Episode { mine.episode }
    private var id: String { episode.id.description }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let title = EpisodeTitle(episode: episode, isSeen: mine.isSeen)
        let link: HTML = """
            <a href="\(SitePath.markEpisode(show, episode.id))" data-sheet>\
            <b dir="auto">\(strings.title(of: title.shown(in: context)))</b>\
            <span class="facts">\(facts(context))</span>\
            \(mine.viewing?.rating.map { StarsView(rating: $0).html(strings) })</a>
            """
        return """
            <li class="episode" id="episode-\(id)">
            <span class="episode-number">\(episode.number.map { String($0.episode) })</span>
            \(title.beside(link, id: "row", in: context))
            \(EpisodeToggle(show: show, mine: mine, next: next, id: "toggle-\(id)").html(context))
            </li>

            """
    }

    private func facts(_ context: PageContext) -> String {
        let strings = context.strings
        let isOut = episode.isOut(by: context.today)
        let day = episode.aired.map(strings.day)
        return strings.facts([
            isOut ? day : strings.coming(on: episode.aired),
            episode.runtime.map(strings.runtime),
            mine.viewingCount > 1 ? strings.count(FilmText.seenTimes, mine.viewingCount) : nil,
        ])
    }
}
