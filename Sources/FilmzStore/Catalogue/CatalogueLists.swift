import FilmzDomain
import GRDB

/// The orders in which a catalogue's films are listed, and the keys of their titles. They are sorted here and written
/// as tables that only grow at their end. That takes half the time that SQLite needs for indexes of a million films.
///
/// Memory: 16 bytes for each film and each of its two titles, 40 for each film with a day of release, and up to 32 more
/// for each film while they are written.
struct CatalogueLists: Sendable {
    /// The prominence, ID and year of each film in one number; a missing year is 0.
    private var keys: [UInt128] = []
    /// The keys of titles, each with the film's ID in one number.
    private var titles: [UInt128] = []
    /// The films whose day of release is known.
    private var datedFilms: [Dated] = []

    private struct Dated {
        let day: CalendarDay
        let prominence: Int64
        let id: Int64
    }

    var hasDays: Bool { !datedFilms.isEmpty }
    var count: Int { keys.count }

    /// The number of bits of a ``Film/ID``; a prominence has one more.
    private static let idBits = 53
    private static let yearBits = 14

    private static let fame = RowWriter.Rows(into: "film_by_fame", columns: FameColumn.names)
    private static let year = RowWriter.Rows(into: "film_by_year", columns: YearColumn.names)
    private static let release = RowWriter.Rows(into: "film_by_release", columns: ReleaseColumn.names)
    private static let day = RowWriter.Rows(into: "film_by_day", columns: DayColumn.names)
    private static let title = RowWriter.Rows(
        into: "film_by_title", columns: TitleColumn.names, conflict: .isIgnored)

    init() {}

    /// The lists of the films that are in a database.
    init(_ db: Database) throws {
        let rows = try FilmColumn.fetchCursor(db.makeStatement(sql: "SELECT \(FilmRecord.columns) FROM film"))
        while let row = try rows.next() { add(try FilmRecord.film(row)) }
    }

    mutating func add(_ film: Film) {
        add(
            film.id, year: film.year, prominence: film.prominence, titleKey: FilmSearchText.titleKey(film),
            originalKey: FilmSearchText.originalKey(film))
        date(film)
    }

    /// Adds the day of release, if there is one, of a film that was added without its day.
    mutating func date(_ film: Film) {
        guard let day = film.releaseDate else { return }
        let prominence = film.prominence.map(Int64.init) ?? FilmRecord.unknownProminence
        datedFilms.append(Dated(day: day, prominence: prominence, id: film.id.rawValue))
    }

    mutating func add(_ id: Film.ID, year: Int?, prominence: Int?, titleKey: Int64, originalKey: Int64?) {
        let prominence = prominence.map(Int64.init) ?? FilmRecord.unknownProminence
        let year = min(UInt128(clamping: year ?? 0), 1 << Self.yearBits - 1)
        keys.append((UInt128(prominence) << Self.idBits | UInt128(id.rawValue)) << Self.yearBits | year)
        titles.append(UInt128(titleKey) << Self.idBits | UInt128(id.rawValue))
        if let originalKey { titles.append(UInt128(originalKey) << Self.idBits | UInt128(id.rawValue)) }
    }

    /// Sorts the lists now, so that ``write(to:)`` has little left to sort.
    mutating func sort() {
        keys.sort()
        titles.sort()
    }

    /// Writes the lists to a draft.
    func write(to draft: CatalogueDraft) async throws {
        async let titles = Self.sorted(titles)
        let fame = await Self.sorted(keys)
        async let years = Self.byYear(fame)
        try Self.write(fame, rows: Self.fame, to: draft) { row, key in
            row.bind(Self.prominence(key), column: FameColumn.prominence)
            row.bind(Self.id(key), column: FameColumn.filmID)
        }
        try await Self.write(years, rows: Self.year, to: draft) { row, key in
            row.bind(Int64(Self.year(key)), column: YearColumn.year)
            row.bind(Self.prominence(key), column: YearColumn.prominence)
            row.bind(Self.id(key), column: YearColumn.filmID)
        }
        if hasDays { try await writeDays(years, to: draft) }
        try await Self.write(titles, rows: Self.title, to: draft) { row, title in
            row.bind(Int64(title >> Self.idBits), column: TitleColumn.key)
            row.bind(Int64(truncatingIfNeeded: title) & (1 << Self.idBits - 1), column: TitleColumn.filmID)
        }
        try draft.write { try $0.execute(sql: CatalogueSchema.years) }
    }

    /// The places of films with a year, grouped by year in their previous order.
    @concurrent
    private static func byYear(_ keys: [UInt128]) async -> [UInt128] {
        var ends = [Int](repeating: 0, count: 1 << yearBits + 1)
        for key in keys { ends[year(key) + 1] += 1 }
        for year in 1..<ends.count { ends[year] += ends[year - 1] }
        var sorted = [UInt128](repeating: 0, count: keys.count)
        let unknown = ends[1]
        for key in keys {
            sorted[ends[year(key)]] = key
            ends[year(key)] += 1
        }
        return Array(sorted[unknown...])
    }

