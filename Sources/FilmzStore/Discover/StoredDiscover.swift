import FilmzDomain
import GRDB

/// Films of the catalogue by time, fame and kind.
struct StoredDiscover: DiscoverService {
    let catalogue: CatalogueFile
    let clock: Clock
    private let pages = RevisionCache<ListPage<DiscoverQuery>, Int64, Page<Film>>(limit: 40)
    private let films = FilmCache<Int64>(limit: 500)
    private let totals = RevisionCache<DiscoverQuery, Int64, Int>(limit: 500)
    private let facets = RevisionCache<Bool, Int64, DiscoverFacets>(limit: 1)

    func films(_ query: DiscoverQuery, page: PageRequest) throws -> DiscoverShelf {
        let shelf = try catalogue.read { db in
            // A catalogue never changes, so what is derived from it stays true as long as it is there.
            let revision = try CatalogueSchema.revision(db)
            let facets = try facets.value(for: true, at: revision) { try Self.facets(db) }
            let query = query.resolved(facets.years, today: clock.today)
            let selection = DiscoverSelection(query, hasDays: try CatalogueSchema.hasDays(db))
            let films = try pages.value(for: ListPage(list: query, page: page), at: revision) {
                var films = try selection.page(page, in: db) { try self.films.film($0, revision: revision) }
                films.total = try totals.value(for: query, at: revision) { try selection.total(db) }
                return films
            }
            return DiscoverShelf(query: query, films: films, facets: facets)
        }
        return shelf ?? DiscoverShelf(query: query, films: Page(items: [], total: 0), facets: DiscoverFacets())
    }

    private static func facets(_ db: Database) throws -> DiscoverFacets {
        func values(_ kind: String) throws -> [String] {
            try String.fetchAll(
                db, sql: "SELECT value FROM facet WHERE kind = ? ORDER BY value COLLATE NOCASE", arguments: [kind])
        }
        return DiscoverFacets(
            years: try YearColumn.fetchAll(
                db.cachedStatement(sql: "SELECT \(YearColumn.list()) FROM release_year ORDER BY year DESC")
            ).map { ReleaseYear(year: $0[.year], filmCount: $0[.filmCount]) },
            genres: try values("genre"), countries: try values("country"), languages: try values("language"))
    }

    private enum YearColumn: Int, StoredColumn {
        case year, filmCount

        static let names = spelled
    }
}
