import FilmzDomain

/// A reader of the exports that TV Time gave its users before it closed. Its times are in UTC. Films only have a
/// title and a release date.
struct TVTimeReader {
    var facts = FactCollector(source: .tvTime)
    let dates = DateParser(isUTC: true)
    /// The viewings read so far. Several tables have the same ones, since each era of TV Time had its own table.
    private var knownItems: Set<Item> = []
    private var watchedShows: Set<FilmReference> = []
    /// The TheTVDB ID of the show with a name, for tables without IDs: that of the first show with the name.
    private var firstIDs: [String: ExternalID] = [:]
    /// The shows and films by TV Time's numbers, for lists.
    private var names: [String: FilmReference] = [:]

    private struct Item: Hashable {
        var film: FilmReference
        var day: String
    }

    /// - Parameter parts: the files in their original order
    static func read(_ parts: [(part: ExchangePart, table: TVTimeTable)], extracts: [Extract]) -> ExchangeFile {
        var reader = TVTimeReader()
        // Viewings are read first: they determine the meaning of followed shows, and name the films on lists.
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
            case .followed: readFollowedShow(cells)
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

        subscript(_ keys: String...) -> String { row[table.index(of: keys)] }
        subscript(_ keys: [String]) -> String { row[table.index(of: keys)] }
    }

    // MARK: - Viewings

    private mutating func noteNumbers(_ part: ExchangePart) {
        guard let table = part.table else { return }
        for row in table.rows {
            let cells = Cells(table, row: row)
            let name = cells[TVTimeTable.show]
            if let id = Self.id(cells) { firstIDs[name] = firstIDs[name] ?? id }
        }
    }

    /// Notes the shows with viewings, since episodes may come after the row of their followed show.
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
            facts.add(film, claim: .watchlist(since: date(cells), note: ""))
        case "follow" where !cells[TVTimeTable.show].isEmpty: readFollowedShow(cells)
        case "" where !cells[TVTimeTable.episode].isEmpty: readViewing(cells, isRewatch: false)
        default:
            _ = film(cells)
            facts.leaveOut(.saysNothing)
        }
    }

    private mutating func date(_ cells: Cells) -> FactDate { facts.date(cells["createdat"], parser: dates) }

    private mutating func readViewing(_ cells: Cells, isRewatch: Bool) {
        let film = film(cells)
        var viewing = FactViewing()
        viewing.when = date(cells)
        viewing.draft.isRewatch = isRewatch
        let item = Item(film: film, day: isRewatch ? cells["createdat"] : "")
        guard knownItems.insert(item).inserted else { return facts.leaveOut(.repeated) }
        facts.add(film, claim: .viewing(viewing))
        if let times = facts.number(cells["rewatchcount"]), times > 0 {
            facts.add(film, claim: .seen(times: times + 1, markedOn: .unknown))
        }
    }

    // MARK: - Shows

    /// Reads a followed show. Without viewings, it goes on the watchlist; otherwise its episodes already say as much.
    private mutating func readFollowedShow(_ cells: Cells) {
        var film = film(cells)
        film.episode = nil
        guard !watchedShows.contains(film) else { return facts.leaveOut(.saysNothing) }
        let item = Item(film: film, day: "followed")
        guard knownItems.insert(item).inserted else { return facts.leaveOut(.repeated) }
        facts.add(film, claim: .watchlist(since: date(cells), note: ""))
    }

    private mutating func readShow(_ cells: Cells) {
        let film = film(cells)
        if FactCollector.isYes(cells["isfavorited"]) {
            facts.add(film, claim: .liked(on: .unknown))
        } else {
            facts.leaveOut(.saysNothing)
        }
    }

    /// Reads a vote, which is the picture of a mood. It has no defined number of stars, so it is only stored as a
    /// leftover.
    private mutating func readVote(_ cells: Cells) {
        let film = film(cells)
        facts.addLeftover("vote", value: cells["votekey"])
        facts.add(film, claim: .kept)
    }

    // MARK: - Lists

    /// Reads a list, whose films are maps printed by Go: `map[created_at:… id:83322 type:series]`.
    private mutating func readList(_ cells: Cells) {
        let name = facts.line(cells["name"], limit: FilmList.nameLimit, name: "list name")
        guard !name.isEmpty else { return facts.leaveOut(.nameless) }
        var list = ExchangeList(name: name)
        list.description = facts.description(cells["description"])
        let index = facts.add(list)
        let ids = cells["objects"].split(separator: " ").compactMap { word -> Substring? in
            let item = word.drop { $0 == "[" }
            let start = if item.hasPrefix("map[") { item.dropFirst(4) } else { item }
            return ["id:", "uuid:"].first(where: start.hasPrefix).map { start.dropFirst($0.count) }
        }
        for (position, id) in ids.prefix(FilmList.filmLimit).enumerated() {
            guard let film = names[String(id.prefix { $0 != "]" })] else {
                facts.leaveOut(.nameless)
                continue
            }
            let membership = ExchangeFact.Membership(list: index, position: position + 1, note: "", addedOn: .unknown)
            facts.add(film, claim: .listed(membership))
        }
    }

    // MARK: - The film

    private mutating func film(_ cells: Cells) -> FilmReference {
        let show = cells[TVTimeTable.show]
        guard show.isEmpty else { return self.show(cells) }
        var film = FilmReference(title: facts.title(cells["moviename"]))
        if case .on(let day) = facts.date(cells["releasedate"], parser: DateParser()) { film.year = day.year }
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
            // With an impossible number, it is still an episode and not the whole show.
            show.episode = FilmReference.EpisodeMark(number: EpisodeNumber(season: season, episode: episode))
        }
        return show
    }

    /// The show of a row. Its number is TheTVDB's, which distinguishes shows with the same name.
    private mutating func reference(_ cells: Cells) -> FilmReference {
        let name = cells[TVTimeTable.show]
        var show = FilmReference(title: facts.title(name))
        show.kind = .series
        if let id = Self.id(cells) ?? firstIDs[name] { show.ids.insert(id) }
        return show
    }
}
