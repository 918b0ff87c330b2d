import FilmzDomain
import GRDB

/// The catalogue by time.
struct StoredDiscover: DiscoverService {
    let catalogue: CatalogueFile

    func years() async throws -> [ReleaseYear] {
        try await catalogue.read { db in
            try Row.fetchAll(db, sql: "SELECT year, film_count FROM release_year ORDER BY year DESC")
                .map { ReleaseYear(year: $0[0], filmCount: $0[1]) }
        } ?? []
    }

    func films(of year: Int, page: PageRequest) async throws -> Page<Film> {
        let position = OffsetCursor(page)
        return try await catalogue.read { db in
            let total = try Int.fetchOne(
                db, sql: "SELECT film_count FROM release_year WHERE year = ?", arguments: [year])
            let films = try FilmRecord.films(
                db,
                sql: """
                    SELECT \(FilmRecord.columns) FROM film WHERE year = ?
                    ORDER BY release_date DESC, prominence, id LIMIT ? OFFSET ?
                    """, arguments: [year, page.size, position.offset])
            return position.page(films, total: total ?? 0, size: page.size)
        } ?? Page(items: [], total: 0)
    }
}
