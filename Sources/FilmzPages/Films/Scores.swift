import FilmzDomain

/// What the public and the critics say: bars of ten blocks, coloured by band, each with its number.
struct Scores {
    let film: Film

    func html(_ strings: Strings) -> HTML? {
        let rows = [
            film.imdbRating.map { score in
                bar(
                    strings[FilmText.imdb], tenths: Int((score * 10).rounded()),
                    strings[FilmText.scoreOfTen, ["score": strings.decimal(score)]])
            },
            film.rottenTomatoesRating.map { score in
                bar(
                    strings[FilmText.rottenTomatoes], tenths: score,
                    strings[FilmText.percent, ["score": String(score)]])
            },
        ].compactMap(\.self)
        guard !rows.isEmpty else { return nil }
        return "<section class=\"scores\"><h2>\(strings[FilmText.scores])</h2>\n<dl>\(rows)</dl></section>"
    }

    /// `tenths` of a block, 0 to 100.
    private func bar(_ source: String, tenths: Int, _ number: String) -> HTML {
        let filled = min(max((tenths + 5) / 10, 0), 10)
        let band: StaticString =
            switch filled {
            case ...3: "low"
            case 4...6: "mid"
            default: "high"
            }
        let blocks = (0..<10).map { index -> HTML in
            "<i\(" class=\"on\"", if: index < filled)></i>"
        }
        return """
            <div class="score \(band.description)"><dt>\(source)</dt><dd>\
            <span class="blocks" aria-hidden="true">\(blocks)</span>\
            <b>\(number)</b></dd></div>
            """
    }
}
