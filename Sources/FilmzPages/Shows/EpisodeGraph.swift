import FilmzDomain
import FilmzText

/// A person's ratings of a show's episodes, as a bar chart in order of seasons and as a table with the same data.
struct EpisodeGraph {
    let ratings: [EpisodeRating]

    /// The minimum number of ratings for a chart.
    private static let least = 3
    private static let bar = 7
    private static let gap = 3
    private static let height = 50

    func html(_ strings: Strings) -> HTML? {
        guard ratings.count >= Self.least else { return nil }
        return """
            <figure class="episode-graph" id="my-episode-stars"><figcaption>\(strings[ShowText.episodeStars])</figcaption>
            \(drawing(strings))
            \(table(strings))</figure>
            """
    }

    /// The bar chart, with a wider gap between seasons.
    private func drawing(_ strings: Strings) -> HTML {
        var x = 0
        var season: Int?
        var bars: [HTML] = []
        for rating in ratings {
            if let season, season != rating.number.season { x += 2 * Self.gap }
            season = rating.number.season
            let height = rating.rating.halfStars * Self.height / 10
            bars.append(
                """
                <rect x="\(x)" y="\(Self.height - height)" width="\(Self.bar)" height="\(height)" rx="2"/>
                """)
            x += Self.bar + Self.gap
        }
        let width = max(1, x - Self.gap)
        return """
            <svg viewBox="0 0 \(width) \(Self.height)" width="\(width)" height="\(Self.height)" aria-hidden="true">\(bars)</svg>
            """
    }

    private func table(_ strings: Strings) -> HTML {
        let rows = ratings.map { rating -> HTML in
            """
            <tr><th scope="row">\(strings.number(rating.number))</th><td>\(strings.number(rating.rating))</td></tr>
            """
        }
        return """
            <details class="fold" data-stays><summary id="episode-stars-fold">\(Icon.chevron.html)\
            <span>\(strings[ShowText.asTable])</span></summary>
            <table><thead><tr><th scope="col">\(strings[ShowText.episodes])</th>\
            <th scope="col">\(strings[ViewingText.rating])</th></tr></thead><tbody>\(rows)</tbody></table></details>
            """
    }
}
