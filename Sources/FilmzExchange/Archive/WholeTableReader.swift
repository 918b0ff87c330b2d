import FilmzDomain

/// Reads ``WholeTable``, as Filmz wrote it or as a spreadsheet saved it again: each row becomes lines of an archive, which
/// are checked as those are.
struct WholeTableReader {
    private typealias Column = WholeTable.Column

    private let table: ExchangeTable
    private let places: [Column: Int]
    private var lines: [ArchiveFormat.Member: [UInt8]] = [:]
    /// The films that have a line.
    private var films: Set<String> = []
    /// Those that have one, by their shows' IDs and their own.
    private var episodes: Set<[String]> = []
    /// What persons said who told about a film, whose row is another one.
    private var told: [String: [JSONLine]] = [:]
    /// What other products' files left, by film.
    private var leftovers: [String: [JSONLine]] = [:]
    /// What else the person has with films.
    private var relations: [(film: String, line: JSONLine)] = []
    private var rowCount = 0

    private init(_ table: ExchangeTable) {
        self.table = table
        places = Dictionary(
            uniqueKeysWithValues: Column.allCases.compactMap { column in
                table.place(column.key).map { (column, $0) }
            })
    }

    static func read(_ part: ExchangePart) throws(ExchangeError) -> ExchangeFile? {
        guard let table = part.table, WholeTable.isTable(table.keys) else { return nil }
        var reader = WholeTableReader(table)
        for row in table.rows { reader.add(row) }
        for (film, line) in reader.relations {
            var line = line
            line.add("told", reader.told[film] ?? [])
            line.add("leftovers", reader.leftovers[film] ?? [])
            if line.count > 1 { reader.lines[.relations, default: []] += line.line }
        }
        var reading = ArchiveReading(
            Dictionary(uniqueKeysWithValues: reader.lines.map { ($0.key.file, $0.value) }), limit: .max)
        try reading.read()
        var file = ExchangeFile(source: .filmz)
        file.parts = [
            ExchangeFile.Part(
                name: ExchangeError.shown(part.name), kind: .archive, rowCount: reader.rowCount,
                toldCount: reader.rowCount)
        ]
        file.archive = FilmzArchive(reading)
        file.problems = reading.problems
        return file
    }

    private mutating func add(_ row: ExchangeTable.Row) {
        rowCount += 1
        let cells = Cells(places: places, row: row)
        switch WholeTable.Row(rawValue: cells[.row].lowercased()) {
        case .film: addFilm(cells)
        case .viewing: addViewing(cells)
        case .told:
            var line = JSONLine()
            line.add("by", cells[.by])
            line.add("message", cells[.text])
            line.add("at", cells.time(.notedAt))
            told[cells.id(.film), default: []].append(line)
        case .leftover:
            let parts = cells[.text].split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            let leftover = Leftover(source: cells[.by], name: parts[0], value: parts.count > 1 ? parts[1] : "")
            leftovers[cells.id(.film), default: []].append(JSONLine.leftover(leftover))
        case .list:
            var line = JSONLine()
            line.add("id", cells.id(.list))
            line.add("name", cells[.listName])
            line.add("description", cells[.text])
            line.add("isRanked", cells.isMarked(.isRanked))
            line.add("rule", cells[.rule])
            line.add("madeAt", cells.time(.notedAt))
            lines[.lists, default: []] += line.line
        case .listed:
            addFacts(cells)
            var line = JSONLine()
            line.add("list", cells.id(.list))
            line.add("film", cells.id(.film))
            line.add("note", cells[.text])
            line.add("addedAt", cells.time(.notedAt))
            lines[.listFilms, default: []] += line.line
        // The line says nothing that a film could have, and is told as one that cannot be read.
        case nil:
            var line = JSONLine()
            line.add("row", String(cells[.row].printable.prefix(40)))
            lines[.films, default: []] += line.line
        }
    }

