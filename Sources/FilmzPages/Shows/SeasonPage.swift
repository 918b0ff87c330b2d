public import FilmzDomain
import FilmzText

/// The episodes of a season, each with a button that marks it as seen.
public struct SeasonPage: ResultsPage {
    let show: Film
    let season: SeasonProgress
    /// The seasons of the show, for links to the previous and the next one.
    let seasons: [SeasonProgress]
    let episodes: Page<MyEpisode>

    private static let pageSize = 60

    /// - Parameter number: nil for the season of the next episode
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/noSuchEpisode``
    public static func load(
        _ number: Int?, of id: Film.ID, after cursor: PageCursor? = nil, from services: some ShowServices,
        for person: Person.ID
    ) async throws -> SeasonPage {
        guard let show = try await services.films.film(id, for: person) else { throw DomainError.noSuchFilm }
        let progress = try await services.shows.progress(in: show.id, of: person)
        let number = number ?? progress.next?.number?.season ?? progress.furthest?.season ?? 1
        guard ShowRun.Season.numbers.contains(number) else { throw DomainError.noSuchEpisode }
        let page = PageRequest(size: pageSize, after: cursor)
        return SeasonPage(
            show: show, season: progress.seasons.first { $0.number == number } ?? SeasonProgress(number: number),
            seasons: progress.seasons,
            episodes: try await services.shows.episodes(ofSeason: number, of: show.id, for: person, page: page))
    }

    public var films: [Film.ID] { [show.id] }

    private var address: SiteAddress { SeasonList.address(of: season.number, of: show.id) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = context.titles.titled(show).title
        let name = strings.season(season.number)
        return Layout(
            title: strings.facts([title, name]), back: .film(show.id), regions: Self.regions, kind: "page season",
            rooms: [.shows]
        ).document(
            context,
            content: """
                <header class="season-head">
                <p dir="auto"><a href="\(SitePath.film(show.id))">\(title)</a></p>
                <h1>\(name)</h1>
                \(others(strings))
                </header>
                \(results(context))
                """)
    }

    /// The IDs of the elements that change with an episode.
    private static let regions = "results"

    private func others(_ strings: Strings) -> HTML? {
        guard let index = seasons.firstIndex(where: { $0.number == season.number }) else { return nil }
        let before: HTML? = if index > 0 { link(to: seasons[index - 1], icon: .back, in: strings) } else { nil }
        let after: HTML? =
            if index + 1 < seasons.count {
                link(to: seasons[index + 1], icon: .forward, in: strings)
            } else {
                nil
            }
        guard before != nil || after != nil else { return nil }
        return """
            <nav class="season-nav" aria-label="\(strings[ShowText.seasons])">\(before)\(after)</nav>
            """
    }

    private func link(to season: SeasonProgress, icon: Icon, in strings: Strings) -> HTML {
        let name = strings.season(season.number)
        let parts: [HTML] =
            if icon == .back {
                [icon.html, "<span>\(name)</span>"]
            } else {
                ["<span>\(name)</span>", icon.html]
            }
        return "<a class=\"chip\" href=\"\(SeasonList.address(of: season.number, of: show.id))\">\(parts)</a>"
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        let rows = episodes.items.map { EpisodeRow(show: show.id, mine: $0, next: address).html(context) }
        return """
            <section id="results">
            \(head(strings))
            \(canHideTitles(context) ? UnseenSwitch.html(next: address, in: context) : nil)
            <ol class="episodes" data-items>
            \(rows)</ol>
            \(MoreLink(next: episodes.next, address: address).html(strings))
            </section>
            """
    }

    /// Whether there are titles to hide, or hidden ones to show.
    private func canHideTitles(_ context: PageContext) -> Bool {
        context.hidesUnseenEpisodes || episodes.items.contains { !$0.isSeen && $0.episode.title != nil }
    }

    private func head(_ strings: Strings) -> HTML {
        guard let count = season.episodeCount else {
            return "<p class=\"count\">\(strings[ShowText.lengthUnknown])</p>"
        }
        let mark = SiteAddress(.markEpisodes(show.id)).with(.season, value: String(season.number))
        let button: HTML? =
            if season.isSeen {
                nil
            } else {
                """
                <a class="button" id="mark-season" href="\(mark)" data-sheet>\(Icon.seen.html)\
                <span>\(strings[ShowText.markSeason, ["season": strings.season(season.number)]])</span></a>
                """
            }
        let text = strings.seen(of: season) ?? strings.count(ShowText.episodeCount, count)
        return "<div class=\"shelf-head\"><p class=\"count\">\(text)</p>\(button)</div>"
    }
}