    /// Writes the lists by day. Nearly all films of a large catalogue have no day; they are only in the list of years.
    private func writeDays(_ years: [UInt128], to draft: CatalogueDraft) throws {
        let newest = Dictionary(datedFilms.map { ($0.id, CatalogueSchema.newestFirst($0.day)) }) { first, _ in first }
        let keys = years.compactMap { key in newest[Self.id(key)].map { (key: key, newest: $0) } }
        let sorted = keys.sorted {
            (Self.year($0.key), $0.newest, $0.key) < (Self.year($1.key), $1.newest, $1.key)
        }
        try Self.write(sorted, rows: Self.release, to: draft) { row, film in
            row.bind(Int64(Self.year(film.key)), column: ReleaseColumn.year)
            row.bind(Int64(film.newest), column: ReleaseColumn.newestFirst)
            row.bind(Self.prominence(film.key), column: ReleaseColumn.prominence)
            row.bind(Self.id(film.key), column: ReleaseColumn.filmID)
        }
        let days = datedFilms.map { ($0.day.monthDay.description, $0.prominence, $0.id) }.sorted { $0 < $1 }
        try Self.write(days, rows: Self.day, to: draft) { row, film in
            row.bind(copying: Array(film.0.utf8), column: DayColumn.day)
            row.bind(film.1, column: DayColumn.prominence)
            row.bind(film.2, column: DayColumn.filmID)
        }
    }

    /// Adds a film to the written lists.
    static func insert(_ film: Film, in db: Database) throws {
        for entry in entries(film) + elsewhere(film) { try entry.insert(db) }
    }

    /// Writes the film's external IDs, except the one that its own ID is made from.
    static func insertElsewhere(_ film: Film, in db: Database) throws {
        for entry in elsewhere(film) { try entry.insert(db) }
    }

    /// Removes a film from the written lists.
    static func remove(_ film: Film, in db: Database) throws {
        for entry in entries(film) + elsewhere(film) { try entry.remove(db) }
    }

    /// A row of one of the lists; the key has all of its columns.
    private struct ListEntry {
        private let table: String
        private let names: [String]
        private let values: StatementArguments

        init<Column: StoredColumn>(
            _ table: String, value: (Column) -> any DatabaseValueConvertible
        ) {
            self.table = table
            names = Column.names
            values = Column.arguments(value)
        }

        func insert(_ db: Database) throws {
            let marks = names.map { _ in "?" }.joined(separator: ", ")
            try db.execute(
                sql: """
                    INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks)) ON CONFLICT DO NOTHING
                    """, arguments: values)
        }

        func remove(_ db: Database) throws {
            let columns = names.map { "\($0) = ?" }.joined(separator: " AND ")
            try db.execute(sql: "DELETE FROM \(table) WHERE \(columns)", arguments: values)
        }
    }

    private static func entries(_ film: Film) -> [ListEntry] {
        let prominence = film.prominence.map(Int64.init) ?? FilmRecord.unknownProminence
        let id = film.id.rawValue
        var entries = [
            ListEntry("film_by_fame") { (column: FameColumn) in
                switch column {
                case .prominence: prominence
                case .filmID: id
                }
            }
        ]
        if let year = film.year {
            entries.append(
                ListEntry("film_by_year") { (column: YearColumn) in
                    switch column {
                    case .year: year
                    case .prominence: prominence
                    case .filmID: id
                    }
                })
            if film.releaseDate != nil {
                entries.append(
                    ListEntry("film_by_release") { (column: ReleaseColumn) in
                        switch column {
                        case .year: year
                        case .newestFirst: CatalogueSchema.newestFirst(film.releaseDate)
                        case .prominence: prominence
                        case .filmID: id
                        }
                    })
            }
        }
        if let day = film.releaseDate?.monthDay {
            entries.append(
                ListEntry("film_by_day") { (column: DayColumn) in
                    switch column {
                    case .day: day.description
                    case .prominence: prominence
                    case .filmID: id
                    }
                })
        }
        for key in [FilmSearchText.titleKey(film), FilmSearchText.originalKey(film)].compactMap(\.self) {
            entries.append(
                ListEntry("film_by_title") { (column: TitleColumn) in
                    switch column {
                    case .key: key
                    case .filmID: id
                    }
                })
        }
        return entries
    }

    private static func elsewhere(_ film: Film) -> [ListEntry] {
        film.externalIDs.all.compactMap { externalID in
            if case .imdb = externalID, Film.ID(externalID) == film.id { return nil }
            return ListEntry("film_elsewhere") { (column: ElsewhereColumn) in
                switch column {
                case .namespace: externalID.namespace.rawValue
                case .number: externalID.number
                case .filmID: film.id.rawValue
                }
            }
        }
    }

    private static func year(_ key: UInt128) -> Int {
        Int(truncatingIfNeeded: key) & (1 << yearBits - 1)
    }

    private static func id(_ key: UInt128) -> Int64 {
        Int64(truncatingIfNeeded: key >> yearBits) & (1 << idBits - 1)
    }

    private static func prominence(_ key: UInt128) -> Int64 {
        Int64(key >> (idBits + yearBits))
    }

    @concurrent
    private static func sorted(_ numbers: [UInt128]) async -> [UInt128] {
        numbers.sorted()
    }

    private static func write<Entry>(
        _ entries: [Entry], rows: RowWriter.Rows, to draft: CatalogueDraft,
        bind: (borrowing RowWriter, Entry) -> Void
    ) throws {
        _ = try draft.write { db in
            try RowWriter.write(entries.count, rows: rows, in: db) { row, index in bind(row, entries[index]) }
        }
    }
}

// MARK: - The columns of the lists

private enum FameColumn: Int, StoredColumn {
    case prominence, filmID

    static let names = spelled
}

private enum YearColumn: Int, StoredColumn {
    case year, prominence, filmID

    static let names = spelled
}

private enum ReleaseColumn: Int, StoredColumn {
    case year, newestFirst, prominence, filmID

    static let names = spelled
}

private enum DayColumn: Int, StoredColumn {
    case day, prominence, filmID

    static let names = spelled
}

private enum TitleColumn: Int, StoredColumn {
    case key, filmID

    static let names = spelled
}

private enum ElsewhereColumn: Int, StoredColumn {
    case namespace, number, filmID

    static let names = spelled
}
