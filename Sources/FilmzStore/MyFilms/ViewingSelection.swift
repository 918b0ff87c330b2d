import FilmzDomain
import GRDB

/// One person's viewings of one film, newest first. Call the functions inside a transaction.
struct ViewingSelection {
    let film: Film.ID
    let person: Person.ID

    func viewings(_ selection: MyFilmRecord.Viewings, in db: Database) throws -> [Viewing] {
        switch selection {
        case .all: return try newest(.max, in: db)
        case .newest: return try newest(MyFilm.newestLimit, in: db)
        case .these(let ids):
            let newest = try newest(1, in: db)
            return newest + (try these(ids.subtracting(newest.map(\.id)), in: db))
        }
    }

    /// The viewings with these IDs. IDs without a viewing are ignored.
    func these(_ ids: Set<Viewing.ID>, in db: Database) throws -> [Viewing] {
        guard !ids.isEmpty else { return [] }
        return try ViewingColumn.fetchAll(
            db.cachedStatement(sql: Self.theseSQL), arguments: arguments + ["ids": ids.map(\.rawValue).json]
        )
        .map(MyFilmRecord.viewing)
    }

    /// The IDs that belong to viewings of other films.
    /// - Parameter wanted: IDs, and the film whose viewings are to have them
    static func ofOtherFilms(
        _ wanted: [(film: Film.ID, viewings: Set<Viewing.ID>)], by person: Person.ID, in db: Database
    ) throws -> Set<Viewing.ID> {
        let pairs = wanted.flatMap { film, viewings in viewings.map { [$0.rawValue, film.rawValue] } }
        guard !pairs.isEmpty else { return [] }
        let rows = try Int64.fetchAll(
            db.cachedStatement(sql: ofOtherFilmsSQL),
            arguments: ["person": person.rawValue, "wanted": pairs.json { $0 }])
        return Set(rows.compactMap(Viewing.ID.init(rawValue:)))
    }

    static let ofOtherFilmsSQL = """
        SELECT v.id FROM json_each(:wanted) wanted
        \(Dialect.join) viewing v ON v.person_id = :person AND v.id = wanted.value ->> 0
        WHERE v.film_id <> wanted.value ->> 1
        """

    /// The films of the viewings with these IDs. IDs without a viewing are missing.
    static func films(
        of ids: Set<Viewing.ID>, by person: Person.ID, in db: Database
    ) throws -> [Viewing.ID: Film.ID] {
        let rows = try FilmOfViewingColumn.fetchAll(
            db.cachedStatement(sql: filmsSQL), arguments: ["person": person.rawValue, "ids": ids.map(\.rawValue).json])
        return Dictionary(
            rows.compactMap { row in
                Viewing.ID(rawValue: row[.id]).flatMap { id in Film.ID(rawValue: row[.filmID]).map { (id, $0) } }
            }
        ) { first, _ in first }
    }

    static let filmsSQL = """
        SELECT v.id, v.film_id FROM json_each(:ids) wanted
        \(Dialect.join) viewing v ON v.person_id = :person AND v.id = wanted.value
        """

    private enum FilmOfViewingColumn: Int, StoredColumn {
        case id, filmID

        static let names = spelled
    }

    func page(_ request: PageRequest, in db: Database) throws -> Page<Viewing> {
        let total = try Int.fetchOne(
            db.cachedStatement(
                sql: "SELECT viewing_count FROM my_film WHERE person_id = :person AND film_id = :film"),
            arguments: arguments)
        let rows = try newest(request.size + 1, after: ViewingOrder.last(before: request), in: db)
        let viewings = Array(rows.prefix(request.size))
        let next: PageCursor? =
            if rows.count > viewings.count { viewings.last.flatMap(ViewingOrder.cursor) } else { nil }
        return Page(items: viewings, total: total ?? 0, next: next)
    }

    /// - Parameter last: the viewings after this one; none when it is gone
    private func newest(_ limit: Int, after last: Int64? = nil, in db: Database) throws -> [Viewing] {
        var arguments = arguments + ["limit": limit]
        if let last { arguments += ["last": last] }
        return try ViewingColumn.fetchAll(
            db.cachedStatement(sql: Self.newestSQL(isFirst: last == nil)), arguments: arguments
        )
        .map(MyFilmRecord.viewing)
    }

    static func newestSQL(isFirst: Bool) -> String {
        """
        SELECT \(MyFilmRecord.viewingColumns) FROM viewing v WHERE v.person_id = :person AND v.film_id = :film
        \(isFirst ? "" : ViewingOrder.afterLast)
        \(ViewingOrder.newestFirst) LIMIT :limit
        """
    }

    static let theseSQL = """
        SELECT \(MyFilmRecord.viewingColumns) FROM json_each(:ids) wanted
        \(Dialect.join) viewing v ON v.person_id = :person AND v.id = wanted.value
        WHERE v.film_id = :film
        """

    private var arguments: StatementArguments { ["person": person.rawValue, "film": film.rawValue] }
}
