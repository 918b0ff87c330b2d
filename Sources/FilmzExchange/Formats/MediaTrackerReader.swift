import FilmzDomain

/// A reader of the list from MediaTracker's API (`/api/items`): an array of films, shows, games and books.
struct MediaTrackerReader: ElementReader {
    var facts = FactCollector(source: .mediaTracker)
    private let dates = DateParser(isUTC: true)

    static func isList(_ elements: JSONElements) -> Bool {
        guard let first = elements.first else { return false }
        return first["mediaType"].exists && first["title"].exists
    }

    mutating func read(_ element: JSONElement) {
        let kind = element["mediaType"].text
        guard kind == "movie" || kind == "tv" else { return facts.leaveOut(.notAFilm) }
        let film = film(element, isShow: kind == "tv")
        guard !film.isEmpty else { return facts.leaveOut(.nameless) }
        readTimes(element, of: film)
        readRating(element["userRating"], of: film)
        let isWanted = ["onWatchlist", "watchlist"].contains { FactCollector.isYes(element[$0].text) }
        if isWanted { facts.add(film, claim: .watchlist(since: .unknown, note: "")) }
    }

    /// Reads the viewings, each with a day if the list has the history, otherwise only with the last day.
    private mutating func readTimes(_ element: JSONElement, of film: FilmReference) {
        let episodes = episodes(element["seasons"], of: film)
        let history = element["seenHistory"].elements
        for episode in episodes {
            readRating(episode.element["userRating"], of: episode.film)
            // The history of a show includes those of its episodes.
            guard history.isEmpty else { continue }
            for time in episode.element["seenHistory"].elements { readTime(time, of: episode.film) }
        }
        let byID = Dictionary(episodes.map { ($0.element["id"].text, $0.film) }) { first, _ in first }
        for time in history {
            let id = time["episodeId"].text
            if let viewedFilm = id.isEmpty ? film : byID[id] {
                readTime(time, of: viewedFilm)
            } else {
                facts.leaveOut(.episodeWithoutNumber)
            }
        }
        if history.isEmpty { readLastTime(element, of: film) }
    }

    private mutating func readLastTime(_ element: JSONElement, of film: FilmReference) {
        let last = date(element["lastSeenAt"])
        let isFullySeen = FactCollector.isYes(element["seen"].text)
        if film.kind?.isShow == true, !isFullySeen {
            // The list does not say which episode it was.
            guard last != .unknown else { return }
            facts.addLeftover("lastSeenAt", value: element["lastSeenAt"].text)
            facts.add(film, claim: .kept)
        } else if film.kind?.isShow == false, last != .unknown {
            facts.add(film, seenOn: last)
        } else if isFullySeen {
            facts.add(film, claim: .seen(times: 1, markedOn: last))
        }
    }

    private mutating func readTime(_ time: JSONElement, of film: FilmReference) {
        // It was begun then, and perhaps not seen to the end.
        guard !["started", "progress"].contains(time["action"].text) else { return }
        facts.add(film, seenOn: date(time["date"]))
    }

    private mutating func readRating(_ rating: JSONElement, of film: FilmReference) {
        let ratedOn = date(rating["date"])
        if let stars = facts.rating(rating["rating"].text, scale: .five) {
            facts.add(film, claim: .verdict(stars, on: ratedOn))
        }
        let review = facts.note(rating["review"].text, limit: MyFilm.commentLimit, name: "review")
        if !review.isEmpty { facts.add(film, claim: .comment(review, on: ratedOn)) }
    }

    private mutating func episodes(
        _ seasons: JSONElement, of show: FilmReference
    ) -> [(film: FilmReference, element: JSONElement)] {
        seasons.elements.flatMap { $0["episodes"].elements }.compactMap { element in
            guard
                var film = show.episode(
                    season: element["seasonNumber"].number, number: element["episodeNumber"].number,
                    title: facts.title(element["title"].text))
            else { return nil }
            if let id = facts.imdbID(element["imdbId"].text) { film.episode?.ids.insert(.imdb(id)) }
            if let id = facts.id(element["tmdbId"].text, namespace: .tmdb) { film.episode?.ids.insert(id) }
            return (film, element)
        }
    }

    private mutating func date(_ element: JSONElement) -> FactDate { facts.date(element.text, parser: dates) }

    private mutating func film(_ element: JSONElement, isShow: Bool) -> FilmReference {
        var film = FilmReference(title: facts.title(element["title"].text))
        let original = facts.title(element["originalTitle"].text)
        if !original.isEmpty, original != film.title { film.originalTitle = original }
        film.year = facts.year(String(element["releaseDate"].text.prefix(4)))
        film.kind = if isShow { .series } else { .film }
        facts.addIDs(
            [
                .imdb: element["imdbId"].text, .tmdb: element["tmdbId"].text, .tvdb: element["tvdbId"].text,
                .trakt: element["traktId"].text,
            ], isShow: isShow, to: &film.ids)
        return film
    }
}
