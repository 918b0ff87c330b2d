import FilmzDomain
import FilmzLocking
import GRDB

/// A cache of answers about a person's films. They are computed once after each change.
final class MyFilmsCache: Sendable {
    struct States: Hashable {
        var person: Person.ID
        var films: [Film.ID]
    }

    struct Shelf: Hashable {
        var person: Person.ID
        var shelf: MyFilmsQuery.Shelf
    }

    typealias Totals = (films: Int, minutes: Int)

    let shelves = RevisionCache<ListPage<MyFilmsSelection>, BatchApplication.Revision, MyFilmsShelf>(limit: 40)
    let ids = RevisionCache<MyFilmsSelection, BatchApplication.Revision, Set<Film.ID>>(limit: 20)
    let diaries = RevisionCache<ListPage<DiarySelection>, BatchApplication.Revision, Diary>(limit: 40)
    let states = RevisionCache<States, BatchApplication.Revision, [Film.ID: MyFilmState]>(limit: 100)
    let films = FilmCache<BatchApplication.Revision>(limit: 500)
    // The totals of all pages.
    let shelfTotals = RevisionCache<MyFilmsSelection, BatchApplication.Revision, Totals>(limit: 500)
    let diaryTotals = RevisionCache<DiarySelection, BatchApplication.Revision, Totals>(limit: 500)
    let orders = TitleOrders<Shelf, BatchApplication.Revision>()
    private let tags = RevisionCache<Person.ID, BatchApplication.Revision, [TagUse]>(limit: 100)
    private let periods = RevisionCache<Person.ID, BatchApplication.Revision, [SeenPeriod]>(limit: 100)
    private let facets = RevisionCache<Shelf, BatchApplication.Revision, MyFilmsFacets>(limit: 100)
    private let listed = Mutex<[Person.ID: [Int64]]>([:])

    /// The films on a person's lists, in the same memory as before if they are the same: they are part of many questions.
    func shared(_ films: [Int64], of person: Person.ID) -> [Int64] {
        listed.withLock { listed in
            if let known = listed[person], known == films { return known }
            if listed.count >= 100 { listed.removeAll(keepingCapacity: true) }
            listed[person] = films
            return films
        }
    }

    func facets(
        of shelf: MyFilmsQuery.Shelf, for person: Person.ID, at revision: BatchApplication.Revision, in db: Database
    ) throws -> MyFilmsFacets {
        try facets.value(for: Shelf(person: person, shelf: shelf), at: revision) {
            let arguments: StatementArguments = ["person": person.rawValue, "shelf": shelf.code]
            return MyFilmsFacets(
                genres: try Self.genres(db, arguments: arguments),
                decades: try Int.fetchAll(db, sql: Self.decadesSQL, arguments: arguments),
                places: try String.fetchAll(
                    db, sql: Self.placesSQL,
                    arguments: ["person": person.rawValue, "limit": MyFilmsFacets.placeLimit]),
                tags: try tags(of: person, at: revision, in: db).prefix(MyFilmsFacets.tagLimit).map(\.tag),
                tellers: try String.fetchAll(
                    db, sql: ReferralRecord.tellersSQL,
                    arguments: ["person": person.rawValue, "limit": MyFilmsFacets.tellerLimit]),
                seenIn: try periods(of: person, at: revision, in: db),
                counts: try Self.counts(person, in: db))
        }
    }

    func tags(of person: Person.ID, at revision: BatchApplication.Revision, in db: Database) throws -> [TagUse] {
        try tags.value(for: person, at: revision) { try TagRecord.all(of: person, in: db) }
    }

    private func periods(
        of person: Person.ID, at revision: BatchApplication.Revision, in db: Database
    ) throws -> [SeenPeriod] {
        try periods.value(for: person, at: revision) {
            let texts = try String.fetchAll(db, sql: Self.periodsSQL, arguments: ["person": person.rawValue])
            return SeenPeriod.withYears(texts.compactMap { SeenPeriod($0) })
        }
    }

    // Each looks for the next value in an index, so that it costs what there are different values, not what the person
    // has: a DISTINCT would read every row.

    /// The months and years in which films were seen: the beginnings of the times of viewings, the latest first.
    static let periodsSQL = """
        WITH RECURSIVE period(text) AS (
            SELECT substr(max(watched_on), 1, 7) FROM viewing WHERE person_id = :person AND watched_on > ''
            UNION ALL
            SELECT (
                SELECT substr(max(v.watched_on), 1, 7) FROM viewing v
                WHERE v.person_id = :person AND v.watched_on > '' AND v.watched_on < period.text
            ) FROM period WHERE text IS NOT NULL
        )
        SELECT text FROM period WHERE text IS NOT NULL
        """

    static let genresSQL = """
        WITH RECURSIVE list(genres) AS (
            SELECT min(genres) FROM shelf_film WHERE person_id = :person AND shelf = :shelf
            UNION ALL
            SELECT (
                SELECT min(s.genres) FROM shelf_film s
                WHERE s.person_id = :person AND s.shelf = :shelf AND s.genres > list.genres
            ) FROM list WHERE genres IS NOT NULL
        )
        SELECT genres FROM list WHERE genres IS NOT NULL
        """

    static let decadesSQL = """
        WITH RECURSIVE decade(year) AS (
            SELECT max(year) / 10 * 10 FROM shelf_film WHERE person_id = :person AND shelf = :shelf AND year > 0
            UNION ALL
            SELECT (
                SELECT max(s.year) / 10 * 10 FROM shelf_film s
                WHERE s.person_id = :person AND s.shelf = :shelf AND s.year > 0 AND s.year < decade.year
            ) FROM decade WHERE year IS NOT NULL
        )
        SELECT year FROM decade WHERE year IS NOT NULL
        """

    /// The places of viewings. Those without one are left out by the index.
    static let placesSQL = """
        SELECT place FROM viewing WHERE person_id = :person AND place > ''
        GROUP BY place ORDER BY count(*) DESC, max(logged_at) DESC LIMIT :limit
        """

    /// The companions of the last viewings only, because no index has companions.
    static let companionsSQL = """
        SELECT companions FROM (
            SELECT companions, logged_at FROM viewing WHERE person_id = :person
            ORDER BY watched_on DESC, logged_at DESC, id DESC LIMIT 500
        ) WHERE companions <> '' GROUP BY companions ORDER BY count(*) DESC, max(logged_at) DESC LIMIT :limit
        """

    static let countsSQL = "SELECT shelf, count(*) AS film_count FROM shelf_film WHERE person_id = ? GROUP BY shelf"

    private static func genres(_ db: Database, arguments: StatementArguments) throws -> [String] {
        let lists = try String.fetchAll(db, sql: genresSQL, arguments: arguments)
        return Set(lists.flatMap { $0.split(separator: "\n").map(String.init) }).sorted()
    }

    private static func counts(_ person: Person.ID, in db: Database) throws -> [MyFilmsQuery.Shelf: Int] {
        let rows = try CountColumn.fetchAll(db.cachedStatement(sql: countsSQL), arguments: [person.rawValue])
        let counts = Dictionary(uniqueKeysWithValues: rows.map { ($0[.shelf] as Int, $0[.filmCount] as Int) })
        return Dictionary(
            uniqueKeysWithValues: MyFilmsQuery.Shelf.allCases.map { ($0, counts[$0.code] ?? 0) })
    }

    private enum CountColumn: Int, StoredColumn {
        case shelf, filmCount

        static let names = spelled
    }
}
