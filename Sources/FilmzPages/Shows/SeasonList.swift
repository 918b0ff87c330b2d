import FilmzDomain
import FilmzText

/// The seasons of a show with the person's progress in each, linked to their episodes.
struct SeasonList {
    let film: Film
    let seasons: [SeasonProgress]
    var ratings: [EpisodeRating] = []

    /// The number of seasons visible before the others are unfolded.
    private static let first = 10

    func html(_ strings: Strings) -> HTML {
        guard !seasons.isEmpty else { return "<div id=\"my-seasons\"></div>" }
        let rest = seasons.dropFirst(Self.first)
        let others: HTML? =
            if rest.isEmpty {
                nil
            } else {
                """
                <details class="fold seasons-fold" data-stays><summary id="seasons-fold">\(Icon.chevron.html)\
                <span>\(strings.count(FilmText.showAll, seasons.count))</span></summary>
                \(list(rest, in: strings))</details>
                """
            }
        return """
            <section class="seasons" id="my-seasons"><h2>\(strings[ShowText.seasons])</h2>
            \(list(seasons.prefix(Self.first), in: strings))
            \(others)
            \(upTo(strings))
            \(EpisodeGraph(ratings: ratings).html(strings))
            </section>
            """
    }

    /// A form that marks everything up to an episode, for people who saw much of the show before they used Filmz.
    private func upTo(_ strings: Strings) -> HTML? {
        guard seasons.contains(where: { $0.number > 0 && $0.episodeCount != nil && !$0.isSeen }) else { return nil }
        return """
            <form class="up-to" action="\(SitePath.markEpisodes(film.id))">
            <div class="field"><label for="up-to">\(strings[ShowText.iAmAt])</label>
            <input id="up-to" name="\(field: .upTo)" placeholder="\(strings[ShowText.iAmAtExample])" autocomplete="off" \
            maxlength="16" required></div>
            <button class="button" id="mark-up-to">\(strings[ShowText.markThat])</button>
            </form>
            """
    }

    /// The page of a season.
    static func address(of season: Int, of show: Film.ID) -> SiteAddress {
        SiteAddress(.episodes(show)).with(.season, value: String(season))
    }

    private func list(_ seasons: ArraySlice<SeasonProgress>, in strings: Strings) -> HTML {
        "<ul>\(seasons.map { row($0, in: strings) })</ul>"
    }

    private func row(_ season: SeasonProgress, in strings: Strings) -> HTML {
        let name = strings.season(season.number)
        return """
            <li><a href="\(Self.address(of: season.number, of: film.id))"><b>\(name)</b>
            <span class="facts">\(facts(season, in: strings))</span></a>
            \(mark(season, name: name, in: strings))</li>

            """
    }

    /// A link to the sheet that marks the whole season; a check mark when all of it is seen, nil when its length is
    /// unknown.
    private func mark(_ season: SeasonProgress, name: String, in strings: Strings) -> HTML? {
        if season.isSeen { return "<span class=\"round on\">\(Icon.seen.html)</span>" }
        guard season.episodeCount != nil else { return nil }
        let address = SiteAddress(.markEpisodes(film.id)).with(.season, value: String(season.number))
        return """
            <a class="round quiet" id="mark-season-\(String(season.number))" href="\(address)" data-sheet>\(Icon.seen.html)\
            <span class="vh">\(strings[ShowText.markSeason, ["season": name]])</span></a>
            """
    }

    private func facts(_ season: SeasonProgress, in strings: Strings) -> String {
        strings.facts([
            season.firstAired.map(strings.day),
            strings.seen(of: season) ?? season.episodeCount.map { strings.count(ShowText.episodeCount, $0) },
        ])
    }
}
