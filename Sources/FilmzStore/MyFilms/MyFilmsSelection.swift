import FilmzDomain
import GRDB

/// A shelf of one person's films as SQL: `shelf_film s`, which has an index for each order.
struct MyFilmsSelection: Hashable {
    private let query: MyFilmsQuery
    private let person: Person.ID
    private let matches: MyTitles.Matches?
    private let listed: [Int64]
    private let titles: TitleEdition?

    /// - Parameters:
    ///   - matches: the results of a search for the query's words; nil without words
    ///   - listed: the films on the person's lists, if the query leaves them out
    ///   - titles: the titles by which the films are sorted; nil for another order, and for that by their own titles
    init(
        _ query: MyFilmsQuery, person: Person.ID, matches: MyTitles.Matches? = nil, listed: [Int64] = [],
        titles: TitleEdition? = nil
    ) {
        var query = query
        // Only an order by titles differs between languages.
        query.language = nil
        self.query = query
        self.person = person
        self.matches = matches
        self.listed = listed
        self.titles = titles
    }

    /// What is shown of a person's relation to a film.
    enum StateColumn: Int, StoredColumn {
        case isOnWatchlist, isFavourite, viewingCount, lastWatchedOn, rating, audience, episodeCount

        static let names = spelled
    }

    /// ``StateColumn`` of `my_film m`.
    static let stateColumns = """
        m.watchlisted_at IS NOT NULL AS is_on_watchlist, m.favourite_at IS NOT NULL AS is_favourite, m.viewing_count,
        m.last_watched_on, m.rating, m.audience, m.episode_count
        """

    static func state(_ row: StoredRow<StateColumn>) -> MyFilmState {
        MyFilmState(
            isOnWatchlist: row[.isOnWatchlist],
            isFavourite: row[.isFavourite],
            viewingCount: row[.viewingCount],
            lastWatchedOn: (row[.lastWatchedOn] as String?).flatMap(WatchedOn.init(_:)),
            rating: (row[.rating] as Int?).flatMap(Rating.init(halfStars:)),
            audience: Audience(rawValue: row[.audience]),
            episodeCount: row[.episodeCount])
    }

    /// The films of a page, and where the next one starts.
    /// - Parameter order: the order of the shelf by the selection's titles; nil without these
    func page(
        _ request: PageRequest, by order: TitleOrder?, in db: Database, film: (StoredRow<FilmColumn>) throws -> Film
    ) throws -> (films: [FilmEntry], next: PageCursor?) {
        let page = try SortedPage(request, keyIsText: keyIsText, by: order) {
            if query.filter.isEmpty { nil } else { try films(db) }
        }
        let statement = try db.cachedStatement(sql: pageSQL(after: page.position))
        let states = try ColumnPlace<StateColumn>(in: statement)
        return try page.films(statement, arguments: arguments, sortedBy: PlaceColumn.place) { facts, row in
            let added: Int64 = row[.added]
            return FilmEntry(
                film: try film(facts),
                state: Self.state(states.columns(of: row)),
                addedAt: added > 0 ? Timestamp(milliseconds: added) : nil)
        }
    }

    /// When a film came onto the shelf, and what it is sorted by there.
    private enum PlaceColumn: Int, StoredColumn {
        case added, place

        static let names = spelled
    }

    /// The number of films on all pages, and their total minutes.
    func totals(_ db: Database) throws -> (films: Int, minutes: Int) {
        try TotalsColumn.totals(db.cachedStatement(sql: totalsSQL), arguments: arguments)
    }

    /// The films of all pages.
    func films(_ db: Database) throws -> Set<Film.ID> {
        Set(try Film.ID.fetchAll(db.cachedStatement(sql: filmsSQL), arguments: arguments))
    }

    /// All films on a shelf, with the keys of their own titles.
    static let titlesSQL = """
        SELECT s.film_id, s.title FROM shelf_film s \(Dialect.index("shelf_film_by_title"))
        WHERE s.person_id = :person AND s.shelf = :shelf
        """

    var filmsSQL: String { "SELECT s.film_id FROM shelf_film s WHERE s.person_id = :person AND \(condition)" }

    func pageSQL(after position: KeysetCursor?) -> String {
        let after = if position == nil { "" } else { "AND (\(key), s.film_id) \(order.comparison) (:key, :id)" }
        return """
            SELECT \(FilmRecord.columns), s.watchlisted AS is_on_watchlist, s.favourite AS is_favourite,
                s.viewing_count, CASE WHEN s.viewing_count > 0 THEN s.watched END AS last_watched_on,
                nullif(s.rating, 0) AS rating, s.audience, s.episode_count, s.added, \(key) AS place
            FROM \(source) \(Dialect.join) film ON film.id = s.film_id
            WHERE s.person_id = :person AND \(condition) \(after)
            ORDER BY \(key) \(order.direction), s.film_id \(order.direction) LIMIT :limit
            """
    }

    var totalsSQL: String {
        """
        SELECT count(*) AS films, coalesce(sum(s.minutes), 0) AS minutes FROM shelf_film s
        WHERE s.person_id = :person AND \(condition)
        """
    }

    private var condition: String {
        "s.shelf = :shelf" + filter.conditions.map { " AND \($0)" }.joined()
    }

    private var arguments: StatementArguments {
        ["person": person.rawValue, "shelf": query.shelf.code] + filter.arguments
    }

