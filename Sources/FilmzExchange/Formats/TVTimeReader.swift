import FilmzDomain

/// Reads what TV Time gave its users before it closed. Its times are UTC. Films have only a title and a day of release.
struct TVTimeReader {
    var facts = FactCollector(source: .tvTime)
    let dates = DateReading(isUTC: true)
    /// What several tables say, since each era of TV Time has its own.
    private var seen: Set<Seen> = []
    private var watchedShows: Set<FilmReference> = []
    /// The number at TheTVDB of the show that a name stands for where a table has no numbers: the first one that has it.
    private var firstIDs: [String: ExternalID] = [:]
    /// By TV Time's numbers, for lists.
    private var names: [String: FilmReference] = [:]

    private struct Seen: Hashable {
        var film: FilmReference
        var day: String
    }

    /// - Parameter parts: in the order in which they came
    static func read(_ parts: [(part: ExchangePart, table: TVTimeTable)], extracts: [Extract]) -> ExchangeFile {
        var reader = TVTimeReader()
        // What was seen decides what following means, and names what lists have.
        for (part, _) in parts { reader.noteNumbers(part) }
        for (part, _) in parts { reader.noteWatchedShows(part) }
        let order: [TVTimeTable] = [.tracking, .episodes, .shows, .followed, .votes, .lists]
        for kind in order {
            for (part, _) in parts.filter({ $0.table == kind }) { reader.read(part, kind: kind) }
        }
        for extract in extracts { reader.read(extract) }
        return reader.facts.file
    }

    private mutating func read(_ part: ExchangePart, kind: TVTimeTable) {
        guard let table = part.table else { return }
        let partKind: ExchangeFile.PartKind =
            switch kind {
            case .tracking, .episodes: .history
            case .followed, .shows: .shows
            case .votes: .ratings
            case .lists: .list
            }
        facts.begin(part.name, kind: partKind)
        for row in table.rows {
            facts.beginRow(row.line)
            let cells = Cells(table, row: row)
            switch kind {
            case .tracking: readTracking(cells)
            case .episodes: readViewing(cells, isRewatch: false)
            case .followed: readFollowed(cells)
            case .shows: readShow(cells)
            case .votes: readVote(cells)
            case .lists: readList(cells)
            }
        }
    }

    private struct Cells {
        let table: ExchangeTable
        let row: ExchangeTable.Row

        init(_ table: ExchangeTable, row: ExchangeTable.Row) {
            self.table = table
            self.row = row
        }

        subscript(_ keys: String...) -> String { row[table.place(keys)] }
        subscript(_ keys: [String]) -> String { row[table.place(keys)] }
    }

    // MARK: - What was seen

    private mutating func noteNumbers(_ part: ExchangePart) {
        guard let table = part.table else { return }
        for row in table.rows {
            let cells = Cells(table, row: row)
            let name = cells[TVTimeTable.show]
            if let id = Self.id(cells) { firstIDs[name] = firstIDs[name] ?? id }
        }
    }

    /// Episodes may come after the row that says that their show is followed.
    private mutating func noteWatchedShows(_ part: ExchangePart) {
        guard let table = part.table else { return }
        for row in table.rows {
            let cells = Cells(table, row: row)
            if !cells[TVTimeTable.episode].isEmpty { watchedShows.insert(reference(cells)) }
        }
    }

    private static func id(_ cells: Cells) -> ExternalID? {
        Int(cells[TVTimeTable.showID]).flatMap { ExternalID(.tvdbSeries, number: $0) }
    }

    private mutating func readTracking(_ cells: Cells) {
        switch cells["type"].lowercased() {
        case "watch": readViewing(cells, isRewatch: false)
        case "rewatch": readViewing(cells, isRewatch: true)
        case "towatch":
            let film = film(cells)
            facts.say(film, claim: .watchlist(since: date(cells), note: ""))
        case "follow" where !cells[TVTimeTable.show].isEmpty: readFollowed(cells)
        case "" where !cells[TVTimeTable.episode].isEmpty: readViewing(cells, isRewatch: false)
        default:
            _ = film(cells)
            facts.leaveOut(.saysNothing)
        }
    }

    private mutating func date(_ cells: Cells) -> FactDate { facts.date(cells["createdat"], reading: dates) }

