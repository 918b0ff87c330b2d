import FilmzDomain
import GRDB

/// The films of one list as SQL: `film_list_row s`.
struct FilmListSelection: Hashable {
    let query: FilmListQuery
    let person: Person.ID
    let matches: MyTitles.Matches?

    typealias Films = (films: [ListedFilm], next: PageCursor?)

    /// The films of a page, and where the next one starts.
    func page(
        _ request: PageRequest, in db: Database, film: (StoredRow<FilmColumn>) throws -> Film
    ) throws -> Films {
        let position = position(request)
        var arguments = arguments + ["limit": request.size + 1]
        if let position { arguments += ["key": position.key, "id": position.id] }
        let statement = try db.cachedStatement(sql: pageSQL(isFirst: position == nil))
        let facts = try ColumnPlace<FilmColumn>(in: statement)
        let states = try ColumnPlace<MyFilmsSelection.StateColumn>(in: statement)
        let rows = try PlaceColumn.fetchCursor(statement, arguments: arguments)
        var films: [ListedFilm] = []
        var next: PageCursor?
        while let row = try rows.next() {
            guard films.count < request.size else { return (films, next) }
            films.append(
                ListedFilm(
                    entry: FilmEntry(
                        film: try film(facts.columns(of: row)),
                        state: MyFilmsSelection.state(states.columns(of: row)),
                        addedAt: Timestamp(milliseconds: row[.added])),
                    note: row[.note]))
            if films.count == request.size {
                next = KeysetCursor(row.value(.place), id: facts.columns(of: row)[.id]).cursor
            }
        }
        return (films, nil)
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

    var countSQL: String { "SELECT count(*) FROM film_list_row s WHERE s.person_id = :person AND \(condition)" }

    func pageSQL(isFirst: Bool) -> String {
        let order = order
        return """
            SELECT \(FilmRecord.columns), \(Self.stateColumns), s.added, s.note, s.\(column) AS place
            FROM film_list_row s \(Dialect.join) film ON film.id = s.film_id
            LEFT JOIN my_film m ON m.person_id = :person AND m.film_id = s.film_id
            WHERE s.person_id = :person AND \(condition)\(isFirst ? "" : " AND (s.\(column), s.film_id) \(order.comparison) (:key, :id)")
            ORDER BY s.\(column) \(order.direction), s.film_id \(order.direction) LIMIT :limit
            """
    }

    /// The columns of ``MyFilmsSelection/stateColumns``, for films without a relation too.
    private static let stateColumns = """
        m.watchlisted_at IS NOT NULL AS is_on_watchlist, m.favourite_at IS NOT NULL AS is_favourite,
        coalesce(m.viewing_count, 0) AS viewing_count, m.last_watched_on, m.rating,
        coalesce(m.audience, 0) AS audience, coalesce(m.episode_count, 0) AS episode_count
        """

    private func position(_ request: PageRequest) -> KeysetCursor? {
        request.cursor.flatMap { KeysetCursor($0, isText: columnIsText) }
    }

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
