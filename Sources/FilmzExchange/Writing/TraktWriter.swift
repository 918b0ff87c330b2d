import FilmzDomain
import Foundation

/// A writer of files in the format of Trakt's own export.
///
/// Trakt supports only instants. A day becomes an hour near noon in the person's time zone, so that it is the same
/// day in that zone and in UTC, plus a millisecond by which ``DateParser`` recognises that only the day is known. An
/// unknown day becomes the start of 1970, as in Trakt's own export.
struct TraktWriter: ProductWriter {
    private let path: String
    private let zip: ZipWriter
    private let calendar: Calendar
    private var history, watchlist, favourites, hidden: JSONPages
    /// The ratings and comments, by whether they are for shows.
    private var ratings, comments: [Bool: JSONPages]
    private var lists: JSONPages
    private var viewingCount = 0
    private var listCount = 0

    init(_ path: String, in zone: TimeZone) throws(ExportError) {
        self.path = path
        calendar = Calendar(gregorianIn: zone)
        let zip = try ZipWriter()
        self.zip = zip
        history = JSONPages(zip, name: "watched-history", isNumbered: true)
        watchlist = JSONPages(zip, name: "lists-watchlist")
        favourites = JSONPages(zip, name: "lists-favorites")
        hidden = JSONPages(zip, name: "hidden-calendar")
        ratings = [false: JSONPages(zip, name: "ratings-movies"), true: JSONPages(zip, name: "ratings-shows")]
        comments = [false: JSONPages(zip, name: "comments-movies"), true: JSONPages(zip, name: "comments-shows")]
        lists = JSONPages(zip, name: "lists-lists")
    }

    // MARK: - Films

    mutating func add(_ exported: ExportedFilm) throws(ExportError) {
        let film = exported.film
        let mine = exported.mine
        if let rating = mine.rating {
            var line = JSONLine()
            line.add("rated_at", text: mine.ratedAt.map(Self.instant))
            line.add("rating", number: rating.halfStars)
            line.add(film)
            try ratings[film.isShow]?.add(line)
        }
        if !mine.comment.isEmpty {
            var line = JSONLine()
            var comment = JSONLine()
            comment.add("comment", text: MarkupText.escaped(mine.comment))
            line.add(film)
            line.add("comment", object: comment)
            try comments[film.isShow]?.add(line)
        }
        if let time = mine.watchlistedAt { try watchlist.add(Self.item(film, at: time)) }
        if let time = mine.favouriteAt { try favourites.add(Self.item(film, at: time)) }
        if let status = mine.showStatus {
            var line = JSONLine()
            line.add("hidden_at", text: Self.instant(status.since))
            line.add(film)
            try hidden.add(line)
        }
        let episodes = Dictionary(exported.episodes.map { ($0.id, $0) }) { first, _ in first }
        for viewing in mine.viewings.reversed() {
            try add(viewing, of: film, episode: viewing.episode.flatMap { episodes[$0] })
        }
    }

    private mutating func add(_ viewing: Viewing, of film: Film, episode: Episode?) throws(ExportError) {
        viewingCount += 1
        var line = JSONLine()
        line.add("id", number: viewingCount)
        line.add("watched_at", text: instant(viewing.watchedOn))
        line.add("action", text: "watch")
        line.add(film, episode: episode)
        try history.add(line)
    }

    /// - Parameters:
    ///   - rank: the rank from 1; nil for a list without an order
    private static func item(_ film: Film, at time: Timestamp, rank: Int? = nil, note: String = "") -> JSONLine {
        var line = JSONLine()
        line.add("rank", number: rank)
        line.add("listed_at", text: instant(time))
        line.add("notes", text: MarkupText.escaped(note))
        line.add(film)
        return line
    }

    // MARK: - Times

    private static func instant(_ time: Timestamp) -> String {
        // Midnight in UTC would be read as a day without a time.
        let isMidnight = time.milliseconds % Timestamp.millisecondsPerDay < 1_000
        return (isMidnight ? Timestamp(milliseconds: time.milliseconds + 1_000) : time).description
    }

    private func instant(_ watchedOn: WatchedOn) -> String {
        let unknown = "1970-01-01T00:00:00.000Z"
        guard let day = watchedOn.day else { return unknown }
        guard case .time(_, let hour, let minute) = watchedOn else {
            let noon = DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)
            let offset = calendar.date(from: noon).map { calendar.timeZone.secondsFromGMT(for: $0) / 3_600 } ?? 0
            let near = min(max(12 - offset, 0), 23)
            return "\(day)T\(near < 10 ? "0" : "")\(near):00:00.\(DateParser.dayMark)Z"
        }
        let time = DateComponents(year: day.year, month: day.month, day: day.day, hour: hour, minute: minute)
        return calendar.date(from: time).map { Self.instant(Timestamp($0)) } ?? unknown
    }

    // MARK: - Lists

    mutating func add(_ list: WholeList) throws(ExportError) {
        listCount += 1
        let slug = list.list.name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        var head = JSONLine()
        var ids = JSONLine()
        head.add("name", text: list.list.name)
        head.add("description", text: MarkupText.escaped(list.list.description))
        head.add("privacy", text: "private")
        head.add("created_at", text: Self.instant(list.list.madeAt))
        head.add("updated_at", text: Self.instant(list.list.changedAt))
        head.add("item_count", number: list.films.count)
        ids.add("trakt", number: listCount)
        ids.add("slug", text: String(slug.prefix(60)))
        head.add("ids", object: ids)
        try lists.add(head)
        var items = JSONPages(zip, name: "lists-list-\(listCount)-\(String(slug.prefix(60)))")
        for (index, item) in list.films.enumerated() {
            try items.add(Self.item(item.film, at: list.list.changedAt, rank: index + 1, note: item.note))
        }
        try items.end()
    }

    mutating func finish(about: String) throws(ExportError) {
        for isShow in [false, true] {
            try ratings[isShow]?.end()
            try comments[isShow]?.end()
        }
        try history.end()
        try watchlist.end()
        try favourites.end()
        try hidden.end()
        try lists.end()
        try zip.add("README.txt", bytes: Array(about.utf8))
        try zip.finish(path)
    }
}

extension JSONLine {
    /// Adds the film, the show, or an episode of the show.
    fileprivate mutating func add(_ film: Film, episode: Episode? = nil) {
        let type = if episode != nil { "episode" } else if film.isShow { "show" } else { "movie" }
        add("type", text: type)
        if let episode {
            var line = JSONLine()
            var ids = JSONLine()
            line.add("season", number: episode.number?.season)
            line.add("number", number: episode.number?.episode)
            line.add("title", text: episode.title)
            ids.add("imdb", text: episode.externalIDs.imdb?.description)
            ids.add("tmdb", number: episode.externalIDs.tmdb)
            line.add("ids", object: ids)
            add("episode", object: line)
        }
        var line = JSONLine()
        var ids = JSONLine()
        line.add("title", text: film.title)
        line.add("year", number: film.year)
        let namespaces: KeyValuePairs<String, ExternalID.Namespace> = [
            "trakt": .trakt, "imdb": .imdb, "tmdb": .tmdb, "tvdb": .tvdb,
        ]
        for (name, namespace) in namespaces {
            let own = if film.isShow { namespace.ofSeries } else { namespace }
            guard let id = film.externalIDs[in: own] else { continue }
            if case .imdb(let id) = id { ids.add(name, text: id.description) } else { ids.add(name, number: id.number) }
        }
        line.add("ids", object: ids)
        add(film.isShow ? "show" : "movie", object: line)
    }
}
