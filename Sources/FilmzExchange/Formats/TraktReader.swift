import FilmzDomain
import Foundation

/// A reader of Trakt's exports. Their times are instants, except for those that stand for a day or for an unknown
/// time.
struct TraktReader {
    private var facts = FactCollector(source: .trakt)
    private var lists: [String: Int] = [:]
    private let dates = DateParser(isUTC: true)
    /// The viewings in the history.
    private var history: Set<HistoryItem> = []

    /// A film, or an episode of a show, as named by Trakt.
    private struct HistoryItem: Hashable {
        let title: String
        let year: Int?
        let ids: ExternalIDs
        let episode: EpisodeNumber?

        init(_ film: FilmReference) {
            title = film.title
            year = film.year
            ids = film.ids
            episode = film.episode?.number
        }
    }

    struct Part {
        var part: ExchangePart
        var table: TraktTable
        var elements: JSONElements
    }

    static func read(_ parts: [Part]) -> ExchangeFile {
        var reader = TraktReader()
        // The names of lists are read first, page 2 before page 10, and play counts after the viewings with a day.
        let listParts = parts.filter { $0.table == .lists }
        let playCountParts = parts.filter { $0.table == .watched }
        let otherParts = parts.filter { $0.table != .lists && $0.table != .watched }
        for part in listParts + inOrder(otherParts) + inOrder(playCountParts) { reader.read(part) }
        return reader.facts.file
    }

    private static func inOrder(_ parts: [Part]) -> [Part] {
        parts.enumerated().sorted { left, right in
            let leftPage = page(left.element.part.stem)
            let rightPage = page(right.element.part.stem)
            guard leftPage.name == rightPage.name, leftPage.number != rightPage.number else {
                return left.offset < right.offset
            }
            return leftPage.number < rightPage.number
        }.map(\.element)
    }

    private static func page(_ stem: String) -> (name: Substring, number: Int) {
        let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.prefix(9)
        return (stem.dropLast(digits.count), Int(String(digits.reversed())) ?? 0)
    }

    private mutating func read(_ part: Part) {
        let kind: ExchangeFile.PartKind =
            switch part.table {
            case .history, .watched: .history
            case .ratings: .ratings
            case .comments: .comments
            case .watchlist: .watchlist
            case .favourites: .likes
            case .list, .lists: .list
            case .hidden: .shows
            case .collection, .notes, .items, .ignored: .rows
            }
        facts.begin(part.part.name, kind: kind)
        var list: Int?
        if case .list(let number) = part.table {
            list = lists[number] ?? facts.add(ExchangeList(name: PartNames.title(part.part.name)))
        }
        for (index, element) in part.elements.enumerated() {
            facts.beginRow(index + 1)
            if part.table == .lists { readList(element) } else { read(element, table: part.table, list: list) }
        }
        if part.table == .items { facts.ask([.watchlist, .list]) }
    }

    private mutating func readList(_ element: JSONElement) {
        let name = facts.line(element["name"].text, limit: FilmList.nameLimit, name: "list name")
        var list = ExchangeList(name: name.nonEmpty ?? element["ids"]["slug"].text)
        list.description = facts.description(element["description"].text)
        list.madeOn = date(element["created_at"])
        let privacy = element["privacy"].text
        if !privacy.isEmpty { list.leftovers.append(ExchangeFact.Leftover(name: "privacy", value: privacy)) }
        let number = element["ids"]["trakt"].text
        // The same list may occur twice.
        if lists[number] == nil { lists[number] = facts.add(list) }
    }

    private mutating func date(_ element: JSONElement) -> FactDate { facts.date(element.text, parser: dates) }

