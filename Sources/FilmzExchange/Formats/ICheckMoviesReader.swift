import FilmzDomain

/// A reader of iCheckMovies' tables: films with the person's checks, likes, dislikes, watchlist and collection.
enum ICheckMoviesReader {
    static func isTable(_ keys: Set<String>) -> Bool {
        keys.isSuperset(of: ["title", "imdburl", "checked", "favorite"])
    }

    static func read(_ parts: [ExchangePart]) -> ExchangeFile {
        var facts = FactCollector(source: .iCheckMovies)
        for part in parts {
            guard let table = part.table else { continue }
            facts.begin(part.name, kind: .rows)
            for row in table.rows {
                facts.beginRow(row.line)
                read({ row[table.index(of: $0)] }, into: &facts)
            }
        }
        var file = facts.file
        file.hasOnlyFilms = true
        return file
    }

    private static func read(_ cell: (String) -> String, into facts: inout FactCollector) {
        var film = FilmReference(title: facts.title(cell("title")), year: facts.year(cell("year")))
        if let id = facts.imdbID(cell("imdburl")) { film.ids.insert(.imdb(id)) }
        if film.ids.isEmpty { facts.addID(address: cell("url"), isOfFilm: false, in: &film) }
        guard !film.isEmpty else { return facts.leaveOut(.nameless) }
        let marks = ["disliked", "owned"].filter { FactCollector.isYes(cell($0)) }
        for mark in marks { facts.addLeftover(mark, value: cell(mark)) }
        let checkedOn = cell("checked")
        if FactCollector.isYes(checkedOn) {
            facts.add(film, claim: .seen(times: 1, markedOn: .unknown))
        } else if !checkedOn.isEmpty, !FactCollector.isNo(checkedOn) {
            // The date is when the film was checked, not when it was seen.
            facts.add(film, claim: .seen(times: 1, markedOn: facts.date(checkedOn)))
        } else if !marks.isEmpty {
            facts.add(film, claim: .kept)
        }
        if FactCollector.isYes(cell("favorite")) { facts.add(film, claim: .liked(on: .unknown)) }
        if FactCollector.isYes(cell("watchlist")) { facts.add(film, claim: .watchlist(since: .unknown, note: "")) }
    }
}
