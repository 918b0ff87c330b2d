import FilmzDomain
import FilmzText

/// The scores of the public and the critics: bars of ten segments, coloured by score, each with its number.
struct Scores {
    let scores: [Score]

    func html(_ strings: Strings) -> HTML? {
        guard !scores.isEmpty else { return nil }
        return """
            <section class="scores"><h2>\(strings[FilmText.scores])</h2>
            <dl>\(scores.map { bar($0, in: strings) })</dl></section>
            """
    }

    private func bar(_ score: Score, in strings: Strings) -> HTML {
        let filled = (score.percent + 5) / 10
        let band: StaticString =
            switch filled {
            case ...3: "low"
            case 4...6: "mid"
            default: "high"
            }
        let blocks = (0..<10).map { index -> HTML in
            "<i\(" class=\"on\"", if: index < filled)></i>"
        }
        let source = strings.facts([
            strings.name(of: score.source), score.votes.map { strings.count(FilmText.votes, $0) },
        ])
        return """
            <div class="score \(band.description)"><dt>\(source)</dt><dd>\
            <span class="blocks" aria-hidden="true">\(blocks)</span>\
            <b>\(strings.value(of: score))</b></dd></div>
            """
    }
}
