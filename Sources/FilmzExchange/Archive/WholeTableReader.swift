import FilmzDomain

/// A reader of ``WholeTable``, whether written by Filmz or saved again by a spreadsheet. It converts rows to lines of
/// an archive, which are then checked like those.
struct WholeTableReader {
    private typealias Column = WholeTable.Column

    private let table: ExchangeTable
    private let columnIndices: [Column: Int]
    private var lines: [ArchiveFormat.Member: [UInt8]] = [:]
    /// The films whose line is written.
    private var films: Set<String> = []
    /// The episodes whose line is written, by their shows' IDs and their own.
    private var episodes: Set<[String]> = []
    /// The recommendations of each film, which have rows of their own.
    private var referrals: [String: [JSONLine]] = [:]
    /// The leftovers of other products' files, by film.
    private var leftovers: [String: [JSONLine]] = [:]
    /// The lines of films with the person's marks.
    private var relations: [(film: String, line: JSONLine)] = []
    private var rowCount = 0

    private init(_ table: ExchangeTable) {
        self.table = table
        columnIndices = Dictionary(
            uniqueKeysWithValues: Column.allCases.compactMap { column in
                table.index(of: column.key).map { (column, $0) }
            })
    }

    static func read(_ part: ExchangePart) throws(ExchangeError) -> ExchangeFile? {
        guard let table = part.table, WholeTable.isTable(table.keys) else { return nil }
        var reader = WholeTableReader(table)
        for row in table.rows { reader.add(row) }
        for (film, line) in reader.relations {
            var line = line
            line.add("told", objects: reader.referrals[film] ?? [])
            line.add("leftovers", objects: reader.leftovers[film] ?? [])
            if line.count > 1 { reader.lines[.relations, default: []] += line.line }
        }
        var lineReader = ArchiveLineReader(
            Dictionary(uniqueKeysWithValues: reader.lines.map { ($0.key.file, $0.value) }), limit: .max)
        try lineReader.read()
        var file = ExchangeFile(source: .filmz)
        file.parts = [
            ExchangeFile.Part(
                name: ExchangeError.shown(part.name), kind: .archive, rowCount: reader.rowCount,
                importedCount: reader.rowCount)
        ]
        file.archive = FilmzArchive(lineReader)
        file.problems = lineReader.problems
        return file
    }

    private mutating func add(_ row: ExchangeTable.Row) {
        rowCount += 1
        let cells = Cells(columnIndices: columnIndices, row: row)
        switch WholeTable.Row(rawValue: cells[.row].lowercased()) {
        case .film: addFilm(cells)
        case .viewing: addViewing(cells)
        case .told:
            var line = JSONLine()
            line.add("by", text: cells[.by])
            line.add("message", text: cells[.text])
            line.add("at", text: cells.time(.notedAt))
            referrals[cells.id(.film), default: []].append(line)
        case .leftover:
            let parts = cells[.text].split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            let leftover = Leftover(source: cells[.by], name: parts[0], value: parts.count > 1 ? parts[1] : "")
            leftovers[cells.id(.film), default: []].append(JSONLine.leftover(leftover))
        case .list:
            var line = JSONLine()
            line.add("id", text: cells.id(.list))
            line.add("name", text: cells[.listName])
            line.add("description", text: cells[.text])
            line.add("isRanked", isTrue: cells.isMarked(.isRanked))
            line.add("rule", text: cells[.rule])
            line.add("madeAt", text: cells.time(.notedAt))
            lines[.lists, default: []] += line.line
        case .listed:
            addFacts(cells)
            var line = JSONLine()
            line.add("list", text: cells.id(.list))
            line.add("film", text: cells.id(.film))
            line.add("note", text: cells[.text])
            line.add("addedAt", text: cells.time(.notedAt))
            lines[.listFilms, default: []] += line.line
        // A line without a film's members is refused and reported as one that cannot be read.
        case nil:
            var line = JSONLine()
            line.add("row", text: String(cells[.row].printable.prefix(40)))
            lines[.films, default: []] += line.line
        }
    }

