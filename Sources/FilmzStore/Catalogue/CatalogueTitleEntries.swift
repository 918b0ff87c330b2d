import FilmzDomain
import GRDB
import TitleSearch

/// The films of a catalogue as an index wants them.
enum CatalogueTitleEntries {
    private static let sql = """
        SELECT film.id, title, original_title, year, film.prominence, votes, directors, "cast"
        FROM film_by_fame list CROSS JOIN film ON film.id = list.film_id ORDER BY list.prominence, list.film_id
        """

    /// Calls a function with each film, the best known first.
    static func forEach(_ db: Database, _ body: (TitleEntry) throws -> Void) throws {
        let hasNames = try Int.fetchOne(db, sql: "SELECT 1 FROM film_name LIMIT 1") != nil
        let names = try db.makeStatement(sql: "SELECT name FROM film_name WHERE film_id = ? ORDER BY position")
        let rows = try Row.fetchCursor(db, sql: sql)
        var count = 0
        while let row = try rows.next() {
            count += 1
            if count.isMultiple(of: 1_000) { try Task.checkCancellation() }
            let (id, prominence): (Int64, Int64) = (row[0], row[4])
            var entry = TitleEntry(
                id: id, year: row[3], popularity: popularity(votes: row[5], prominence: prominence), names: [row[1]],
                people: people(row[6]) + people(row[7]))
            if let original = row[2] as String? { entry.names.append(original) }
            if hasNames { entry.names += try String.fetchAll(names, arguments: [id]) }
            try body(entry)
        }
    }

    /// A film as it comes.
    /// - Parameter text: what its ranges are of
    static func entry(_ film: FilmBatch.Facts, _ text: [UInt8]) -> TitleEntry {
        func name(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
        let prominence = film.prominence.map(Int64.init) ?? FilmRecord.unknownProminence
        return TitleEntry(
            id: Film.ID(.imdb(film.imdb)).rawValue, year: film.year,
            popularity: popularity(votes: film.votes, prominence: prominence),
            names: film.originalTitle.map { [name(film.title), name($0)] } ?? [name(film.title)])
    }

    /// A film that no catalogue has. Somebody here cares for it: it counts as much as one that many know.
    static func own(_ film: Film) -> TitleEntry {
        TitleEntry(
            id: film.id.rawValue, year: film.year,
            popularity: max(20_000, film.prominence.map { popularity(votes: 0, prominence: Int64($0)) } ?? 0),
            names: [film.title, film.originalTitle].compactMap(\.self), people: film.directors + film.cast)
    }

    /// In votes. Where only the order of fame is known, they go down with it as Zipf's law has it.
    private static func popularity(votes: Int, prominence: Int64) -> Int {
        if votes > 0 || prominence == FilmRecord.unknownProminence { return votes }
        return 2_000_000 / Int(max(1, prominence))
    }

    private static func people(_ list: String) -> [String] {
        list.split(separator: "\n").map(String.init)
    }
}
