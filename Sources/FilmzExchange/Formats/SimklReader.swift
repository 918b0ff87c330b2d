import FilmzDomain

/// A reader of Simkl's backup: an object with arrays of films, shows and anime.
struct SimklReader: ElementReader {
    var facts = FactCollector(source: .simkl)
    private let dates = DateParser(isUTC: true)

    private static let names = ["movies", "shows", "anime"]

    static func isBackup(_ members: [String: JSONElements]) -> Bool {
        names.contains { name in
            guard let first = members[name]?.first else { return false }
            return first["status"].exists && (first["movie"].isObject || first["show"].isObject)
        }
    }

    static func read(_ parts: [(part: ExchangePart, members: [String: JSONElements])]) -> ExchangeFile {
        var reader = SimklReader()
        for (part, members) in parts {
            for name in names {
                if let elements = members[name] { reader.read(elements, of: "\(part.name) (\(name))") }
            }
        }
        return reader.facts.file
    }

    mutating func read(_ element: JSONElement) {
        guard let film = film(element) else { return facts.leaveOut(.nameless) }
        let isShow = film.kind?.isShow == true
        let last = date(element["last_watched_at"])
        let hasEpisodes = readEpisodes(element["seasons"], of: film)
        switch element["status"].text {
        case "completed" where isShow:
            if !hasEpisodes { facts.add(film, claim: .seen(times: 1, markedOn: last)) }
        case "completed": facts.add(film, seenOn: last)
        case "plantowatch": facts.add(film, claim: .watchlist(since: date(element["added_to_watchlist_at"]), note: ""))
        case "dropped" where isShow: facts.add(film, claim: .showStatus(.stopped, since: last))
        case "dropped": facts.add(film, seenOn: last, isDropped: true)
        case "hold" where isShow: facts.add(film, claim: .showStatus(.paused, since: last))
        default: break
        }
        if let rating = facts.rating(element["user_rating"].text, scale: .ten) {
            facts.add(film, claim: .verdict(rating, on: date(element["user_rated_at"])))
        }
        let memo = if element["memo"].isObject { element["memo"]["text"] } else { element["memo"] }
        let comment = facts.note(memo.text, limit: MyFilm.commentLimit, name: "memo")
        if !comment.isEmpty { facts.add(film, claim: .comment(comment, on: .unknown)) }
    }

    /// - Returns: whether any episode was seen
    private mutating func readEpisodes(_ seasons: JSONElement, of show: FilmReference) -> Bool {
        var isAnySeen = false
        for season in seasons.elements {
            for element in season["episodes"].elements {
                guard let film = show.episode(season: season["number"].number, number: element["number"].number) else {
                    facts.leaveOut(.episodeWithoutNumber)
                    continue
                }
                facts.add(film, seenOn: date(element["watched_at"]))
                isAnySeen = true
            }
        }
        return isAnySeen
    }

    private mutating func date(_ element: JSONElement) -> FactDate { facts.date(element.text, parser: dates) }

    private mutating func film(_ element: JSONElement) -> FilmReference? {
        let isShow = element["show"].isObject && element["anime_type"].text != "movie"
        let entry = if element["movie"].isObject { element["movie"] } else { element["show"] }
        var film = FilmReference(title: facts.title(entry["title"].text), year: facts.year(entry["year"].text))
        film.kind = if isShow { .series } else { .film }
        let ids = entry["ids"]
        facts.addIDs(
            [
                .imdb: ids["imdb"].text, .tmdb: ids["tmdb"].text, .tvdb: ids["tvdb"].text, .simkl: ids["simkl"].text,
            ], isShow: isShow, to: &film.ids)
        if film.isEmpty { return nil }
        return film
    }
}
