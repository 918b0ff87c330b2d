import FilmzDomain

/// A reader of Ryot's complete export: an object whose member `metadata` has films and shows as well as books and
/// games.
struct RyotReader: ElementReader {
    var facts = FactCollector(source: .ryot)
    private let dates = DateReading(isUTC: true)
    private var lists: [String: Int] = [:]

    static func isBackup(_ members: [String: JSONElements]) -> Bool {
        members["metadata"]?.first.map { $0["lot"].exists && $0["identifier"].exists } ?? false
    }

    mutating func read(_ element: JSONElement) {
        let lot = element["lot"].text.lowercased()
        guard ["movie", "show", "anime"].contains(lot) else { return facts.leaveOut(.notAFilm) }
        guard let film = film(element, isShow: lot != "movie") else { return facts.leaveOut(.nameless) }
        for time in element["seen_history"].elements { readViewing(time, of: film) }
        for review in element["reviews"].elements { readReview(review, of: film) }
        for collection in element["collections"].elements {
            readCollection(collection.isObject ? collection["collection_name"].text : collection.text, of: film)
        }
    }

    private mutating func readViewing(_ time: JSONElement, of show: FilmReference) {
        let film = part(of: show, element: time)
        let ended = date(time[time["ended_on"].text.isEmpty ? "started_on" : "ended_on"])
        switch time["state"].text.lowercased() {
        case "completed", "": facts.say(film, seenOn: ended)
        case "dropped" where film.episode == nil && show.kind?.isShow == true:
            facts.say(film, claim: .standing(.stopped, since: ended))
        case "dropped": facts.say(film, seenOn: ended, isDropped: true)
        case "on_a_hold" where film.episode == nil && show.kind?.isShow == true:
            facts.say(film, claim: .standing(.paused, since: ended))
        default: break
        }
    }

    private mutating func readReview(_ review: JSONElement, of show: FilmReference) {
        let film = part(of: show, element: review)
        let written = date(review["review"]["date"])
        if let rating = facts.rating(review["rating"].text, scale: .hundred) {
            facts.say(film, claim: .verdict(rating, on: written))
        }
        let text = facts.prose(review["review"]["text"].text, limit: MyFilm.commentLimit, name: "review")
        if !text.isEmpty { facts.say(film, claim: .comment(text, on: written)) }
    }

    private mutating func readCollection(_ name: String, of film: FilmReference) {
        switch name.lowercased() {
        // Other members express these.
        case "", "completed", "in progress", "monitoring", "owned", "reminders": break
        case "watchlist": facts.say(film, claim: .watchlist(since: .unknown, note: ""))
        default:
            let title = facts.line(name, limit: FilmList.nameLimit, name: "list name")
            let list = lists[title] ?? facts.add(ExchangeList(name: title))
            lists[title] = list
            let place = ExchangeFact.Membership(list: list, position: nil, note: "", addedOn: .unknown)
            facts.say(film, claim: .listed(place))
        }
    }

    /// The episode that was seen or reviewed; the whole show if none is named.
    private func part(of show: FilmReference, element: JSONElement) -> FilmReference {
        let season = element["show_season_number"].number ?? (element["anime_episode_number"].exists ? 1 : nil)
        let number = element["show_episode_number"].number ?? element["anime_episode_number"].number
        return show.episode(season: season, number: number) ?? show
    }

    private mutating func date(_ element: JSONElement) -> FactDate { facts.date(element.text, reading: dates) }

    private mutating func film(_ element: JSONElement, isShow: Bool) -> FilmReference? {
        var film = FilmReference(title: facts.title(element["source_id"].text))
        film.kind = if isShow { .series } else { .film }
        let identifier = element["identifier"].text
        switch element["source"].text.lowercased() {
        case "tmdb":
            if let id = facts.id(identifier, namespace: isShow ? .tmdbSeries : .tmdb) { film.ids.insert(id) }
        case "tvdb":
            if let id = facts.id(identifier, namespace: isShow ? .tvdbSeries : .tvdb) { film.ids.insert(id) }
        default: facts.leave(element["source"].text, value: identifier)
        }
        if film.isEmpty { return nil }
        return film
    }
}
