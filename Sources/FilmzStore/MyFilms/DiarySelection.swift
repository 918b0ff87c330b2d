import FilmzDomain
import GRDB

/// One person's viewings as SQL: `viewing v`, each joined with its film's row on the shelf of seen films.
struct DiarySelection: Hashable {
    private let filter: MyFilmsQuery.Filter
    private let person: Person.ID
    private let matches: MyTitles.Matches?
    private let listed: [Int64]

    /// - Parameters:
    ///   - matches: the results of a search for the filter's words; nil without words
    ///   - listed: the films on the person's lists, if the filter leaves them out
    init(
        _ filter: MyFilmsQuery.Filter, person: Person.ID, matches: MyTitles.Matches? = nil, listed: [Int64] = []
    ) {
        self.filter = filter
        self.person = person
        self.matches = matches
        self.listed = listed
    }

    /// The viewings of a page, and where the next one starts.
    func page(
        _ request: PageRequest, in db: Database, film: (StoredRow<FilmColumn>) throws -> Film
    ) throws -> (entries: [DiaryEntry], next: PageCursor?) {
        let last = ViewingOrder.last(before: request)
        var arguments = arguments + ["limit": request.size + 1]
        if let last { arguments += ["last": last] }
        let statement = try db.cachedStatement(sql: pageSQL(isFirst: last == nil))
        let viewings = try ColumnPlace<ViewingColumn>(in: statement)
        let films = try ColumnPlace<FilmColumn>(in: statement)
        let states = try ColumnPlace<MyFilmsSelection.StateColumn>(in: statement)
        let episodes = try ColumnPlace<EpisodeColumn>(in: statement)
        let rows = try TellersColumn.fetchCursor(statement, arguments: arguments)
        var entries: [DiaryEntry] = []
        while let row = try rows.next() {
            guard entries.count < request.size else {
                return (entries, entries.last.flatMap { ViewingOrder.cursor(after: $0.viewing) })
            }
            entries.append(
                DiaryEntry(
                    viewing: try MyFilmRecord.viewing(viewings.columns(of: row)),
                    film: try film(films.columns(of: row)),
                    state: MyFilmsSelection.state(states.columns(of: row)),
                    episode: EpisodeRecord.episode(episodes.columns(of: row)),
                    referrals: ReferralRecord.referrals(row[.tellers]))
            )
        }
        return (entries, nil)
    }

    private enum TellersColumn: Int, StoredColumn {
        case tellers

        static let names = spelled
    }

    /// The number of viewings on all pages, and the total minutes of their films.
    func totals(_ db: Database) throws -> (films: Int, minutes: Int) {
        try TotalsColumn.totals(db.cachedStatement(sql: totalsSQL), arguments: arguments)
    }

    /// The SQL for a page. A page that is not the first starts after the viewing `:last`; it is empty when that viewing
    /// is gone.
    func pageSQL(isFirst: Bool) -> String {
        """
        SELECT \(MyFilmRecord.viewingColumns), \(FilmRecord.columns), \(MyFilmsSelection.stateColumns),
            \(EpisodeRecord.columns), \(ReferralRecord.toldColumn) AS tellers
        FROM viewing v \(Self.shelf)
        \(Dialect.join) my_film m ON m.person_id = v.person_id AND m.film_id = v.film_id
        \(Self.facts)
        WHERE v.person_id = :person\(condition)
        \(isFirst ? "" : ViewingOrder.afterLast)
        \(ViewingOrder.newestFirst) LIMIT :limit
        """
    }

    /// All viewings are of films on the shelf, so without conditions on the shelf it is not asked.
    var totalsSQL: String {
        """
        SELECT count(*) AS films, coalesce(sum(coalesce(e.runtime, film.runtime, 0)), 0) AS minutes
        FROM viewing v \(conditions.isEmpty ? "" : Self.shelf)
        \(Self.facts)
        WHERE v.person_id = :person\(condition)
        """
    }

    private static let shelf = """
        \(Dialect.join) shelf_film s ON s.person_id = v.person_id AND s.shelf = \(MyFilmsQuery.Shelf.seen.code)
            AND s.film_id = v.film_id
        """

    private static let facts = """
        \(Dialect.join) film ON film.id = v.film_id
        LEFT JOIN episode e ON e.film_id = v.film_id AND e.id = v.episode_id
        """

    private var condition: String { conditions.map { " AND \($0)" }.joined() }

    private var conditions: [String] {
        var films = filter
        films.place = nil
        films.tag = nil
        films.seenIn = nil
        var conditions = ShelfFilter(films, matches: matches).conditions
        if filter.place != nil { conditions.append("v.place = :place") }
        if filter.tag != nil { conditions.append(Self.tagCondition) }
        if filter.seenIn != nil { conditions.append(ShelfFilter.seenInCondition) }
        return conditions
    }

    /// The SQL condition for a tag. A viewing has its own tags and those of its film.
    private static let tagCondition = """
        EXISTS (
            SELECT 1 FROM film_tag t WHERE t.person_id = :person AND t.key = :tag AND t.film_id = v.film_id
            AND t.viewing_id IN (0, v.id)
        )
        """

    private var arguments: StatementArguments {
        ["person": person.rawValue] + ShelfFilter(filter, matches: matches, listed: listed).arguments
    }
}

/// How many rows a selection has, and how many minutes their films run.
enum TotalsColumn: Int, StoredColumn {
    case films, minutes

    static let names = spelled

    static func totals(
        _ statement: Statement, arguments: StatementArguments
    ) throws -> (films: Int, minutes: Int) {
        let row = try fetchOne(statement, arguments: arguments)
        return (row?[.films] ?? 0, row?[.minutes] ?? 0)
    }
}
