import FilmzDomain

/// What the heading leaves out, and where to read more.
struct FilmFacts {
    let film: Film

    func html(_ strings: Strings) -> HTML {
        let rows = self.rows(strings).filter { !$0.value.isEmpty }
        let list: HTML =
            rows.isEmpty
            ? "<p class=\"facts\">\(strings[FilmText.nothingKnown])</p>"
            : "<dl>\(rows.map { "<div><dt>\($0.name)</dt><dd dir=\"auto\">\($0.value)</dd></div>\n" as HTML })</dl>"
        return """
            <section class="about"><h2>\(strings[FilmText.facts])</h2>
            \(list)
            \(film.externalIDs.imdb.map { imdbLink($0, strings) })
            </section>
            """
    }

    private func rows(_ strings: Strings) -> [(name: String, value: String)] {
        [
            (strings[FilmText.cast], strings.list(film.cast)),
            (strings.count(FilmText.country, film.countries.count), strings.list(film.countries)),
            (strings.count(FilmText.language, film.languages.count), strings.list(film.languages)),
        ]
    }

    private func imdbLink(_ id: IMDbID, _ strings: Strings) -> HTML {
        """
        <p><a class="outside" href="\(url: "https://www.imdb.com/title/\(id)/")" rel="noreferrer">\
        \(strings[FilmText.openIMDb])\(Icon.external.html)</a></p>
        """
    }
}
