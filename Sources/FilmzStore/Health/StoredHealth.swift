import FilmzDomain
import GRDB

/// The health of a store: whether its files are there and can be read.
struct StoredHealth {
    let database: FilmzDatabase
    let catalogue: CatalogueFile

    func current() -> Health {
        let isReadable = database.isInPlace && (try? database.readOnce(Self.hasPeople)) == true
        let description = try? catalogue.read(CatalogueSchema.description) ?? nil
        return if isReadable && description != nil { .ready } else { .unavailable }
    }

    private static func hasPeople(_ db: Database) throws -> Bool {
        try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM person")).map { $0 > 0 } ?? false
    }
}
