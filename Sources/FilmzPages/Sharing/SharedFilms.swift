import FilmzDomain
import FilmzText

/// The films of a shared list: rows if any of them has a note, otherwise posters.
struct SharedFilms {
    let page: SharedPage

    private var content: SharedContent { page.content }

    /// The cache key of a film's markup.
    struct CacheKey: Hashable {
        var film: Film.ID
        /// The title in the reader's language, if it is not the film's own.
        var title: String?
        var place: SharedPlace
        /// Nil when the list is not ranked.
        var number: Int?
        /// Whether any film on the page has a note.
        var hasNotes: Bool
        /// Whether the film's note is shown with its emphasis.
        var hasEmphasis: Bool
    }

    func html(_ context: PageContext) -> HTML {
        let films = content.films.items
        let cache = context.drawings.sharedFilms
        let reader = context.reader
        let titles = context.titles
        let hasNotes = films.contains { !$0.note.isEmpty }
        var rows: [HTML] = []
        rows.reserveCapacity(films.count)
        for index in films.indices {
            let id = films[index].film.id
            let number: Int? = if content.isRanked { content.firstNumber + index } else { nil }
            let key = CacheKey(
                film: id, title: titles[id], place: page.place, number: number, hasNotes: hasNotes,
                hasEmphasis: context.notesWithEmphasis.contains(films[index].note))
            cache.append(key, to: &rows, for: reader, from: films[index]) {
                if hasNotes {
                    row(films[index], number: number, in: context)
                } else {
                    tile(films[index].film, number: number, in: context)
                }
            }
        }
        return if hasNotes {
            "<ol class=\"shared-rows\">\n\(rows)</ol>"
        } else {
            "<ol class=\"shelf\">\n\(rows)</ol>"
        }
    }

    private func tile(_ film: Film, number: Int?, in context: PageContext) -> HTML {
        let titled = context.titles.titled(film)
        return """
            <li><a class="tile" href="\(url: address(of: titled))" rel="noreferrer noopener">
            <span class="picture">\(page.poster(film, size: .small))</span>
            <strong dir="auto">\(titled.title)</strong>
            <span class="facts">\(rank(number, in: context.strings))\(film.year.map(String.init))</span></a>\
            \(SharedLinks(film: film, title: titled.title).short(context.strings, isNarrow: true))</li>

            """
    }

    private func row(_ shared: SharedFilm, number: Int?, in context: PageContext) -> HTML {
        let film = context.titles.titled(shared.film)
        let strings = context.strings
        let note: HTML? =
            if shared.note.isEmpty {
                nil
            } else {
                "<p class=\"note-text\" dir=\"auto\">\(context.note(shared.note))</p>"
            }
        let facts = strings.facts(
            [film.year.map(String.init), film.runtime.map(strings.runtime), film.directors.first])
        return """
            <li>\(page.poster(shared.film, size: .small))
            <div><h2 dir="auto">\(rank(number, in: strings))<a href="\(url: address(of: film))" rel="noreferrer noopener">\
            \(film.title)</a></h2>
            <p class="facts" dir="auto">\(facts)</p>
            \(note)\(SharedLinks(film: shared.film, title: film.title).short(strings))</div></li>

            """
    }

    private func rank(_ number: Int?, in strings: Strings) -> HTML? {
        number.map { "<b class=\"rank\">\(strings.number($0))</b> " }
    }

    private func address(of film: Film) -> String { SharedLinks(film: film, title: film.title).imdb }
}
