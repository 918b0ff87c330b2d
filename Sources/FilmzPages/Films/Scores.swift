import FilmzDomain
import FilmzText

/// The scores of the public and the critics: bars of ten blocks, coloured by band, each with its number.
struct Scores {
    let scores: [Score]

    func html(_ strings: Strings) -> HTML? {
        guard !scores.isEmpty else { return nil }
        return """
            <section class="scores"><h2>\(strings[FilmText.scores])</h2>
            <dl>\(scores.map { bar($0, strings) })</dl></section>
            """
    }

    private func bar(_ score: Score, _ strings: Strings) -> HTML {
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
            strings[Self.name(of: score.source)], score.votes.map { strings.count(FilmText.votes, $0) },
        ])
        return """
            <div class="score \(band.description)"><dt>\(source)</dt><dd>\
            <span class="blocks" aria-hidden="true">\(blocks)</span>\
            <b>\(number(score, strings))</b></dd></div>
            """
    }

    /// The score in the spelling of its source.
    private func number(_ score: Score, _ strings: Strings) -> String {
        switch score.source {
        case .imdb, .tmdb:
            strings[FilmText.scoreOfTen, ["score": strings.decimal(Double(score.percent) / 10)]]
        case .rottenTomatoes: strings[FilmText.percent, ["score": String(score.percent)]]
        case .metacritic: strings[FilmText.scoreOfHundred, ["score": String(score.percent)]]
        }
    }

    private static func name(of source: Score.Source) -> FilmText {
        switch source {
        case .imdb: .imdb
        case .rottenTomatoes: .rottenTomatoes
        case .metacritic: .metacritic
        case .tmdb: .tmdb
        }
    }
}