    private mutating func readViewing(_ cells: Cells, isRewatch: Bool) {
        let film = film(cells)
        var viewing = FactViewing()
        viewing.when = date(cells)
        viewing.isRewatch = isRewatch
        let seen = Seen(film: film, day: isRewatch ? cells["createdat"] : "")
        guard self.seen.insert(seen).inserted else { return facts.leaveOut(.repeated) }
        facts.say(film, claim: .viewing(viewing))
        if let times = facts.number(cells["rewatchcount"]), times > 0 {
            facts.say(film, claim: .seen(times: times + 1, markedOn: .unknown))
        }
    }

    // MARK: - Shows

    /// A show of which nothing was seen yet is one to watch. That others are followed says no more than their episodes.
    private mutating func readFollowed(_ cells: Cells) {
        var film = film(cells)
        film.episode = nil
        guard !watchedShows.contains(film) else { return facts.leaveOut(.saysNothing) }
        let seen = Seen(film: film, day: "followed")
        guard self.seen.insert(seen).inserted else { return facts.leaveOut(.repeated) }
        facts.say(film, claim: .watchlist(since: date(cells), note: ""))
    }

    private mutating func readShow(_ cells: Cells) {
        let film = film(cells)
        if FactCollector.isYes(cells["isfavorited"]) {
            facts.say(film, claim: .liked(on: .unknown))
        } else {
            facts.leaveOut(.saysNothing)
        }
    }

    /// A vote is a picture of a mood. Nobody knows how many stars that is, so it is only kept.
    private mutating func readVote(_ cells: Cells) {
        let film = film(cells)
        facts.leave("vote", value: cells["votekey"])
        facts.say(film, claim: .kept)
    }

    // MARK: - Lists

    /// A list's films are maps as Go prints them: `map[created_at:… id:83322 type:series]`.
    private mutating func readList(_ cells: Cells) {
        let name = facts.line(cells["name"], limit: FilmList.nameLimit, name: "list name")
        guard !name.isEmpty else { return facts.leaveOut(.nameless) }
        var list = ExchangeList(name: name)
        list.description = facts.prose(
            cells["description"], limit: FilmList.descriptionLimit, name: "list description")
        let index = facts.add(list)
        let ids = cells["objects"].split(separator: " ").compactMap { word -> Substring? in
            let bare = word.drop { $0 == "[" }
            let start = if bare.hasPrefix("map[") { bare.dropFirst(4) } else { bare }
            return ["id:", "uuid:"].first(where: start.hasPrefix).map { start.dropFirst($0.count) }
        }
        for (place, id) in ids.prefix(FilmList.filmLimit).enumerated() {
            guard let film = names[String(id.prefix { $0 != "]" })] else {
                facts.leaveOut(.nameless)
                continue
            }
            let membership = ExchangeFact.Membership(list: index, position: place + 1, note: "", addedOn: .unknown)
            facts.say(film, claim: .listed(membership))
        }
    }

    // MARK: - The film

    private mutating func film(_ cells: Cells) -> FilmReference {
        let show = cells[TVTimeTable.show]
        guard show.isEmpty else { return self.show(cells) }
        var film = FilmReference(title: facts.title(cells["moviename"]))
        if case .on(let day) = facts.date(cells["releasedate"], reading: DateReading()) { film.year = day.year }
        film.kind = .film
        for id in [cells["movieid"], cells["uuid"]] where !id.isEmpty && !film.title.isEmpty { names[id] = film }
        return film
    }

    private mutating func show(_ cells: Cells) -> FilmReference {
        var show = reference(cells)
        let id = cells[TVTimeTable.showID]
        if !id.isEmpty { names[id] = show }
        let season = cells[TVTimeTable.season]
        let episode = cells[TVTimeTable.episode]
        if !season.isEmpty, !episode.isEmpty, let season = facts.number(season), let episode = facts.number(episode) {
            // A number that no episode has is still none of the whole show.
            show.episode = FilmReference.EpisodeMark(number: EpisodeNumber(season: season, episode: episode))
        }
        return show
    }

    /// The show itself. Its number is TheTVDB's, and tells shows of one name apart.
    private mutating func reference(_ cells: Cells) -> FilmReference {
        let name = cells[TVTimeTable.show]
        var show = FilmReference(title: facts.title(name))
        show.kind = .series
        if let id = Self.id(cells) ?? firstIDs[name] { show.ids.insert(id) }
        return show
    }
}
