import FilmzDomain
import FilmzText

/// Viewings of episodes that are no longer in the show's list, with links to choose the right episodes.
struct UnplacedEpisodes {
    let show: Film.ID
    let episodes: [UnplacedEpisode]

    /// Nil when there are no such episodes.
    func html(_ strings: Strings) -> HTML? {
        guard !episodes.isEmpty else { return nil }
        return """
            <div class="unplaced" id="unplaced">
            <h3>\(strings.count(ShowText.unplaced, episodes.count))</h3>
            <p class="hint">\(strings[ShowText.unplacedHint])</p>
            <ul>
            \(episodes.map { row($0, in: strings) })</ul>
            </div>
            """
    }

    private func row(_ unplaced: UnplacedEpisode, in strings: Strings) -> HTML {
        let id = "place-\(unplaced.episode.id)"
        let title = unplaced.episode.title ?? strings[ShowText.untitled]
        let facts = strings.facts([
            unplaced.former.map { strings[ShowText.former, ["episode": strings.number($0)]] },
            unplaced.watchedOn == .unknown
                ? nil : strings[ShowText.seenOn, ["day": strings.watchedOn(unplaced.watchedOn)]],
        ])
        return """
            <li><b dir="auto">\(title)</b>
            <span class="facts">\(facts)</span>
            <form class="up-to" method="post" action="\(SitePath.placeEpisode(show, unplaced.episode.id))" \
            data-enhance="\(FilmRegions.mine) toast">
            <input type="hidden" name="\(field: .next)" value="\(SitePath.film(show))">
            <div class="field"><label for="\(id)">\(strings[ShowText.isNow])</label>
            <input id="\(id)" name="\(field: .now)" placeholder="\(strings[ShowText.iAmAtExample])" autocomplete="off" \
            maxlength="16" required></div>
            <button class="button">\(strings[ShowText.place])</button>
            </form></li>

            """
    }
}
