import FilmzDomain

/// A reader of Letterboxd's exports, and of files for its importer.
///
/// Rows of different files are never matched by address: in the diary and in reviews, addresses are those of entries;
/// elsewhere, those of films.
struct LetterboxdReader {
    private var facts = FactCollector(source: .letterboxd)
    private var reviews = LetterboxdReviews()
    /// The diary entries read so far. Two exports contain the same ones.
    private var entries: Set<LetterboxdReviews.Entry> = []

    /// - Parameter parts: the files in their original order
    static func read(_ parts: [(part: ExchangePart, table: LetterboxdTable)]) -> ExchangeFile {
        var reader = LetterboxdReader()
        // The review of a row in the diary is in another file, which may come before or after it.
        let reviewParts = parts.filter { $0.table == .reviews }.map(\.part)
        for (index, part) in reviewParts.enumerated() {
            if let table = part.table { reader.reviews.add(table, file: index) }
        }
        for (part, kind) in parts where kind == .diary {
            if let table = part.table { reader.reviews.addAddresses(table) }
        }
        for (part, kind) in parts where kind != .reviews { reader.read(part, kind: kind) }
        for (index, part) in reviewParts.enumerated() {
            reader.facts.begin(part.name, kind: .reviews)
            if let table = part.table { reader.readViewings(table, reviews: index) }
        }
        return reader.facts.file
    }

    private mutating func read(_ part: ExchangePart, kind: LetterboxdTable) {
        switch kind {
        // Reviews are read after the diary has taken those that belong to it.
        case .ignored, .reviews: break
        case .list:
            facts.begin(part.name, kind: .list)
            LetterboxdList.read(part, into: &facts)
        case .importTable:
            facts.begin(part.name, kind: .importTable)
            if let table = part.table { readImport(part, table: table) }
        case .diary:
            facts.begin(part.name, kind: .diary)
            if let table = part.table { readViewings(table, reviews: nil) }
        case .ratings: readFilms(part, kind: .ratings)
        case .seen: readFilms(part, kind: .seen)
        case .watchlist: readFilms(part, kind: .watchlist)
        case .likes: readFilms(part, kind: .likes)
        case .films:
            readFilms(part, kind: .rows)
            facts.ask([.seen, .watchlist, .liked])
        }
    }

    // MARK: - The diary and reviews

    /// - Parameter file: the number of the file of reviews; nil for the diary
    private mutating func readViewings(_ table: ExchangeTable, reviews file: Int?) {
        var columns = LetterboxdColumns(table)
        columns.readDateOrder(of: table, into: &facts)
        for row in table.rows {
            facts.beginRow(row.line)
            let entry = columns.entry(row)
            // Usually the review already belongs to a row of the diary.
            if let file, !reviews.isUnused(row.line, file: file) { continue }
            guard entries.insert(entry).inserted || entry.address.isEmpty else {
                facts.leaveOut(.repeated)
                continue
            }
            let review: String
            if file != nil {
                review = row[columns.review]
            } else {
                review = reviews.takeReview(entry) ?? ""
            }
            var film = columns.film(row, into: &facts)
            facts.addID(address: row[columns.address], isOfFilm: false, in: &film)
            var viewing = FactViewing()
            viewing.when = facts.date(row[columns.watched], parser: columns.dates)
            viewing.loggedOn = facts.date(row[columns.date], parser: columns.dates)
            viewing.formerWhen = columns.dates.former(row[columns.watched])
            viewing.formerLoggedOn = columns.dates.former(row[columns.date])
            viewing.isDayGuessed = columns.dates.isGuess(row[columns.watched])
            viewing.draft.rating = facts.rating(row[columns.rating], scale: .five)
            viewing.draft.isRewatch = FactCollector.isYes(row[columns.rewatch])
            viewing.draft.tags = facts.tags(ExchangeText.repaired(row[columns.tags]))
            viewing.draft.note = facts.note(review, name: "review")
            facts.add(film, claim: .viewing(viewing))
        }
    }

    // MARK: - Files of films

    private mutating func readFilms(_ part: ExchangePart, kind: ExchangeFile.PartKind) {
        facts.begin(part.name, kind: kind)
        guard let table = part.table else { return }
        var columns = LetterboxdColumns(table)
        columns.readDateOrder(of: table, into: &facts)
        for row in table.rows {
            facts.beginRow(row.line)
            var film = columns.film(row, into: &facts)
            facts.addID(address: row[columns.address], isOfFilm: true, in: &film)
            let date = facts.date(row[columns.date], parser: columns.dates)
            let former = columns.dates.formerDay(row[columns.date])
            switch kind {
            case .ratings:
                if let rating = facts.rating(row[columns.rating], scale: .five) {
                    facts.add(film, claim: .verdict(rating, on: date), former: former)
                } else {
                    facts.leaveOut(.saysNothing)
                }
            // The date is when the film was marked, not when it was seen.
            case .seen: facts.add(film, claim: .seen(times: 1, markedOn: date), former: former)
            case .watchlist: facts.add(film, claim: .watchlist(since: date, note: ""), former: former)
            case .likes: facts.add(film, claim: .liked(on: date), former: former)
            default: facts.add(film, claim: .undecided(on: date, note: "", position: nil), former: former)
            }
        }
    }

