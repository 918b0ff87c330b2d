import FilmzDomain
import FilmzText

/// Links to a film's pages on other sites, or to searches there.
struct SharedLinks {
    let film: Film
    /// The film's title in the visitor's language.
    let title: String

    func html(_ strings: Strings) -> HTML {
        let links = [
            (strings[FilmText.imdb], imdb), (strings[FilmText.tmdb], tmdb), (strings[ShareText.letterboxd], letterboxd),
            (strings[ShareText.justWatch], justWatch(strings)),
        ].map { name, address -> HTML in
            """
            <a class="outside" href="\(url: address)" rel="noreferrer noopener">\
            \(strings[ShareText.findOn, ["site": name]])\(Icon.external.html)</a>

            """
        }
        return """
            <section class="about"><h2>\(strings[ShareText.whereToFind])</h2>
            <p class="outsides">\(links)</p></section>
            """
    }

    /// The links besides IMDb in a row: where to watch the film and, if there is space, reviews.
    func short(_ strings: Strings, isNarrow: Bool = false) -> HTML {
        let all = [(ShareText.justWatch, justWatch(strings)), (.letterboxd, letterboxd)]
        let links = all.prefix(isNarrow ? 1 : 2).map { name, address -> HTML in
            """
            <a href="\(url: address)" rel="noreferrer noopener" aria-label="\(title): \(strings[name])">\(strings[name])</a>
            """
        }
        return "<p class=\"elsewhere\">\(links)</p>"
    }

    private func justWatch(_ strings: Strings) -> String {
        let place =
            switch strings.language {
            case .english, .accented, .mirrored: "us/search"
            case .german: "de/Suche"
            case .french: "fr/recherche"
            case .spanish: "es/buscar"
            }
        return "https://www.justwatch.com/\(place)?q=\(words)"
    }

    /// The film's page on IMDb, or a search there.
    var imdb: String {
        film.externalIDs.imdb.map { "https://www.imdb.com/title/\($0)/" } ?? "https://www.imdb.com/find/?q=\(words)"
    }

    private var tmdb: String {
        film.externalIDs.tmdb.map { "https://www.themoviedb.org/movie/\($0)" }
            ?? film.externalIDs[in: .tmdbSeries].map { "https://www.themoviedb.org/tv/\($0.number)" }
            ?? "https://www.themoviedb.org/search?query=\(words)"
    }

    private var letterboxd: String {
        film.externalIDs.imdb.map { "https://letterboxd.com/imdb/\($0)/" }
            ?? "https://letterboxd.com/search/films/\(words)/"
    }

    private var words: String {
        SiteAddress.encoded([title, film.year.map(String.init)].compactMap(\.self).joined(separator: " "))
    }
}
