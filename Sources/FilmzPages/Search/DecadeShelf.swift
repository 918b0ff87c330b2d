import FilmzDomain
import FilmzText

/// Links to the decades that have films, each in its own colour, for people who do not know what to search for.
struct DecadeShelf {
    /// The years that have films, newest first.
    let years: [Int]

    func html(_ strings: Strings) -> HTML? {
        guard !years.isEmpty else { return nil }
        // The years are newest first, so the first of each decade is its newest.
        let newest = Dictionary(years.map { ($0 / 10 * 10, $0) }) { newer, _ in newer }
        return """
            <section class="eras" aria-labelledby="eras-title">
            <h2 id="eras-title">\(strings[SearchText.browse])</h2>
            <ul>
            \(newest.keys.sorted(by: >).map { era($0, year: newest[$0] ?? $0, in: strings) })</ul>
            </section>
            """
    }

    private func era(_ decade: Int, year: Int, in strings: Strings) -> HTML {
        let palette = Palette.all[decade / 10 % Palette.all.count]
        return """
            <li><a class="\(palette.cssClass)" href="\(DiscoverQuery(year: year).address)">\
            \(strings.decade(decade))</a></li>

            """
    }
}