    /// Writes the line of a film, unless it is already written.
    private mutating func addFacts(_ cells: Cells) {
        guard films.insert(cells.id(.film)).inserted else { return }
        var line = JSONLine()
        line.add("id", text: cells.id(.film))
        line.add("kind", text: cells[.kind])
        line.add("title", text: cells[.title])
        line.add("originalTitle", text: cells[.originalTitle])
        line.addNumber("year", text: cells[.year])
        line.addNumber("runtime", text: cells[.runtime])
        line.add("directors", texts: cells.names(.directors))
        line.add("genres", texts: cells.names(.genres))
        var ids = JSONLine()
        let externalIDs = ExternalIDs(cells[.ids].split(separator: " ").compactMap { ExternalID(String($0)) })
        for id in externalIDs.all { ids.add(id.namespace.rawValue, text: id.text) }
        line.add("ids", object: ids)
        line.add("isOwn", isTrue: cells.isMarked(.isOwn))
        lines[.films, default: []] += line.line
    }

    private mutating func addFilm(_ cells: Cells) {
        addFacts(cells)
        var line = JSONLine()
        line.add("film", text: cells.id(.film))
        line.add("watchlistedAt", text: cells.time(.watchlist))
        line.add("favouriteAt", text: cells.time(.favourite))
        line.addStars("rating", text: cells[.stars])
        line.add("ratedAt", text: cells.time(.ratedAt))
        line.add("comment", text: cells[.text])
        line.add("audience", texts: cells.words(.audience))
        line.add("tags", texts: cells.words(.tags))
        if !cells[.standing].isEmpty {
            var standing = JSONLine()
            standing.add("kind", text: cells[.standing])
            standing.add("since", text: cells.time(.standingSince))
            standing.add("reason", text: cells[.reason])
            line.add("standing", object: standing)
        }
        line.add("startedOverAt", text: cells.time(.startedOver))
        relations.append((cells.id(.film), line))
    }

    private mutating func addViewing(_ cells: Cells) {
        addFacts(cells)
        var line = JSONLine()
        line.add("film", text: cells.id(.film))
        for member in ViewingFormat.archive.members {
            let column = Column(member.field)
            switch member.field {
            case .id, .episode: line.add(member.name, text: cells.id(column))
            case .watchedOn: line.add(member.name, text: cells.day(column))
            case .rating: line.addStars(member.name, text: cells[column])
            case .ending where cells.isMarked(column):
                var stopped = JSONLine()
                stopped.addNumber("minute", text: cells[.stoppedAt])
                stopped.add("reason", text: cells[.reason])
                line.add(member.name, object: stopped)
            case .ending: break
            case .isRewatch: line.add(member.name, isTrue: cells.isMarked(column))
            case .tags: line.add(member.name, texts: cells.words(column))
            case .loggedAt: line.add(member.name, text: cells.time(column))
            case .place, .companions, .note: line.add(member.name, text: cells[column])
            }
        }
        lines[.viewings, default: []] += line.line
        let name = [cells.id(.film), cells.id(.episodeID)]
        guard !cells[.episodeID].isEmpty, episodes.insert(name).inserted else { return }
        var episode = JSONLine()
        episode.add("film", text: cells.id(.film))
        episode.add("id", text: cells.id(.episodeID))
        episode.add("number", text: cells[.episode])
        episode.add("title", text: cells[.episodeTitle])
        lines[.episodes, default: []] += episode.line
    }

    /// A row's cells by the meanings of their columns. A malformed value is kept, so that its line is refused.
    private struct Cells {
        let columnIndices: [Column: Int]
        let row: ExchangeTable.Row

        subscript(_ column: Column) -> String { SafeCell.plain(row[columnIndices[column]]) }

        func isMarked(_ column: Column) -> Bool { FactCollector.isYes(self[column]) }

        /// The ID without its first letter.
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
            guard case .at(let time)? = DateParser(isUTC: true).date(text) else { return text }
            return time.description
        }

        func day(_ column: Column) -> String {
            let text = self[column]
            guard !text.isEmpty, WatchedOn(text) == nil else { return text }
            guard case .on(let date)? = DateParser().date(text) else { return text }
            return date.description
        }
    }
}

extension JSONLine {
    fileprivate mutating func addNumber(_ name: String, text: String) {
        if let number = Int(text) { add(name, number: number) } else { add(name, text: text) }
    }

    fileprivate mutating func addStars(_ name: String, text: String) {
        if let rating = Rating(text) { add(name, rating: rating) } else { add(name, text: text) }
    }
}
