import FilmzDomain
import FilmzText

/// The film's title and its most important facts.
struct FilmHeading {
    let dossier: FilmDossier
    /// The markup above the title.
    var above: HTML?

    private var film: Film { dossier.film }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let title = context.titles.titled(film).title
        let others = context.titles.others(of: film)
        return """
            <div class="film-heading" id="film-heading">
            \(above)<h1 dir="auto"\(" class=\"long\"", if: title.count > 60)>\(title)</h1>
            \(others.map { "<p class=\"original\" dir=\"auto\">\($0)</p>" as HTML })
            \(line(strings.facts([strings.kind(of: film), when(strings), length(strings), film.certificate])))
            \(line(seasons(strings)))
            \(line(strings.facts(film.genres.map(strings.genre))))
            \(line(directors(strings)))
            \(dossier.tagline.map { "<p class=\"tagline\" dir=\"auto\">\($0)</p>" as HTML })
            </div>
            """
    }

    private func line(_ text: String) -> HTML? {
        if text.isEmpty { nil } else { "<p class=\"facts\">\(text)</p>" }
    }

    private func when(_ strings: Strings) -> String? {
        if let years = dossier.years.map(strings.years) { return years }
        return film.releaseDate.map(strings.day) ?? film.year.map(String.init)
    }

    /// `5 seasons · 62 episodes`.
    private func seasons(_ strings: Strings) -> String {
        strings.facts([
            dossier.run?.seasonCount.map { strings.count(ShowText.seasonCount, $0) },
            dossier.run?.episodeCount.map { strings.count(ShowText.episodeCount, $0) },
        ])
    }

    private func length(_ strings: Strings) -> String? {
        let length = film.runtime.map(strings.runtime)
        return if film.isShow { length.map { strings[FilmText.perEpisode, ["length": $0]] } } else { length }
    }

    private func directors(_ strings: Strings) -> String {
        guard !film.directors.isEmpty else { return "" }
        return strings[film.isShow ? FilmText.createdBy : .directedBy, ["people": strings.list(film.directors)]]
    }
}