    /// Writes the line of a film, unless it has one.
    private mutating func addFacts(_ cells: Cells) {
        guard films.insert(cells.id(.film)).inserted else { return }
        var line = JSONLine()
        line.add("id", cells.id(.film))
        line.add("kind", cells[.kind])
        line.add("title", cells[.title])
        line.add("originalTitle", cells[.originalTitle])
        line.addNumber("year", cells[.year])
        line.addNumber("runtime", cells[.runtime])
        line.add("directors", cells.names(.directors))
        line.add("genres", cells.names(.genres))
        var ids = JSONLine()
        let known = ExternalIDs(cells[.ids].split(separator: " ").compactMap { ExternalID(String($0)) })
        for id in known.all { ids.add(id.namespace.rawValue, id.text) }
        line.add("ids", ids)
        line.add("isOwn", cells.isMarked(.isOwn))
        lines[.films, default: []] += line.line
    }

    private mutating func addFilm(_ cells: Cells) {
        addFacts(cells)
        var line = JSONLine()
        line.add("film", cells.id(.film))
        line.add("watchlistedAt", cells.time(.watchlist))
        line.add("favouriteAt", cells.time(.favourite))
        line.addStars("rating", cells[.stars])
        line.add("ratedAt", cells.time(.ratedAt))
        line.add("comment", cells[.text])
        line.add("audience", cells.words(.audience))
        line.add("tags", cells.words(.tags))
        if !cells[.standing].isEmpty {
            var standing = JSONLine()
            standing.add("kind", cells[.standing])
            standing.add("since", cells.time(.standingSince))
            standing.add("reason", cells[.reason])
            line.add("standing", standing)
        }
        line.add("startedOverAt", cells.time(.startedOver))
        relations.append((cells.id(.film), line))
    }

    private mutating func addViewing(_ cells: Cells) {
        addFacts(cells)
        var line = JSONLine()
        line.add("film", cells.id(.film))
        line.add("id", cells.id(.viewing))
        line.add("episode", cells.id(.episodeID))
        line.add("watchedOn", cells.day(.watchedOn))
        line.add("place", cells[.place])
        line.add("companions", cells[.companions])
        line.addStars("rating", cells[.stars])
        line.add("note", cells[.text])
        if cells.isMarked(.stopped) {
            var stopped = JSONLine()
            stopped.addNumber("minute", cells[.stoppedAt])
            stopped.add("reason", cells[.reason])
            line.add("stopped", stopped)
        }
        line.add("isRewatch", cells.isMarked(.isRewatch))
        line.add("tags", cells.words(.tags))
        line.add("loggedAt", cells.time(.notedAt))
        lines[.viewings, default: []] += line.line
        let name = [cells.id(.film), cells.id(.episodeID)]
        guard !cells[.episodeID].isEmpty, episodes.insert(name).inserted else { return }
        var episode = JSONLine()
        episode.add("film", cells.id(.film))
        episode.add("id", cells.id(.episodeID))
        episode.add("number", cells[.episode])
        episode.add("title", cells[.episodeTitle])
        lines[.episodes, default: []] += episode.line
    }

    /// A row by the meanings of its columns. What cannot be understood stays as it is, so that its line is refused.
    private struct Cells {
        let places: [Column: Int]
        let row: ExchangeTable.Row

        subscript(_ column: Column) -> String { SafeCell.plain(row[places[column]]) }

        func isMarked(_ column: Column) -> Bool { FactCollector.isYes(self[column]) }

        /// Without the letter with which it begins.
        func id(_ column: Column) -> String { String(self[column].drop { $0.isASCII && $0.isLetter }) }

        func names(_ column: Column) -> [String] {
            self[column].split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
        }

        func words(_ column: Column) -> [String] {
            self[column].split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
        }

        func time(_ column: Column) -> String {
            let text = self[column]
            guard !text.isEmpty, Timestamp(text) == nil else { return text }
            guard case .at(let time)? = DateReading(isUTC: true).date(text) else { return text }
            return time.description
        }

        func day(_ column: Column) -> String {
            let text = self[column]
            guard !text.isEmpty, WatchedOn(text) == nil else { return text }
            guard case .on(let date)? = DateReading().date(text) else { return text }
            return date.description
        }
    }
}

extension JSONLine {
    fileprivate mutating func addNumber(_ name: String, _ text: String) {
        if let number = Int(text) { add(name, number) } else { add(name, text) }
    }

    fileprivate mutating func addStars(_ name: String, _ text: String) {
        if let rating = Rating(text) { add(name, rating) } else { add(name, text) }
    }
}
