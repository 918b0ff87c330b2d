import FilmzDomain
import GRDB

/// The films of one list as SQL: `film_list_row s`.
struct FilmListSelection: Hashable {
    let query: FilmListQuery
    let person: Person.ID
    let matches: MyTitles.Matches?
    let titles: TitleEdition?

    /// - Parameters:
    ///   - matches: the results of a search for the query's words; nil without words
    ///   - titles: the titles by which the films are sorted; nil for another order, and for that by their own titles
    init(query: FilmListQuery, person: Person.ID, matches: MyTitles.Matches?, titles: TitleEdition? = nil) {
        var query = query
        // Only an order by titles differs between languages.
        query.language = nil
        self.query = query
        self.person = person
        self.matches = matches
        self.titles = titles
    }

    /// The films of a page, and where the next one starts.
    /// - Parameter order: the order of the list by the selection's titles; nil without these
    func page(
        _ request: PageRequest, by order: TitleOrder?, in db: Database, film: (StoredRow<FilmColumn>) throws -> Film
    ) throws -> (films: [ListedFilm], next: PageCursor?) {
        let page = try SortedPage(request, keyIsText: columnIsText, by: order) {
            if query.isWhole { nil } else { try ids(db) }
        }
        let statement = try db.cachedStatement(sql: pageSQL(isFirst: page.position == nil))
        let states = try ColumnPlace<MyFilmsSelection.StateColumn>(in: statement)
        return try page.films(statement, arguments: arguments, sortedBy: PlaceColumn.place) { facts, row in
            ListedFilm(
                entry: FilmEntry(
                    film: try film(facts),
                    state: MyFilmsSelection.state(states.columns(of: row)),
                    addedAt: Timestamp(milliseconds: row[.added])),
                note: row[.note])
        }
    }

    /// The films that the query asks for.
    private func ids(_ db: Database) throws -> Set<Film.ID> {
        Set(try Film.ID.fetchAll(db.cachedStatement(sql: idsSQL), arguments: arguments))
    }

    /// When a film came onto the list, what is noted there, and what it is sorted by.
    private enum PlaceColumn: Int, StoredColumn {
        case added, note, place

        static let names = spelled
    }

    /// The number of films that the query asks for.
    func count(_ db: Database) throws -> Int {
        try Int.fetchOne(db.cachedStatement(sql: countSQL), arguments: arguments) ?? 0
    }

    /// All films of a list, with the keys of their own titles.
    static let titlesSQL = """
        SELECT s.film_id, s.title FROM film_list_row s WHERE s.person_id = :person AND s.list_id = :list
        """

    var idsSQL: String { "SELECT s.film_id FROM film_list_row s WHERE s.person_id = :person AND \(condition)" }

    var countSQL: String { "SELECT count(*) FROM film_list_row s WHERE s.person_id = :person AND \(condition)" }

    func pageSQL(isFirst: Bool) -> String {
        let order = order
        let place = "(\(key), s.film_id)"
        return """
            SELECT \(FilmRecord.columns), \(Self.stateColumns), s.added, s.note, \(key) AS place
            FROM \(source) \(Dialect.join) film ON film.id = s.film_id
            LEFT JOIN my_film m ON m.person_id = :person AND m.film_id = s.film_id
            WHERE s.person_id = :person AND \(condition)\(joining)\(isFirst ? "" : " AND \(place) \(order.comparison) (:key, :id)")
            ORDER BY \(key) \(order.direction), s.film_id \(order.direction) LIMIT :limit
            """
    }

    /// The columns of ``MyFilmsSelection/stateColumns``, for films without a relation too.
    private static let stateColumns = """
        m.watchlisted_at IS NOT NULL AS is_on_watchlist, m.favourite_at IS NOT NULL AS is_favourite,
        coalesce(m.viewing_count, 0) AS viewing_count, m.last_watched_on, m.rating,
        coalesce(m.audience, 0) AS audience, coalesce(m.episode_count, 0) AS episode_count
        """

    /// The rows that are read: all of the list, or the films of the page if titles decide the order.
    private var source: String {
        if titles == nil { "film_list_row s" } else { "json_each(:order) hit \(Dialect.join) film_list_row s" }
    }

    /// The condition of that join. In an ON, newer versions of SQLite would make all rows of the view first.
    private var joining: String { if titles == nil { "" } else { " AND s.film_id = hit.value" } }

    /// The expression that orders the films. The film's ID decides between equals.
    private var key: String { if titles == nil { "s.\(column)" } else { "hit.key" } }

    private var condition: String {
        var conditions = ["s.list_id = :list"] + filter.conditions
        if query.isSeen != nil { conditions.append("s.seen = :seen") }
        return conditions.joined(separator: " AND ")
    }

    private var arguments: StatementArguments {
        var arguments: StatementArguments = ["person": person.rawValue, "list": query.list.rawValue]
        if let isSeen = query.isSeen { arguments += ["seen": isSeen] }
        return arguments + filter.arguments
    }

    private var filter: ShelfFilter { ShelfFilter(query.filter, matches: matches) }

    private var column: String {
        switch query.sort {
        case .own: "position"
        case .added: "added"
        case .released: "released"
        case .title: "title"
        case .rating: "rating"
        case .critics: "critics"
        case .runtime: "runtime"
        }
    }

    private var columnIsText: Bool {
        switch query.sort {
        case .own, .released, .title: true
        case .added, .rating, .critics, .runtime: false
        }
    }

    private var order: (direction: String, comparison: String) {
        switch query.sort {
        case .own, .title, .runtime: ("ASC", ">")
        case .added, .released, .rating, .critics: ("DESC", "<")
        }
    }
}

/// The totals, genres and decades of a whole list.
struct FilmListWhole: Sendable {
    var totals = FilmListTotals()
    var genres: [String] = []
    var decades: [Int] = []

    static func fetch(_ list: FilmList.ID, of person: Person.ID, in db: Database) throws -> FilmListWhole {
        var result = FilmListWhole()
        var genres: Set<String> = []
        var decades: Set<Int> = []
        let rows = try GroupColumn.fetchCursor(
            db.cachedStatement(sql: groupsSQL), arguments: [person.rawValue, list.rawValue])
        while let row = try rows.next() {
            result.totals.filmCount += row[.filmCount]
            result.totals.seenCount += row[.seenCount]
            result.totals.minutes += row[.minutes]
            genres.formUnion(FilmRecord.list(row[.genres] as String))
            if row[.decade] > 0 { decades.insert(row[.decade]) }
        }
        result.genres = genres.sorted()
        result.decades = decades.sorted(by: >)
        return result
    }

    static let groupsSQL = """
        SELECT count(*) AS film_count, sum(s.seen) AS seen_count, sum(s.minutes) AS minutes, s.genres,
            s.year / 10 * 10 AS decade
        FROM film_list_row s WHERE s.person_id = ? AND s.list_id = ? GROUP BY s.genres, s.year / 10
        """

    private enum GroupColumn: Int, StoredColumn {
        case filmCount, seenCount, minutes, genres, decade

        static let names = spelled
    }
}