    private mutating func readImport(_ part: ExchangePart, table: ExchangeTable) {
        var mapping = ColumnMapping(keys: table.heads.map(ExchangeTable.key), names: Self.importNames)
        // Films in a file for the importer were seen, unless the file's name says otherwise.
        mapping.bareRows = if part.stem.hasPrefix("watchlist") { .watchlist } else { .seen }
        let completion = MappedReader.completed(mapping, table: table, knowsScale: true)
        facts.reportOpenDateOrder(completion.hasOpenDateOrder)
        mapping = completion.mapping
        var reader = MappedReader(table, mapping: mapping)
        if part.path.hasPrefix("lists/") {
            if let index = mapping.index(of: .review) { reader.mapping.meanings[index] = .note }
            reader.everyRow = .list
            reader.list = facts.add(ExchangeList(name: PartNames.title(part.name)))
        }
        reader.read(into: &facts)
    }

    private static let importNames = ColumnMapping.names([
        (.address, "letterboxduri"), (.tmdb, "tmdbid"), (.imdb, "imdbid"), (.title, "title"), (.year, "year"),
        (.directors, "directors"), (.rating, "rating"), (.ratingOfTen, "rating10"), (.watchedOn, "watcheddate"),
        (.rewatch, "rewatch"), (.tags, "tags"), (.review, "review"),
    ])
}

/// The columns of Letterboxd's tables.
struct LetterboxdColumns {
    let name, year, date, address, rating, rewatch, tags, watched, review: Int?
    private(set) var dates = DateParser()

    init(_ table: ExchangeTable) {
        name = table.index(of: "name")
        year = table.index(of: "year")
        date = table.index(of: "date")
        address = table.index(of: "letterboxduri")
        rating = table.index(of: "rating")
        rewatch = table.index(of: "rewatch")
        tags = table.index(of: "tags")
        watched = table.index(of: "watcheddate")
        review = table.index(of: "review")
    }

    /// Finds out the order of day and month, since a spreadsheet may have rewritten the dates.
    mutating func readDateOrder(of table: ExchangeTable, into facts: inout FactCollector) {
        var evidence = DateOrderEvidence()
        for row in table.rows {
            for column in [date, watched].compactMap(\.self) { evidence.add(row[column]) }
        }
        dates.order = evidence.order
        facts.reportOpenDateOrder(evidence.isInDoubt)
    }

    func film(_ row: ExchangeTable.Row, into facts: inout FactCollector) -> FilmReference {
        FilmReference(title: facts.title(row[name]), year: facts.year(row[year]))
    }

    /// The key of a diary entry, which is the same in the diary and in the reviews.
    func entry(_ row: ExchangeTable.Row) -> LetterboxdReviews.Entry {
        LetterboxdReviews.Entry(
            film: row[name] + "\n" + row[year], days: row[date] + "\n" + row[watched], address: row[address])
    }
}

/// The reviews of diary entries. They are in a separate file, with the same cells.
struct LetterboxdReviews {
    struct Entry: Hashable {
        var film: String
        /// The days on which it was logged and seen.
        var days: String
        var address: String

        var key: String { film + "\n" + days }
    }

    private struct Position: Hashable {
        var file: Int
        var line: Int
    }

    private struct Review {
        var position: Position
        var address: String
        var text: String
    }

    /// The unused reviews by film and days, in the order of the file.
    private var unusedReviews: [String: [Review]] = [:]
    private var unusedPositions: Set<Position> = []
    /// The addresses of all entries in the diary.
    private var addresses: Set<String> = []

    mutating func add(_ table: ExchangeTable, file: Int) {
        let columns = LetterboxdColumns(table)
        for row in table.rows {
            let entry = columns.entry(row)
            let position = Position(file: file, line: row.line)
            let review = Review(position: position, address: entry.address, text: row[columns.review])
            unusedReviews[entry.key, default: []].append(review)
            unusedPositions.insert(position)
        }
    }

    /// Adds the addresses of the diary's entries.
    mutating func addAddresses(_ table: ExchangeTable) {
        let columns = LetterboxdColumns(table)
        for row in table.rows { addresses.insert(row[columns.address]) }
    }

    /// Removes and returns the review of an entry. If there are several entries of one film and day, the address
    /// decides; a review whose address no entry has goes to the first one.
    mutating func takeReview(_ entry: Entry) -> String? {
        guard let reviews = unusedReviews[entry.key],
            let index = reviews.firstIndex(where: { $0.address == entry.address })
                ?? reviews.firstIndex(where: { !addresses.contains($0.address) })
        else { return nil }
        unusedPositions.remove(reviews[index].position)
        unusedReviews[entry.key]?.remove(at: index)
        return reviews[index].text
    }

    /// Whether the review belongs to no entry of the diary.
    func isUnused(_ line: Int, file: Int) -> Bool { unusedPositions.contains(Position(file: file, line: line)) }
}
