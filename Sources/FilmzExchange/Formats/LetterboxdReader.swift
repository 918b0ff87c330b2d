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
        let withReviews = parts.filter { $0.table == .reviews }.map(\.part)
        for (index, part) in withReviews.enumerated() {
            if let table = part.table { reader.reviews.add(table, file: index) }
        }
        for (part, kind) in parts where kind == .diary {
            if let table = part.table { reader.reviews.know(table) }
        }
        for (part, kind) in parts where kind != .reviews { reader.read(part, kind: kind) }
        for (index, part) in withReviews.enumerated() {
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
            if let file, !reviews.isLeft(row.line, file: file) { continue }
            guard entries.insert(entry).inserted || entry.address.isEmpty else {
                facts.leaveOut(.repeated)
                continue
            }
            let review: String
            if file != nil {
                review = row[columns.review]
            } else {
                review = reviews.take(entry) ?? ""
            }
            var film = columns.film(row, into: &facts)
            facts.take(address: row[columns.address], isOfFilm: false, in: &film)
            var viewing = FactViewing()
            viewing.when = facts.date(row[columns.watched], reading: columns.dates)
            viewing.loggedOn = facts.date(row[columns.date], reading: columns.dates)
            viewing.formerWhen = columns.dates.former(row[columns.watched])
            viewing.formerLoggedOn = columns.dates.former(row[columns.date])
            viewing.isDayGuessed = columns.dates.isGuess(row[columns.watched])
            viewing.rating = facts.rating(row[columns.rating], scale: .five)
            viewing.isRewatch = FactCollector.isYes(row[columns.rewatch])
            viewing.tags = facts.tags(ExchangeText.repaired(row[columns.tags]))
            viewing.note = facts.prose(review, name: "review")
            facts.say(film, claim: .viewing(viewing))
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
            facts.take(address: row[columns.address], isOfFilm: true, in: &film)
            let date = facts.date(row[columns.date], reading: columns.dates)
            let former = columns.dates.formerDay(row[columns.date])
            switch kind {
            case .ratings:
                if let rating = facts.rating(row[columns.rating], scale: .five) {
                    facts.say(film, claim: .verdict(rating, on: date), former: former)
                } else {
                    facts.leaveOut(.saysNothing)
                }
            // The date is when the film was marked, not when it was seen.
            case .seen: facts.say(film, claim: .seen(times: 1, markedOn: date), former: former)
            case .watchlist: facts.say(film, claim: .watchlist(since: date, note: ""), former: former)
            case .likes: facts.say(film, claim: .liked(on: date), former: former)
            default: facts.say(film, claim: .undecided(on: date, note: "", position: nil), former: former)
            }
        }
    }

    private mutating func readImport(_ part: ExchangePart, table: ExchangeTable) {
        var mapping = ColumnMapping(keys: table.heads.map(ExchangeTable.key), names: Self.importNames)
        // Films in a file for the importer were seen, unless the file's name says otherwise.
        mapping.bareRows = if part.stem.hasPrefix("watchlist") { .watchlist } else { .seen }
        let completed = MappedReader.completed(mapping, table: table, knowsScale: true)
        facts.reportOpenDateOrder(completed.hasOpenDateOrder)
        mapping = completed.mapping
        var reader = MappedReader(table, mapping: mapping)
        if part.path.hasPrefix("lists/") {
            if let place = mapping.place(.review) { reader.mapping.meanings[place] = .note }
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
    private(set) var dates = DateReading()

    init(_ table: ExchangeTable) {
        name = table.place("name")
        year = table.place("year")
        date = table.place("date")
        address = table.place("letterboxduri")
        rating = table.place("rating")
        rewatch = table.place("rewatch")
        tags = table.place("tags")
        watched = table.place("watcheddate")
        review = table.place("review")
    }

    /// Finds out the order of day and month, since a spreadsheet may have rewritten the dates.
    mutating func readDateOrder(of table: ExchangeTable, into facts: inout FactCollector) {
        var evidence = DateOrderEvidence()
        for row in table.rows {
            for place in [date, watched].compactMap(\.self) { evidence.add(row[place]) }
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

    private struct Place: Hashable {
        var file: Int
        var line: Int
    }

    private struct Review {
        var place: Place
        var address: String
        var text: String
    }

    /// The unused reviews by film and days, in the order of the file.
    private var waiting: [String: [Review]] = [:]
    private var left: Set<Place> = []
    /// The addresses of all entries in the diary.
    private var addresses: Set<String> = []

    mutating func add(_ table: ExchangeTable, file: Int) {
        let columns = LetterboxdColumns(table)
        for row in table.rows {
            let entry = columns.entry(row)
            let place = Place(file: file, line: row.line)
            let review = Review(place: place, address: entry.address, text: row[columns.review])
            waiting[entry.key, default: []].append(review)
            left.insert(place)
        }
    }

    /// Adds the addresses of the diary's entries.
    mutating func know(_ table: ExchangeTable) {
        let columns = LetterboxdColumns(table)
        for row in table.rows { addresses.insert(row[columns.address]) }
    }

    /// Removes and returns the review of an entry. If there are several entries of one film and day, the address
    /// decides; a review whose address no entry has goes to the first one.
    mutating func take(_ entry: Entry) -> String? {
        guard let all = waiting[entry.key],
            let index = all.firstIndex(where: { $0.address == entry.address })
                ?? all.firstIndex(where: { !addresses.contains($0.address) })
        else { return nil }
        left.remove(all[index].place)
        waiting[entry.key]?.remove(at: index)
        return all[index].text
    }

    /// Whether the review belongs to no entry of the diary.
    func isLeft(_ line: Int, file: Int) -> Bool { left.contains(Place(file: file, line: line)) }
}
