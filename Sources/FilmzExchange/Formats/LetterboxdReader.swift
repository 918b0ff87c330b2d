import FilmzDomain

/// Reads what Letterboxd exports, and what its importer reads.
///
/// Addresses never join rows of two files: in the diary and in reviews they are those of entries, elsewhere those of
/// films.
struct LetterboxdReader {
    private var facts = FactCollector(source: .letterboxd)
    private var reviews = LetterboxdReviews()
    /// Those that were read. Two exports have the same ones.
    private var entries: Set<LetterboxdReviews.Entry> = []

    /// - Parameter parts: in the order in which they came
    static func read(_ parts: [(part: ExchangePart, table: LetterboxdTable)]) -> ExchangeFile {
        var reader = LetterboxdReader()
        // The review of a diary's row is in another file, which may come before or after it.
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
        // Reviews are read when the diary has taken its own.
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

    /// - Parameter file: which file of reviews it is; nil for the diary
    private mutating func readViewings(_ table: ExchangeTable, reviews file: Int?) {
        var columns = LetterboxdColumns(table)
        columns.readDateOrder(of: table, into: &facts)
        for row in table.rows {
            facts.beginRow(row.line)
            let entry = columns.entry(row)
            // Mostly the diary's row has it already.
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
            // The date is when it was marked, not when it was seen.
            case .seen: facts.say(film, claim: .seen(times: 1, markedOn: date), former: former)
            case .watchlist: facts.say(film, claim: .watchlist(since: date, note: ""), former: former)
            case .likes: facts.say(film, claim: .liked(on: date), former: former)
            default: facts.say(film, claim: .undecided(on: date, note: "", position: nil), former: former)
            }
        }
    }

    private mutating func readImport(_ part: ExchangePart, table: ExchangeTable) {
        var mapping = ColumnMapping(keys: table.heads.map(ExchangeTable.key), names: Self.importNames)
        // Whoever lists films for its importer says that they were seen, unless the file is called otherwise.
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

/// The columns of a table of Letterboxd.
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

    /// Learns in which order days and months are, since a spreadsheet may have written the dates anew.
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

    /// What tells an entry of the diary from others, in the diary and in the reviews.
    func entry(_ row: ExchangeTable.Row) -> LetterboxdReviews.Entry {
        LetterboxdReviews.Entry(
            film: row[name] + "\n" + row[year], days: row[date] + "\n" + row[watched], address: row[address])
    }
}

/// The reviews that belong to entries of the diary, which are in a file of their own with the same cells.
struct LetterboxdReviews {
    struct Entry: Hashable {
        var film: String
        /// When it was logged, and when it was seen.
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

    /// By film and days, in the order of the file.
    private var waiting: [String: [Review]] = [:]
    private var left: Set<Place> = []
    /// Of the entries in the diary.
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

    /// Learns which entries the diary has.
    mutating func know(_ table: ExchangeTable) {
        let columns = LetterboxdColumns(table)
        for row in table.rows { addresses.insert(row[columns.address]) }
    }

    /// The review of an entry, which is given only once. Of several entries of one film and day, the address tells which;
    /// a review whose address no entry has goes to the first one.
    mutating func take(_ entry: Entry) -> String? {
        guard let all = waiting[entry.key],
            let index = all.firstIndex(where: { $0.address == entry.address })
                ?? all.firstIndex(where: { !addresses.contains($0.address) })
        else { return nil }
        left.remove(all[index].place)
        waiting[entry.key]?.remove(at: index)
        return all[index].text
    }

    /// Whether no entry of the diary took the review.
    func isLeft(_ line: Int, file: Int) -> Bool { left.contains(Place(file: file, line: line)) }
}
