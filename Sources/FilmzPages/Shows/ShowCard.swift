import FilmzDomain
import FilmzText

/// A card with the next episode of a show, and buttons to pause, stop or resume the show.
struct ShowCard {
    let film: Film
    let myFilm: MyFilm
    let progress: ShowProgress

    private var hasBegun: Bool { progress.furthest != nil || myFilm.startedOverAt != nil }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section class="card show-card" id="my-show" aria-labelledby="show-title">
            \(myFilm.showStatus.map { pausedOrStopped($0, in: strings) } ?? next(context))
            \(actions(strings))\(UnplacedEpisodes(show: film.id, episodes: progress.unplaced).html(strings))
            </section>
            """
    }

    private func next(_ context: PageContext) -> HTML {
        let strings = context.strings
        guard let next = progress.next else {
            let text: ShowText = if hasBegun { ShowText.caughtUp } else { .notBegun }
            return "<h2 id=\"show-title\">\(strings[ShowText.upNext])</h2>\n<p>\(strings[text])</p>"
        }
        return """
            <h2 id="show-title">\(strings[hasBegun ? ShowText.next : .first])</h2>
            \(NextEpisodeLine(show: film.id, episode: next, next: SiteAddress(.film(film.id)), regions: FilmRegions.mine)
                .html(id: "log-next", in: context))
            """
    }

    private func pausedOrStopped(_ status: ShowStatus, in strings: Strings) -> HTML {
        let facts = strings.facts([progress.furthest.map(strings.number), status.reason])
        return """
            <h2 id="show-title">\(strings[status.kind == .paused ? ShowText.paused : .stopped])</h2>
            <p class="facts" dir="auto">\(facts)</p>
            """
    }

    private func actions(_ strings: Strings) -> HTML? {
        var actions: [HTML] = []
        if myFilm.showStatus != nil {
            actions.append(
                form(
                    .showStatus(film.id), id: "take-up-show", field: HiddenField(.showStatus, value: ""),
                    label: .takeUp,
                    in: strings))
        } else if hasBegun {
            actions.append(
                form(
                    .showStatus(film.id), id: "pause-show", field: HiddenField(.showStatus, value: "paused"),
                    label: .pause,
                    in: strings))
            actions.append(sheet(SiteAddress(.stopShow(film.id)), id: "stop-show", label: .stop, in: strings))
        }
        if hasBegun {
            actions.append(
                form(
                    .startOver(film.id), id: "start-over", field: HiddenField(.again, value: "true"), label: .startOver,
                    in: strings))
        }
        if progress.seasons.contains(where: { $0.number > 0 && $0.episodeCount != nil && !$0.isSeen }) {
            actions.append(sheet(SiteAddress(.markEpisodes(film.id)), id: "mark-all", label: .markAll, in: strings))
        }
        if actions.isEmpty { return nil }
        return "<div class=\"buttons\">\(actions)</div>"
    }

    private func form(
        _ action: SitePath, id: String, field: HiddenField, label: ShowText, in strings: Strings
    ) -> HTML {
        """
        <form method="post" action="\(action)" data-enhance="\(FilmRegions.mine) toast">\
        \(field.html)\
        <input type="hidden" name="\(field: .next)" value="\(SitePath.film(film.id))">\
        <button class="button" id="\(id)">\(strings[label])</button></form>
        """
    }

    private func sheet(_ address: SiteAddress, id: String, label: ShowText, in strings: Strings) -> HTML {
        "<a class=\"button\" id=\"\(id)\" href=\"\(address)\" data-sheet>\(strings[label])</a>"
    }
}
