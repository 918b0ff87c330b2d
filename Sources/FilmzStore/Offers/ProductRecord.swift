import FilmzDomain
import FilmzJSON
import Foundation
import GRDB

/// What shops sell beside films, in the table `product_answer` of `providers.sqlite`.
enum ProductRecord {
    static let selectionSQL = """
        SELECT \(ProductColumn.list()) FROM product_answer
        WHERE film_id = ? AND country = ? AND fetched_at >= ?
        """

    /// Nil for what only a newer Filmz can read.
    /// - Parameter oldest: older answers are not given
    static func fetch(
        _ film: Film.ID, in country: CountryCode, since oldest: Timestamp, db: Database
    ) throws -> CachedProducts? {
        let row = try ProductColumn.fetchOne(
            db.cachedStatement(sql: selectionSQL),
            arguments: [film.rawValue, country.description, oldest.milliseconds])
        guard let row,
            let products = try? JSONCoding.value([ShopOffer].self, from: row[.json] as String)
        else { return nil }
        return CachedProducts(
            ProductAnswer(products: products, isComplete: row[.isComplete]),
            fetchedAt: Timestamp(milliseconds: row[.fetchedAt]))
    }

    static func save(_ cached: CachedProducts, of film: Film.ID, in country: CountryCode, db: Database) throws {
        let json = try JSONCoding.text(of: cached.products)
        let row = ProductColumn.arguments { column in
            switch column {
            case .json: json
            case .isComplete: cached.isComplete
            case .fetchedAt: cached.fetchedAt.milliseconds
            }
        }
        try db.cachedStatement(sql: saveSQL).execute(arguments: [film.rawValue, country.description] + row)
    }

    private static let saveSQL = ProductColumn.upsertion(
        into: "product_answer", owner: ["film_id", "country"], key: [])

    /// The columns of `product_answer`.
    private enum ProductColumn: Int, StoredColumn {
        case json, isComplete, fetchedAt

        static let names = spelled
    }
}
