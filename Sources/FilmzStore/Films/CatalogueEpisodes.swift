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
        try CatalogueEpisodeColumn.fetchAll(
            db.cachedStatement(sql: rangeSQL),
            arguments: [show.rawValue, positions.lowerBound, positions.upperBound, limit]
        ).compactMap(episode)
    }

    static let rangeSQL = """
        SELECT \(CatalogueEpisodeColumn.list()) FROM episode
        WHERE film_id = ? AND position >= ? AND position < ? ORDER BY position LIMIT ?
        """

    /// The episode of a show with an IMDb ID.
    static func episode(_ id: IMDbID, of show: Film.ID, in db: Database) throws -> Episode? {
        let sql = "SELECT \(CatalogueEpisodeColumn.list()) FROM episode WHERE film_id = ? AND imdb_id = ?"
        return try CatalogueEpisodeColumn.fetchOne(
            db.cachedStatement(sql: sql), arguments: [show.rawValue, id.number]
        ).flatMap(episode)
    }

    private static func episode(_ row: StoredRow<CatalogueEpisodeColumn>) -> Episode? {
        guard let number = EpisodeNumber(position: row[.position]), let imdb = IMDbID(number: row[.imdbID]) else {
            return nil
        }
        return Episode(
            id: Episode.ID(imdb: imdb), number: number, title: row[.title], runtime: row[.runtime],
            externalIDs: Episode.ExternalIDs(imdb: imdb))
    }

    /// The number of episodes of each season, by the season's number.
    static func counts(of show: Film.ID, in db: Database) throws -> [Int: Int] {
        let sql = """
            SELECT \(EpisodeRecord.season("position")) AS season, count(*) AS episode_count FROM episode
            WHERE film_id = ? GROUP BY 1
            """
        return try SeasonColumn.counts(db.cachedStatement(sql: sql), arguments: [show.rawValue])
    }
}

/// The columns of a catalogue's `episode`.
private enum CatalogueEpisodeColumn: Int, StoredColumn {
    case position, imdbID, title, runtime

    static let names = spelled
}