    private mutating func read(_ element: JSONElement, table: TraktTable, list: Int?) {
        guard let film = film(element) else { return facts.leaveOut(.nameless) }
        if element["season"].isObject, !element["episode"].isObject { return facts.leaveOut(.season) }
        switch table {
        case .history:
            history.insert(HistoryItem(film))
            facts.add(film, seenOn: date(element["watched_at"]))
        case .watched: readPlays(element, of: film)
        case .ratings:
            guard let rating = facts.rating(element["rating"].text, scale: .ten) else {
                return facts.leaveOut(.saysNothing)
            }
            facts.add(film, claim: .verdict(rating, on: date(element["rated_at"])))
        case .watchlist:
            facts.add(film, claim: .watchlist(since: date(element["listed_at"]), note: note(element)))
        case .favourites: facts.add(film, claim: .liked(on: date(element["listed_at"])))
        case .list, .items: readItem(element, of: film, list: list)
        case .comments:
            let comment = element["comment"]
            let text = facts.note(comment["comment"].text, limit: MyFilm.commentLimit, name: "comment")
            guard !text.isEmpty else { return facts.leaveOut(.saysNothing) }
            facts.add(film, claim: .comment(text, on: date(comment["created_at"])))
        case .hidden: facts.add(film, claim: .showStatus(.stopped, since: date(element["hidden_at"])))
        case .collection, .notes:
            for name in ["collected_at", "last_collected_at", "notes"] {
                facts.addLeftover(name, value: element[name].text)
            }
            facts.addLeftover("notes", value: element["note"]["notes"].text)
            facts.add(film, claim: .kept)
        case .lists, .ignored: break
        }
    }

    private mutating func note(_ element: JSONElement) -> String {
        facts.note(element["notes"].text, limit: FilmList.noteLimit, name: "note")
    }

    private mutating func readItem(_ element: JSONElement, of film: FilmReference, list: Int?) {
        let addedOn = date(element["listed_at"])
        let note = note(element)
        let position = element["rank"].number
        guard let list else { return facts.add(film, claim: .undecided(on: addedOn, note: note, position: position)) }
        let membership = ExchangeFact.Membership(list: list, position: position, note: note, addedOn: addedOn)
        facts.add(film, claim: .listed(membership))
    }

    /// Reads play counts, for viewings that are missing in the history.
    private mutating func readPlays(_ element: JSONElement, of film: FilmReference) {
        let plays = max(element["plays"].number ?? 1, 1)
        guard !element["seasons"].elements.isEmpty else {
            return addPlays(film, plays: plays, last: date(element["last_watched_at"]))
        }
        for season in element["seasons"].elements {
            for episode in season["episodes"].elements {
                guard let part = film.episode(season: season["number"].number, number: episode["number"].number) else {
                    facts.leaveOut(.episodeWithoutNumber)
                    continue
                }
                addPlays(part, plays: max(episode["plays"].number ?? 1, 1), last: date(episode["last_watched_at"]))
            }
        }
    }

    private mutating func addPlays(_ film: FilmReference, plays: Int, last: FactDate) {
        guard !history.contains(HistoryItem(film)) else {
            return facts.add(film, claim: .seen(times: plays, markedOn: last))
        }
        facts.add(film, seenOn: last, times: plays)
    }

    // MARK: - The film

    private mutating func film(_ element: JSONElement) -> FilmReference? {
        if element["movie"].isObject {
            return entry(element["movie"], isShow: false)
        }
        guard element["show"].isObject, var show = entry(element["show"], isShow: true) else { return nil }
        let episode = element["episode"]
        guard episode.isObject else { return show }
        var mark = FilmReference.EpisodeMark()
        if let season = episode["season"].number, let number = episode["number"].number {
            mark.number = EpisodeNumber(season: season, episode: number)
        }
        mark.title = facts.title(episode["title"].text)
        if let id = facts.imdbID(episode["ids"]["imdb"].text) { mark.ids.insert(.imdb(id)) }
        if let id = facts.id(episode["ids"]["tmdb"].text, namespace: .tmdb) { mark.ids.insert(id) }
        show.episode = mark
        return show
    }

    private mutating func entry(_ element: JSONElement, isShow: Bool) -> FilmReference? {
        var film = FilmReference(title: facts.title(element["title"].text), year: facts.year(element["year"].text))
        film.kind = if isShow { .series } else { .film }
        let ids = element["ids"]
        facts.addIDs(
            [
                .imdb: ids["imdb"].text, .tmdb: ids["tmdb"].text, .trakt: ids["trakt"].text, .tvdb: ids["tvdb"].text,
            ], isShow: isShow, to: &film.ids)
        if film.isEmpty { return nil }
        return film
    }
}
