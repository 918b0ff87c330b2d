import FilmzDomain
import Foundation
import GRDB

/// What shops sell beside films, in the table `product_answer` of `providers.sqlite`.
enum ProductRecord {
    static let table = """
        CREATE TABLE product_answer (
            film_id INTEGER NOT NULL,
            country TEXT NOT NULL,
            json TEXT NOT NULL,
            is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)),
            fetched_at INTEGER NOT NULL,
            PRIMARY KEY (film_id, country)
        ) STRICT;

        CREATE INDEX product_answer_by_age ON product_answer(fetched_at);
        """

    static let selectionSQL = """
        SELECT json, is_complete, fetched_at FROM product_answer
        WHERE film_id = ? AND country = ? AND fetched_at >= ?
        """

    /// Nil for what only a newer Filmz can read.
    /// - Parameter oldest: older answers are not given
    static func fetch(
        _ film: Film.ID, in country: CountryCode, since oldest: Timestamp, db: Database
    ) throws -> CachedProducts? {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: selectionSQL),
            arguments: [film.rawValue, country.description, oldest.milliseconds])
        guard let row, let products = try? JSONDecoder().decode([ShopOffer].self, from: Data((row[0] as String).utf8))
        else { return nil }
        return CachedProducts(
            ProductAnswer(products: products, isComplete: row[1]), fetchedAt: Timestamp(milliseconds: row[2]))
    }

    static func save(_ kept: CachedProducts, of film: Film.ID, in country: CountryCode, db: Database) throws {
        let json = String(decoding: try JSONEncoder().encode(kept.products), as: UTF8.self)
        try db.cachedStatement(
            sql: """
                INSERT INTO product_answer (film_id, country, json, is_complete, fetched_at) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (film_id, country) DO UPDATE SET
                    json = excluded.json, is_complete = excluded.is_complete, fetched_at = excluded.fetched_at
                """
        ).execute(
            arguments: [
                film.rawValue, country.description, json, kept.isComplete, kept.fetchedAt.milliseconds,
            ])
    }
}
