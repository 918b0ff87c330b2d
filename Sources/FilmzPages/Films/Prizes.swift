import FilmzDomain
import FilmzText

/// The awards of a film: a picture for each, and the text that they were read from.
struct Prizes {
    let awards: Awards

    /// The maximum number of awards drawn one by one. For more, a single picture stands for all.
    private static let drawnLimit = 10

    func html(_ strings: Strings) -> HTML? {
        let rows = [
            awards.headline.flatMap { headline($0, in: strings) },
            row(awards.wins, icon: .cup, label: strings.count(FilmText.wins, awards.wins)),
            row(awards.nominations, icon: .laurel, label: strings.count(FilmText.nominations, awards.nominations)),
        ].compactMap(\.self)
        guard !rows.isEmpty || !awards.sentence.isEmpty else { return nil }
        return """
            <section class="prizes"><h2>\(strings[FilmText.awards])</h2>
            \(rows.isEmpty ? nil : "<ul>\(rows)</ul>" as HTML?)
            <p class="facts" dir="auto">\(awards.sentence)</p></section>
            """
    }

    private func headline(_ headline: Awards.Headline, in strings: Strings) -> HTML? {
        let text: FilmText = if headline.isWon { FilmText.headlineWins } else { .headlineNominations }
        return row(
            headline.count, icon: .statuette, label: strings.count(text, headline.count, ["name": headline.name]),
            isWon: headline.isWon)
    }

    private func row(_ count: Int, icon: Icon, label: String, isWon: Bool = true) -> HTML? {
        guard count > 0 else { return nil }
        let drawn = Array(repeating: icon.html, count: count > Self.drawnLimit ? 1 : count)
        return """
            <li><span class="prize\(" large", if: count > Self.drawnLimit)\(" hollow", if: !isWon)" \
            aria-hidden="true">\(drawn)</span><span dir="auto">\(label)</span></li>

            """
    }
}
