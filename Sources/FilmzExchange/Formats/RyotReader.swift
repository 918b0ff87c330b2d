import FilmzDomain

/// A reader of Ryot's complete export: an object whose member `metadata` has films and shows as well as books and
/// games.
struct RyotReader: ElementReader {
    var facts = FactCollector(source: .ryot)
    private let dates = DateParser(isUTC: true)
    private var lists: [String: Int] = [:]

    static func isBackup(_ members: [String: JSONElements]) -> Bool {
        members["metadata"]?.first.map { $0["lot"].exists && $0["identifier"].exists } ?? false
    }

    mutating func read(_ element: JSONElement) {
        let kind = element["lot"].text.lowercased()
        guard ["movie", "show", "anime"].contains(kind) else { return facts.leaveOut(.notAFilm) }
        guard let film = film(element, isShow: kind != "movie") else { return facts.leaveOut(.nameless) }
        for viewing in element["seen_history"].elements { readViewing(viewing, of: film) }
        for review in element["reviews"].elements { readReview(review, of: film) }
        for collection in element["collections"].elements {
            readCollection(collection.isObject ? collection["collection_name"].text : collection.text, of: film)
        }
    }

    private mutating func readViewing(_ viewing: JSONElement, of show: FilmReference) {
        let film = part(of: show, element: viewing)
        let endedOn = date(viewing[viewing["ended_on"].text.isEmpty ? "started_on" : "ended_on"])
        switch viewing["state"].text.lowercased() {
        case "completed", "": facts.add(film, seenOn: endedOn)
        case "dropped" where film.episode == nil && show.kind?.isShow == true:
            facts.add(film, claim: .showStatus(.stopped, since: endedOn))
        case "dropped": facts.add(film, seenOn: endedOn, isDropped: true)
        case "on_a_hold" where film.episode == nil && show.kind?.isShow == true:
            facts.add(film, claim: .showStatus(.paused, since: endedOn))
        default: break
        }
    }

    private mutating func readReview(_ review: JSONElement, of show: FilmReference) {
        let film = part(of: show, element: review)
        let writtenOn = date(review["review"]["date"])
        if let rating = facts.rating(review["rating"].text, scale: .hundred) {
            facts.add(film, claim: .verdict(rating, on: writtenOn))
        }
        let text = facts.note(review["review"]["text"].text, limit: MyFilm.commentLimit, name: "review")
        if !text.isEmpty { facts.add(film, claim: .comment(text, on: writtenOn)) }
    }

    private mutating func readCollection(_ name: String, of film: FilmReference) {
        switch name.lowercased() {
        // Other members express these.
        case "", "completed", "in progress", "monitoring", "owned", "reminders": break
        case "watchlist": facts.add(film, claim: .watchlist(since: .unknown, note: ""))
        default:
            let title = facts.line(name, limit: FilmList.nameLimit, name: "list name")
            let list = lists[title] ?? facts.add(ExchangeList(name: title))
            lists[title] = list
            let membership = ExchangeFact.Membership(list: list, position: nil, note: "", addedOn: .unknown)
            facts.add(film, claim: .listed(membership))
        }
    }

    /// The episode that was seen or reviewed; the whole show if none is named.
    private func part(of show: FilmReference, element: JSONElement) -> FilmReference {
        let season = element["show_season_number"].number ?? (element["anime_episode_number"].exists ? 1 : nil)
        let number = element["show_episode_number"].number ?? element["anime_episode_number"].number
        return show.episode(season: season, number: number) ?? show
    }

    private mutating func date(_ element: JSONElement) -> FactDate { facts.date(element.text, parser: dates) }

    private mutating func film(_ element: JSONElement, isShow: Bool) -> FilmReference? {
        var film = FilmReference(title: facts.title(element["source_id"].text))
        film.kind = if isShow { .series } else { .film }
        let identifier = element["identifier"].text
        switch element["source"].text.lowercased() {
        case "tmdb": facts.addIDs([.tmdb: identifier], isShow: isShow, to: &film.ids)
        case "tvdb": facts.addIDs([.tvdb: identifier], isShow: isShow, to: &film.ids)
        default: facts.addLeftover(element["source"].text, value: identifier)
        }
        if film.isEmpty { return nil }
        return film
    }
}
