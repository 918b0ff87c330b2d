import FilmzDomain
import FilmzText

/// The seasons of a show, the first one first.
struct SeasonList {
    let seasons: [ShowRun.Season]

    /// How many seasons are visible at first.
    private static let first = 10

    func html(_ strings: Strings) -> HTML? {
        guard !seasons.isEmpty else { return nil }
        let rest = seasons.dropFirst(Self.first)
        let others: HTML? =
            rest.isEmpty
            ? nil
            : """
            <details class="fold seasons-fold" data-stays><summary id="seasons-fold">\(Icon.chevron.html)\
            <span>\(strings.count(FilmText.showAll, seasons.count))</span></summary>
            \(list(rest, strings))</details>
            """
        return """
            <section class="seasons"><h2>\(strings[ShowText.seasons])</h2>
            \(list(seasons.prefix(Self.first), strings))
            \(others)
            </section>
            """
    }

    private func list(_ seasons: ArraySlice<ShowRun.Season>, _ strings: Strings) -> HTML {
        let items = seasons.map { season -> HTML in
            """
            <li><b>\(strings.season(season.number))</b> <span class="facts">\(facts(season, strings))</span></li>

            """
        }
        return "<ul>\(items)</ul>"
    }

    private func facts(_ season: ShowRun.Season, _ strings: Strings) -> String {
        strings.facts([
            season.firstAired.map(strings.day), season.episodeCount.map { strings.count(ShowText.episodeCount, $0) },
        ])
    }
}
