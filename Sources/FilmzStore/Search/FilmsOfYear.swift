import FilmzDomain
import GRDB

/// The films of a year: those added by hand, then those of the catalogue, the best known first.
struct FilmsOfYear {
    let year: Int
    /// The films that are shown elsewhere in the list.
    let excludedIDs: Set<Int64>

    /// Adds films to a page that has room for them.
    /// - Parameter offset: the number of these films on earlier pages; less than 0 when this page begins with other
    ///   films
    func append(to page: inout Page<Film>, offset: Int, limit: Int, own: OwnTitles.Content, db: Database?) throws {
        let ownFilms = own.films.values
            .filter { $0.year == year && !excludedIDs.contains($0.id.rawValue) }
            .sorted(by: Film.isBetterKnown)
        let offset = max(0, offset)
        page.items += ownFilms.dropFirst(offset).prefix(limit)
        page.total += ownFilms.count
        guard let db else { return }
        let list = excludedIDs.union(ownFilms.map(\.id.rawValue)).sorted().json
        page.total += try Int.fetchOne(db, sql: Self.countSQL, arguments: ["year": year, "without": list]) ?? 0
        let ownCount = max(0, min(limit, ownFilms.count - offset))
        page.items += try FilmRecord.films(
            db, sql: Self.sql,
            arguments: [
                "year": year, "without": list, "limit": limit - ownCount, "offset": max(0, offset - ownFilms.count),
            ])
    }

    static let sql = """
        SELECT \(FilmRecord.columns) FROM film_by_year list JOIN film ON film.id = list.film_id
        WHERE list.year = :year AND list.film_id NOT IN (SELECT value FROM json_each(:without))
        ORDER BY list.prominence, list.film_id LIMIT :limit OFFSET :offset
        """

    static let countSQL = """
        SELECT count(*) FROM film_by_year
        WHERE year = :year AND film_id NOT IN (SELECT value FROM json_each(:without))
        """
}
