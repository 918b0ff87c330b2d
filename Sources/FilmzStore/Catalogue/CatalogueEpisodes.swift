import FilmzDomain
import GRDB

/// The episodes of a catalogue's shows, in the table `episode`: only those that it lists one by one.
enum CatalogueEpisodes {
    static let table = """
        CREATE TABLE episode (
            film_id INTEGER NOT NULL,
            position INTEGER NOT NULL,
            imdb_id INTEGER NOT NULL,
            title TEXT,
            runtime INTEGER,
            PRIMARY KEY (film_id, position)
        ) STRICT, WITHOUT ROWID;
        """

    /// Whether the catalogue lists episodes of a show.
    static func lists(_ show: Film.ID, in db: Database) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM episode WHERE film_id = ?)"
        return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: [show.rawValue]) ?? false
    }

    /// The episodes in a range of positions, in their order.
    static func episodes(
        at positions: Range<Int>, of show: Film.ID, limit: Int, in db: Database
    ) throws -> [Episode] {
        try Row.fetchAll(
            db.cachedStatement(sql: rangeSQL),
            arguments: [show.rawValue, positions.lowerBound, positions.upperBound, limit]
        ).compactMap { episode($0) }
    }

    static let rangeSQL = """
        SELECT position, imdb_id, title, runtime FROM episode WHERE film_id = ? AND position >= ? AND position < ?
        ORDER BY position LIMIT ?
        """

    /// The episode of a show with an IMDb ID.
    static func episode(_ id: IMDbID, of show: Film.ID, in db: Database) throws -> Episode? {
        let sql = "SELECT position, imdb_id, title, runtime FROM episode WHERE film_id = ? AND imdb_id = ?"
        let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [show.rawValue, id.number])
        return row.flatMap { episode($0) }
    }

    private static func episode(_ row: Row) -> Episode? {
        guard let number = EpisodeNumber(position: row[0]), let imdb = IMDbID(number: row[1]) else { return nil }
        return Episode(
            id: Episode.ID(imdb: imdb), number: number, title: row[2], runtime: row[3],
            externalIDs: Episode.ExternalIDs(imdb: imdb))
    }

    /// The number of episodes of each season, by the season's number.
    static func counts(of show: Film.ID, in db: Database) throws -> [Int: Int] {
        let sql = "SELECT \(EpisodeRecord.season("position")), count(*) FROM episode WHERE film_id = ? GROUP BY 1"
        let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [show.rawValue])
        return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
    }
}
