import FilmzDomain
import GRDB

/// The catalogue by time, fame and kind.
struct StoredDiscover: DiscoverService {
    let catalogue: CatalogueFile
    private let pages = Remembered<Part, String, Page<Film>>(limit: 100)
    private let totals = Remembered<DiscoverQuery, String, Int>(limit: 500)
    private let facets = Remembered<Bool, String, DiscoverFacets>(limit: 1)

    init(catalogue: CatalogueFile) {
        self.catalogue = catalogue
    }

    func films(_ query: DiscoverQuery, page: PageRequest) throws -> DiscoverShelf {
        let shelf = try catalogue.read { db in
            // A catalogue never changes, so its edition is the stamp of all that is worked out from it.
            let edition = try CatalogueSchema.edition(db) ?? ""
            let facets = try facets.value(for: true, at: edition) { try Self.facets(db) }
            let query = query.resolved(facets.years)
            let selection = DiscoverSelection(query)
            let films = try pages.value(for: Part(query: query, page: page), at: edition) {
                var films = try selection.page(page, db)
                films.total = try totals.value(for: query, at: edition) { try selection.total(db) }
                return films
            }
            return DiscoverShelf(query: query, films: films, facets: facets)
        }
        return shelf ?? DiscoverShelf(query: query, films: Page(items: [], total: 0), facets: DiscoverFacets())
    }

    private struct Part: Hashable {
        var query: DiscoverQuery
        var page: PageRequest
    }

    private static func facets(_ db: Database) throws -> DiscoverFacets {
        func values(_ kind: String) throws -> [String] {
            try String.fetchAll(
                db, sql: "SELECT value FROM facet WHERE kind = ? ORDER BY value COLLATE NOCASE", arguments: [kind])
        }
        return DiscoverFacets(
            years: try Row.fetchAll(db, sql: "SELECT year, film_count FROM release_year ORDER BY year DESC")
                .map { ReleaseYear(year: $0[0], filmCount: $0[1]) },
            genres: try values("genre"), countries: try values("country"), languages: try values("language"))
    }
}
