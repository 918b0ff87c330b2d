import FilmzDomain
import FilmzText

/// The next episode to see, with a button that marks it as seen and a link to say more about it.
struct NextEpisodeLine {
    let show: Film.ID
    let episode: Episode
    /// The address to go to afterwards.
    let next: SiteAddress
    /// The IDs of the elements that change with it, for the script.
    let regions: String

    func html(id: String, in context: PageContext) -> HTML {
        let strings = context.strings
        let isOut = episode.isOut(by: context.today)
        // The next episode is never one that was seen.
        let title = EpisodeTitle(episode: episode, isSeen: false)
        let link: HTML = """
            <p><a href="\(SitePath.markEpisode(show, episode.id))" data-sheet>\
            <b>\(episode.number.map(strings.number))</b> \
            <span dir="auto">\(title.shown(in: context).title)</span></a>\
            \(aired(isOut, in: context).map { "<span class=\"facts\">\($0)</span>" as HTML })</p>
            """
        return """
            <div class="next-episode">
            \(title.beside(link, id: id, in: context))
            \(isOut ? button(id, in: strings) : nil)
            </div>
            """
    }

    private func aired(_ isOut: Bool, in context: PageContext) -> String? {
        if isOut { episode.aired.map(context.strings.day) } else { context.strings.coming(on: episode.aired) }
    }

    private func button(_ id: String, in strings: Strings) -> HTML {
        let name = episode.number.map(strings.number) ?? strings.title(of: episode)
        return """
            <form method="post" action="\(SitePath.episodes(show))" data-enhance="\(regions) toast">\
            <input type="hidden" name="\(field: .episode)" value="\(episode.id.description)">\
            <input type="hidden" name="\(field: .next)" value="\(next)">\
            <button class="button outlined" id="\(id)">\(Icon.seen.html)\
            <span>\(strings[ShowText.logNext, ["episode": name]])</span></button></form>
            """
    }
}
