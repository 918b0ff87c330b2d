import FilmzDomain

/// A reader of data that users extracted from TV Time with programs of their own: shows with their seasons and
/// episodes, or films, as a JSON array. The format is not documented, so only a title and what was seen are required.
extension TVTimeReader {
    struct Extract {
        var part: ExchangePart
        var elements: JSONElements

        /// Nil for files of other products.
        init?(_ part: ExchangePart, elements: JSONElements) {
            guard let first = elements.first, !Self.title(first).isEmpty,
                first["is_watched"].exists || first["seasons"].elements.contains(where: { $0["episodes"].exists })
            else { return nil }
            self.part = part
            self.elements = elements
        }

        static func title(_ element: JSONElement) -> String {
            [element["title"].text, element["name"].text].first { !$0.isEmpty } ?? ""
        }
    }

    mutating func read(_ extract: Extract) {
        let isOfShows = extract.elements.first?["seasons"].exists ?? false
        facts.begin(extract.part.name, kind: isOfShows ? .shows : .history)
        for (index, element) in extract.elements.enumerated() {
            facts.beginRow(index + 1)
            if element["seasons"].exists { readShow(element) } else { readFilm(element) }
        }
    }

    private mutating func readFilm(_ element: JSONElement) {
        let film = film(element, isShow: false)
        if FactCollector.isYes(element["is_favorite"].text) { facts.add(film, claim: .liked(on: .unknown)) }
        if FactCollector.isYes(element["is_watched"].text) {
            addViewings(of: film, from: element)
        } else {
            facts.add(film, claim: .watchlist(since: date(element["created_at"]), note: ""))
        }
    }

    private mutating func readShow(_ element: JSONElement) {
        let show = film(element, isShow: true)
        var isBegun = false
        for season in element["seasons"].elements {
            for episode in season["episodes"].elements where FactCollector.isYes(episode["is_watched"].text) {
                // Specials belong to season 0, whatever season they are listed in.
                let isSpecial = [season["is_specials"], episode["special"]].contains { FactCollector.isYes($0.text) }
                let inSeason: Int? = if isSpecial { 0 } else { season["number"].number }
                let title = facts.title(episode["name"].text)
                var part = show
                part.episode = FilmReference.EpisodeMark(title: title)
                part = show.episode(season: inSeason, number: episode["number"].number, title: title) ?? part
                if let id = facts.imdbID(episode["id"]["imdb"].text) { part.episode?.ids.insert(.imdb(id)) }
                addViewings(of: part, from: episode)
                isBegun = true
            }
        }
        if FactCollector.isYes(element["is_favorite"].text) { facts.add(show, claim: .liked(on: .unknown)) }
        if element["status"].text == "stopped" {
            facts.add(show, claim: .showStatus(.stopped, since: .unknown))
        } else if !isBegun {
            facts.add(show, claim: .watchlist(since: date(element["created_at"]), note: ""))
        }
    }

    private mutating func addViewings(of film: FilmReference, from element: JSONElement) {
        let repeatCount = element["rewatch_count"].number ?? 0
        facts.add(film, seenOn: date(element["watched_at"]), times: max(repeatCount, 0) + 1)
    }

    private mutating func date(_ element: JSONElement) -> FactDate { facts.date(element.text, parser: dates) }

    private mutating func film(_ element: JSONElement, isShow: Bool) -> FilmReference {
        var film = FilmReference(
            title: facts.title(Extract.title(element)), year: facts.year(element["year"].text))
        film.kind = if isShow { .series } else { .film }
        let ids = element["id"]
        facts.addIDs([.imdb: ids["imdb"].text, .tvdb: ids["tvdb"].text], isShow: isShow, to: &film.ids)
        return film
    }
}
