import FilmzDomain
import FilmzTitleSearch
import GRDB

/// A catalogue's films as entries for an index of titles.
enum CatalogueTitleEntries {
    private static let sql = """
        SELECT \(EntryColumn.list(of: "film"))
        FROM film_by_fame list \(Dialect.join) film ON film.id = list.film_id ORDER BY list.prominence, list.film_id
        """

    private enum EntryColumn: Int, StoredColumn {
        case id, title, originalTitle, year, prominence, votes, directors, cast, keywords

        static let names = spelled
    }

    /// Calls a function with each film, the best known first.
    static func forEach(_ db: Database, body: (TitleEntry) throws -> Void) throws {
        let hasNames = try Int.fetchOne(db, sql: "SELECT 1 FROM film_name LIMIT 1") != nil
        let names = try db.makeStatement(sql: "SELECT name FROM film_name WHERE film_id = ? ORDER BY position")
        let rows = try EntryColumn.fetchCursor(db.makeStatement(sql: sql))
        var count = 0
        while let row = try rows.next() {
            count += 1
            if count.isMultiple(of: 1_000) { try Task.checkCancellation() }
            let id: Int64 = row[.id]
            var entry = TitleEntry(
                id: id, year: row[.year], popularity: popularity(votes: row[.votes], prominence: row[.prominence]),
                names: [row[.title]],
                people: FilmRecord.list(row[.directors] as String) + FilmRecord.list(row[.cast] as String)
                    + FilmRecord.list(row[.keywords] as String))
            if let original = row[.originalTitle] as String? { entry.names.append(original) }
            if hasNames { entry.names += try String.fetchAll(names, arguments: [id]) }
            try body(entry)
        }
    }

    /// The entry of a film that no catalogue has. A person here cares for it, so it counts as much as a well-known
    /// film.
    static func own(_ film: Film) -> TitleEntry {
        TitleEntry(
            id: film.id.rawValue, year: film.year,
            popularity: max(20_000, film.prominence.map { popularity(votes: 0, prominence: Int64($0)) } ?? 0),
            names: [film.title, film.originalTitle].compactMap(\.self), people: film.directors + film.cast)
    }

    /// The catalogue's additions to the entries of stored films: the popularity, names and keywords with which
    /// ``forEach(_:body:)`` writes them.
    static func additions(to films: [Int64], in db: Database) throws -> [Int64: TitleEntry] {
        var additions: [Int64: TitleEntry] = [:]
        let rows = try AdditionColumn.fetchCursor(
            db.makeStatement(sql: keptSQL), arguments: ["films": films.json])
        while let row = try rows.next() {
            additions[row[.id]] = TitleEntry(
                id: row[.id], popularity: popularity(votes: row[.votes], prominence: row[.prominence]), names: [],
                people: FilmRecord.list(row[.keywords] as String))
        }
        let names = try FilmNameColumn.fetchCursor(
            db.makeStatement(sql: keptNamesSQL), arguments: ["films": films.json])
        while let row = try names.next() { additions[row[.filmID]]?.names.append(row[.name]) }
        return additions
    }

    static let keptSQL = """
        SELECT \(AdditionColumn.list(of: "film")) FROM json_each(:films) asked
        \(Dialect.join) film ON film.id = asked.value
        """

    private enum AdditionColumn: Int, StoredColumn {
        case id, votes, prominence, keywords

        static let names = spelled
    }

    static let keptNamesSQL = """
        SELECT \(FilmNameColumn.list()) FROM json_each(:films) asked
        \(Dialect.join) film_name ON film_name.film_id = asked.value
        """

    /// The film's popularity in votes. When only the order of fame is known, votes are estimated from it by Zipf's law.
    fileprivate static func popularity(votes: Int, prominence: Int64) -> Int {
        if votes > 0 || prominence == FilmRecord.unknownProminence { return votes }
        return 2_000_000 / Int(max(1, prominence))
    }
}

extension TitleIndexBuilder {
    /// Adds a film while it is written.
    /// - Parameters:
    ///   - text: the text that the film's ranges refer to
    ///   - others: the texts by which it is found besides its titles
    mutating func add(_ film: FilmBatch.Facts, text: [UInt8], others: [String]) {
        let popularity = CatalogueTitleEntries.popularity(
            votes: film.votes, prominence: film.prominence.map(Int64.init) ?? FilmRecord.unknownProminence)
        let entry = TitleEntry(
            id: Film.ID(.imdb(film.imdb)).rawValue, year: film.year, popularity: popularity, names: [], people: others)
        add(entry, title: film.title, original: film.originalTitle, in: text)
    }
}
