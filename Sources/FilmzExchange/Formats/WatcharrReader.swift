import FilmzDomain

/// A reader of Watcharr's JSON export: an array of films and shows, each with its status and activity.
struct WatcharrReader: ElementReader {
    var facts = FactCollector(source: .watcharr)
    private let dates = DateParser(isUTC: true)

    static func isBackup(_ elements: JSONElements) -> Bool {
        guard let first = elements.first else { return false }
        return first["content"].isObject && first["status"].exists
    }

    mutating func read(_ element: JSONElement) {
        guard let film = film(element["content"]) else { return facts.leaveOut(.nameless) }
        let isShow = film.kind?.isShow == true
        let since = date(element["createdAt"])
        facts.addLeftover("tags", value: element["tags"].elements.map { $0["name"].text }.joined(separator: ", "))
        let evenings = evenings(element["activity"])
        for evening in evenings where !isShow { facts.add(film, seenOn: evening) }
        switch element["status"].text {
        case "FINISHED" where evenings.isEmpty: facts.add(film, claim: .seen(times: 1, markedOn: since))
        case "PLANNED": facts.add(film, claim: .watchlist(since: since, note: ""))
        case "DROPPED" where isShow: facts.add(film, claim: .showStatus(.stopped, since: date(element["updatedAt"])))
        case "DROPPED" where evenings.isEmpty: facts.add(film, seenOn: .unknown, isDropped: true)
        case "HOLD" where isShow: facts.add(film, claim: .showStatus(.paused, since: date(element["updatedAt"])))
        default: break
        }
        readEpisodes(element["watchedEpisodes"], of: film)
        if let rating = facts.rating(element["rating"].text, scale: .ten) {
            facts.add(film, claim: .verdict(rating, on: date(element["updatedAt"])))
        }
        let thoughts = facts.note(element["thoughts"].text, limit: MyFilm.commentLimit, name: "thoughts")
        if !thoughts.isEmpty { facts.add(film, claim: .comment(thoughts, on: date(element["updatedAt"]))) }
        if element["pinned"].text == "1" { facts.add(film, claim: .liked(on: .unknown)) }
    }

    /// The times of viewings in an activity log. A date that the person entered takes precedence over that of the
    /// entry.
    private mutating func evenings(_ activity: JSONElement) -> [FactDate] {
        activity.elements.compactMap { entry in
            let kind = entry["type"].text
            let isSeen =
                kind.hasPrefix("IMPORTED_ADDED_WATCHED")
                || kind.hasPrefix("ADDED_WATCHED")
                    && Self.isFinished(entry)
                || kind == "STATUS_CHANGED" && Self.isFinished(entry)
            guard isSeen else { return nil }
            return date(entry[entry["customDate"].text.isEmpty ? "createdAt" : "customDate"])
        }
    }

    private static func isFinished(_ entry: JSONElement) -> Bool { entry["data"].text.contains("FINISHED") }

    private mutating func readEpisodes(_ episodes: JSONElement, of show: FilmReference) {
        for element in episodes.elements {
            guard
                let film = show.episode(
                    season: element["seasonNumber"].number, number: element["episodeNumber"].number)
            else {
                facts.leaveOut(.episodeWithoutNumber)
                continue
            }
            if element["status"].text == "FINISHED" {
                facts.add(film, claim: .seen(times: 1, markedOn: date(element["createdAt"])))
            }
            if let rating = facts.rating(element["rating"].text, scale: .ten) {
                facts.add(film, claim: .verdict(rating, on: date(element["updatedAt"])))
            }
        }
    }

    private mutating func date(_ element: JSONElement) -> FactDate { facts.date(element.text, parser: dates) }

    private mutating func film(_ content: JSONElement) -> FilmReference? {
        let isShow = content["type"].text == "tv"
        var film = FilmReference(title: facts.title(content["title"].text))
        film.kind = if isShow { .series } else { .film }
        film.year = facts.year(String(content["release_date"].text.prefix(4)))
        facts.addIDs([.tmdb: content["tmdbId"].text], isShow: isShow, to: &film.ids)
        if film.isEmpty { return nil }
        return film
    }
}
