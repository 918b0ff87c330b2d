import FilmzDomain

/// A reader of Yamtrack's table: a row for each film, show, season and episode, with its ID in another database.
struct YamtrackReader {
    private var facts = FactCollector(source: .yamtrack)
    private let dates = DateParser(isUTC: true)
    /// The shows that have rows of episodes.
    private var showsWithEpisodes: Set<String> = []
    private var lists: [String: Int] = [:]
    private var table: ExchangeTable
    private var row: ExchangeTable.Row?

    static func isTable(_ keys: Set<String>) -> Bool {
        keys.isSuperset(of: ["mediaid", "mediatype", "title", "status"])
    }

    static func read(_ parts: [ExchangePart]) -> ExchangeFile {
        var facts = FactCollector(source: .yamtrack)
        for part in parts {
            guard let table = part.table else { continue }
            facts.begin(part.name, kind: .rows)
            var reader = YamtrackReader(table, facts: facts)
            reader.readAll()
            facts = reader.facts
        }
        return facts.file
    }

    private init(_ table: ExchangeTable, facts: FactCollector) {
        self.table = table
        self.facts = facts
    }

    private func cell(_ keys: String...) -> String { row?[table.index(of: keys)] ?? "" }

    private mutating func readAll() {
        for row in table.rows {
            self.row = row
            if cell("mediatype") == "episode" { showsWithEpisodes.insert(cell("source") + " " + cell("mediaid")) }
        }
        for row in table.rows {
            self.row = row
            facts.beginRow(row.line)
            if cell("rowtype") == "list" { readList() } else { readEntry() }
        }
    }

    private mutating func readEntry() {
        let kind = cell("mediatype").lowercased()
        guard ["movie", "tv", "season", "episode", "anime"].contains(kind) else { return facts.leaveOut(.notAFilm) }
        guard kind != "season" else { return facts.leaveOut(.season) }
        let film = film(kind)
        guard !film.isEmpty else { return facts.leaveOut(.nameless) }
        if cell("rowtype") == "list_item" { return readListItem(film) }
        if kind == "episode" {
            readEpisode(film)
        } else {
            readStatus(film, isShow: kind == "tv")
        }
    }

    private mutating func readEpisode(_ show: FilmReference) {
        let season = facts.number(cell("seasonnumber"))
        guard let film = show.episode(season: season, number: facts.number(cell("episodenumber"))) else {
            return facts.leaveOut(.episodeWithoutNumber)
        }
        if !readViewing(film, isDropped: false) { facts.add(film, claim: .seen(times: 1, markedOn: .unknown)) }
        readVerdict(film)
    }

    private mutating func readStatus(_ film: FilmReference, isShow: Bool) {
        let hasEpisodes = showsWithEpisodes.contains(cell("source") + " " + cell("mediaid"))
        var isNoteUsed = false
        switch ExchangeTable.key(cell("status")) {
        case "completed" where isShow:
            if !hasEpisodes { facts.add(film, claim: .seen(times: 1, markedOn: date("enddate"))) }
        case "completed":
            isNoteUsed = readViewing(film, isDropped: false)
            if !isNoteUsed { facts.add(film, claim: .seen(times: 1, markedOn: date("createdat"))) }
        case "planning": facts.add(film, claim: .watchlist(since: date("createdat"), note: ""))
        case "dropped" where isShow: facts.add(film, claim: .showStatus(.stopped, since: lastProgress()))
        case "dropped": isNoteUsed = readViewing(film, isDropped: true)
        case "paused" where isShow: facts.add(film, claim: .showStatus(.paused, since: lastProgress()))
        case "inprogress" where isShow && hasEpisodes: break
        case "": break
        default:
            // It was begun, which Filmz does not store.
            facts.addLeftover("status", value: cell("status"))
            facts.addLeftover("start_date", value: cell("startdate"))
            facts.add(film, claim: .kept)
        }
        let repeatCount = facts.number(cell("repeats")) ?? 0
        if repeatCount > 0 { facts.add(film, claim: .seen(times: repeatCount + 1, markedOn: .unknown)) }
        readVerdict(film)
        guard !isNoteUsed else { return }
        let note = facts.note(cell("notes"), limit: MyFilm.commentLimit, name: "notes")
        if !note.isEmpty { facts.add(film, claim: .comment(note, on: .unknown)) }
    }

    /// - Returns: whether there was one: a film seen to the end on an unknown day is added differently
    private mutating func readViewing(_ film: FilmReference, isDropped: Bool) -> Bool {
        var viewing = FactViewing()
        viewing.when = date("enddate", "watchdate")
        guard isDropped || viewing.when != .unknown else { return false }
        viewing.draft.note = facts.note(cell("notes"), name: "notes")
        if isDropped { viewing.draft.ending = .stopped(minute: nil, reason: "") }
        facts.add(film, claim: .viewing(viewing))
        return true
    }

    private mutating func readVerdict(_ film: FilmReference) {
        if let rating = facts.rating(cell("score"), scale: .ten) {
            facts.add(film, claim: .verdict(rating, on: .unknown))
        }
    }

    private mutating func lastProgress() -> FactDate { date("progressedat", "progresschanged", "enddate") }

    /// The first date in these columns.
    private mutating func date(_ keys: String...) -> FactDate {
        let texts = keys.map { cell($0) }
        return facts.date(texts.first { !$0.isEmpty } ?? "", parser: dates)
    }

    // MARK: - Lists

    private mutating func readList() {
        let name = facts.line(cell("listname"), limit: FilmList.nameLimit, name: "list name")
        guard !name.isEmpty else { return facts.leaveOut(.nameless) }
        var list = ExchangeList(name: name)
        list.description = facts.description(cell("listdescription"))
        let tags = cell("listtags")
        if !tags.isEmpty { list.leftovers.append(ExchangeFact.Leftover(name: "tags", value: tags)) }
        lists[cell("listuid", "listname")] = facts.add(list)
    }

    private mutating func readListItem(_ film: FilmReference) {
        let key = cell("listuid", "listname")
        let name = facts.line(cell("listname"), limit: FilmList.nameLimit, name: "list name")
        guard !key.isEmpty, lists[key] != nil || !name.isEmpty else { return facts.leaveOut(.saysNothing) }
        let list = lists[key] ?? facts.add(ExchangeList(name: name))
        lists[key] = list
        let addedOn = date("listitemdateadded")
        facts.add(film, claim: .listed(ExchangeFact.Membership(list: list, position: nil, note: "", addedOn: addedOn)))
    }

    // MARK: - The film

    /// The film of a row. Its number is the ID in the database it came from; for an episode, it is the show's.
    private mutating func film(_ kind: String) -> FilmReference {
        var film = FilmReference(title: facts.title(cell("title")))
        switch kind {
        case "movie": film.kind = .film
        // It may be a film or a show.
        case "anime": film.kind = nil
        default: film.kind = .series
        }
        let isShow = film.kind?.isShow == true
        let number = cell("mediaid")
        let source = cell("source").lowercased()
        // Before the column existed, all IDs were TMDb's.
        switch source.isEmpty && kind != "anime" ? "tmdb" : source {
        case "tmdb": facts.addIDs([.tmdb: number], isShow: isShow, to: &film.ids)
        case "tvdb": facts.addIDs([.tvdb: number], isShow: isShow, to: &film.ids)
        case "imdb": facts.addIDs([.imdb: number], isShow: isShow, to: &film.ids)
        case "manual": break
        default: facts.addLeftover(source.nonEmpty ?? "media_id", value: number)
        }
        return film
    }
}
