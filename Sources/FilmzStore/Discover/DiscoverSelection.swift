import FilmzDomain
import GRDB

/// A part of the catalogue as SQL over `film`. Every order has an index, so a page can start anywhere in it.
struct DiscoverSelection {
    private let query: DiscoverQuery
    private let sort: DiscoverQuery.Sort

    /// - Parameter hasDays: whether the catalogue has any day of release
    init(_ query: DiscoverQuery, hasDays: Bool = true) {
        self.query = query
        // Without any days, both orders sort the films of a year by fame, and only `popular` has an index for that. The
        // films of a week are few, and always sorted by fame.
        let isByFame = query.week != nil || !hasDays && query.year != nil
        sort = if isByFame { .popular } else { query.sort }
    }

    /// The films of a page. The caller fills in the total.
    func page(
        _ request: PageRequest, in db: Database, film: (StoredRow<FilmColumn>) throws -> Film
    ) throws -> Page<Film> {
        var start = request.cursor.flatMap(Self.position) ?? (0, 0, 0)
        var films: [Film] = []
        films.reserveCapacity(request.size)
        var next: PageCursor?
        for part in parts {
            if part == .undated, start.newest < Self.noDay { start = (Self.noDay, 0, 0) }
            var arguments = arguments + ["prominence": start.prominence, "id": start.id]
            arguments += ["limit": request.size + 1 - films.count]
            if part.isByDay(sort) { arguments += ["newest": start.newest] }
            if part != .all { arguments += ["none": Self.noDay] }
            let statement = try db.cachedStatement(sql: pageSQL(part))
            let columns = try ColumnPlace<OrderColumn>(in: statement)
            let rows = try FilmColumn.fetchCursor(statement, arguments: arguments)
            while let row = try rows.next() {
                guard films.count < request.size else { return Page(items: films, total: 0, next: next) }
                films.append(try film(row))
                if films.count == request.size {
                    let order = columns.columns(of: row)
                    next = PageCursor(
                        "\(order[.newest] as Int64).\(order[.fame] as Int64).\(row[.id] as Int64)")
                }
            }
        }
        return Page(items: films, total: 0)
    }

    /// What a film is sorted by.
    private enum OrderColumn: Int, StoredColumn {
        case newest, fame

        static let names = spelled
    }

    func total(_ db: Database) throws -> Int {
        try Int.fetchOne(db.cachedStatement(sql: totalSQL), arguments: arguments) ?? 0
    }

    /// The list that a page is read from: a year's newest films come from two.
    enum Part {
        case all
        /// The films with a day of release.
        case dated
        /// The films without a day of release. In a large catalogue these are nearly all, and they are only in the list
        /// of fame.
        case undated

        fileprivate func isByDay(_ sort: DiscoverQuery.Sort) -> Bool { sort == .released && self != .undated }
    }

    /// The parts of the list in their order.
    var parts: [Part] { if list == "film_by_release" && query.week == nil { [.dated, .undated] } else { [.all] } }

    func pageSQL(_ part: Part) -> String {
        let newest = if part == .dated { "list.newest_first, " } else { "film.newest_first, " }
        let isByDay = part.isByDay(sort)
        let order = "\(isByDay ? newest : "")list.prominence, list.film_id"
        // The first page starts after zeros, which no film has.
        let after = "(\(order)) > (\(isByDay ? ":newest, " : ""):prominence, :id)"
        let partial: [Part: String] = [.dated: "list.newest_first < :none", .undated: "film.newest_first = :none"]
        return """
            SELECT \(FilmRecord.columns), film.newest_first AS newest, film.prominence AS fame
            FROM \(part == .undated ? "film_by_year" : list) list \(Dialect.join) film ON film.id = list.film_id
            WHERE \((conditions + [partial[part], after].compactMap(\.self)).joined(separator: " AND "))
            ORDER BY \(order) LIMIT :limit
            """
    }

    private static let noDay = Int64(CatalogueSchema.newestFirst(nil))

    var totalSQL: String {
        // Counting a list of IDs is quicker than looking up each film.
        let needsFilms = query.isFiltered || query.week == nil && query.day != nil && query.year != nil
        return """
            SELECT count(*) FROM \(parts.count > 1 ? "film_by_year" : list) list \(needsFilms ? "\(Dialect.join) film ON film.id = list.film_id" : "")
            WHERE \((["list.prominence >= 0"] + conditions).joined(separator: " AND "))
            """
    }

    /// The table that lists the films in order.
    private var list: String {
        if query.week != nil { return "film_by_release" }
        if query.day != nil { return "film_by_day" }
        if query.year == nil { return "film_by_fame" }
        return if sort == .released { "film_by_release" } else { "film_by_year" }
    }

    private var conditions: [String] {
        var conditions: [String] = []
        let filter = query.filter
        if query.week != nil {
            conditions += ["list.year IN (:firstYear, :lastYear)", "list.newest_first BETWEEN :lastDay AND :firstDay"]
        } else {
            if query.year != nil { conditions.append(query.day == nil ? "list.year = :year" : "film.year = :year") }
            if query.day != nil { conditions.append("list.day = :day") }
        }
        if let kind = filter.kind { conditions.append(kind.condition("film.kind")) }
        if let genre = filter.genre { conditions.append(ListColumn.condition("genres", holds: ":genre", value: genre)) }
        if let country = filter.country {
            conditions.append(ListColumn.condition("countries", holds: ":country", value: country))
        }
        if let language = filter.language {
            conditions.append(ListColumn.condition("languages", holds: ":language", value: language))
        }
        if filter.length != nil { conditions.append("runtime BETWEEN :shortest AND :longest") }
        if filter.audience != nil { conditions.append("audience & :audience = :audience") }
        if filter.offered != nil { conditions.append("list.film_id IN (SELECT value FROM json_each(:offered))") }
        return conditions
    }

    private var arguments: StatementArguments {
        var arguments = StatementArguments()
        let filter = query.filter
        if let week = query.week {
            let first = week.before(days: 3)
            let last = week.after(days: 3)
            arguments += ["firstYear": first.year, "lastYear": last.year]
            arguments += [
                "firstDay": CatalogueSchema.newestFirst(first), "lastDay": CatalogueSchema.newestFirst(last),
            ]
        } else {
            if let year = query.year { arguments += ["year": year] }
            if let day = query.day { arguments += ["day": day.description] }
        }
        if let genre = filter.genre { arguments += ["genre": genre] }
        if let country = filter.country { arguments += ["country": country] }
        if let language = filter.language { arguments += ["language": language] }
        if let length = filter.length {
            arguments += ["shortest": length.minutes.lowerBound, "longest": length.minutes.upperBound]
        }
        if let audience = filter.audience { arguments += ["audience": audience.rawValue] }
        if let offered = filter.offered { arguments += ["offered": offered.films.map(\.rawValue).json] }
        return arguments
    }

    /// The end of a page: the last film's place in both orders.
    private static func position(_ cursor: PageCursor) -> (newest: Int64, prominence: Int64, id: Int64)? {
        let parts = cursor.description.split(separator: ".", omittingEmptySubsequences: false).map { Int64($0) }
        guard parts.count == 3, let newest = parts[0], let prominence = parts[1], let id = parts[2],
            newest >= 0, prominence >= 0, id >= 0
        else { return nil }
        return (newest, prominence, id)
    }
}