    private var filter: ShelfFilter { ShelfFilter(query.filter, matches: matches, listed: listed) }

    private var isByMatch: Bool { query.isByMatch && matches != nil }

    /// The parameter with the films of the page in their order; nil when an index has it.
    private var orderedFilms: String? {
        if titles != nil { return ":order" }
        return if isByMatch { ":found" } else { nil }
    }

    private var source: String {
        if let orderedFilms {
            """
            json_each(\(orderedFilms)) hit
            \(Dialect.join) shelf_film s ON s.person_id = :person AND s.film_id = hit.value
            """
        } else {
            "shelf_film s \(Dialect.index("shelf_film_by_\(query.sort.column)"))"
        }
    }

    /// The expression that orders the films. The film's ID decides between equals.
    private var key: String { if orderedFilms != nil { "hit.key" } else { "s.\(query.sort.column)" } }

    private var keyIsText: Bool {
        if isByMatch { return false }
        return switch query.sort {
        case .watched, .released, .title: true
        case .added, .rating, .critics, .runtime: false
        }
    }

    private var order: (direction: String, comparison: String) {
        if orderedFilms != nil { return ("ASC", ">") }
        return switch query.sort {
        case .title, .runtime: ("ASC", ">")
        case .added, .watched, .released, .rating, .critics: ("DESC", "<")
        }
    }
}

/// The filter of a shelf, as conditions on `shelf_film s`.
struct ShelfFilter {
    private let filter: MyFilmsQuery.Filter
    private let matches: MyTitles.Matches?
    private let listed: [Int64]

    /// - Parameters:
    ///   - matches: the results of a search for the filter's words; nil without words
    ///   - listed: the films on the person's lists, if the filter leaves them out
    init(_ filter: MyFilmsQuery.Filter, matches: MyTitles.Matches?, listed: [Int64] = []) {
        self.filter = filter
        self.matches = matches
        self.listed = listed
    }

    var conditions: [String] {
        var conditions: [String] = []
        if filter.audience != nil { conditions.append("s.audience & :audience = :audience") }
        if let kind = filter.kind {
            conditions.append(kind.condition("(SELECT film.kind FROM film WHERE film.id = s.film_id)"))
        }
        if let genre = filter.genre {
            conditions.append(ListColumn.condition("s.genres", holds: ":genre", value: genre))
        }
        if filter.decade != nil { conditions.append("s.year BETWEEN max(:decade, 1) AND :decade + 9") }
        if filter.minimumRating != nil { conditions.append("s.rating >= :rating") }
        // Not `= 0`, after which SQLite would sort what the index has in order.
        if filter.isUnrated { conditions.append("s.rating < 1") }
        if filter.seenIn != nil {
            let viewings = "viewing v WHERE v.person_id = :person AND \(Self.seenInCondition)"
            conditions.append("s.film_id IN (SELECT v.film_id FROM \(viewings))")
        }
        if filter.place != nil {
            conditions.append("s.film_id IN (SELECT film_id FROM viewing WHERE person_id = :person AND place = :place)")
        }
        if filter.tag != nil {
            conditions.append("s.film_id IN (SELECT film_id FROM film_tag WHERE person_id = :person AND key = :tag)")
        }
        if filter.toldBy != nil {
            conditions.append("s.film_id IN (SELECT film_id FROM told WHERE person_id = :person AND name = :from)")
        }
        if filter.offered != nil { conditions.append("s.film_id IN (SELECT value FROM json_each(:offered))") }
        if filter.isUnlisted { conditions.append("s.film_id NOT IN (SELECT value FROM json_each(:listed))") }
        if matches != nil { conditions.append("s.film_id IN (SELECT value FROM json_each(:found))") }
        return conditions
    }

    /// The SQL condition for a viewing `v` in the filter's year or month. The texts of its times begin with the
    /// period's own, and a tilde comes after everything that can follow.
    static let seenInCondition = "v.watched_on BETWEEN :period AND :period || '~'"

    var arguments: StatementArguments {
        var arguments = StatementArguments()
        if let audience = filter.audience { arguments += ["audience": audience.rawValue] }
        if let genre = filter.genre { arguments += ["genre": genre] }
        if let decade = filter.decade { arguments += ["decade": decade] }
        if let rating = filter.minimumRating { arguments += ["rating": rating.halfStars] }
        if let place = filter.place { arguments += ["place": place] }
        if let tag = filter.tag { arguments += ["tag": tag.key] }
        if let name = filter.toldBy { arguments += ["from": name] }
        if let offered = filter.offered { arguments += ["offered": offered.films.map(\.rawValue).json] }
        if let period = filter.seenIn { arguments += ["period": period.description] }
        if filter.isUnlisted { arguments += ["listed": listed.json] }
        if let matches { arguments += ["found": matches.films.json] }
        return arguments
    }
}

extension MyFilmsQuery.Shelf {
    /// The number that the database stores.
    var code: Int {
        switch self {
        case .watchlist: 1
        case .seen: 2
        case .favourites: 3
        case .all: 4
        }
    }
}

extension MyFilmsQuery.Sort {
    /// The column of `shelf_film` with this order. It is never NULL.
    fileprivate var column: String {
        switch self {
        case .added: "added"
        case .watched: "watched"
        case .released: "released"
        case .title: "title"
        case .rating: "rating"
        case .critics: "critics"
        case .runtime: "runtime"
        }
    }
}
