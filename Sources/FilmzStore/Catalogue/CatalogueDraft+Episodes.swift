import FilmzDomain
import GRDB

/// Episodes come in the order of their own IDs, long before it is known which shows there are. So they are collected in
/// a temporary table, and sorted into the table `episode` at once: writing each at its place would touch a page for
/// each.
extension CatalogueDraft {
    private static let collected = """
        CREATE TEMPORARY TABLE IF NOT EXISTS collected_episode (
            film_id INTEGER NOT NULL, position INTEGER NOT NULL, imdb_id INTEGER NOT NULL, title TEXT, runtime INTEGER,
            votes INTEGER NOT NULL
        )
        """

    private static let collecting = RowWriter.Rows(
        "INSERT INTO collected_episode", ["film_id", "position", "imdb_id", "title", "runtime", "votes"])

    func add(_ batch: EpisodeBatch) throws {
        _ = try write { db in
            try db.execute(sql: Self.collected)
            return try RowWriter.write(batch.episodes.count, Self.collecting, text: batch.text, db) { row, index in
                let episode = batch.episodes[index]
                row.bind(episode.show.rawValue, 1)
                row.bind(Int64(episode.number.position), 2)
                row.bind(Int64(episode.imdb.number), 3)
                row.bind(episode.title, 4)
                row.bind(episode.runtime.map(Int64.init), 5)
                row.bind(Int64(episode.votes), 6)
            }
        }
    }

    /// Puts the episodes in their places.
    /// - Returns: how many there are
    func arrangeEpisodes() throws -> Int {
        try write { db in
            guard try db.tableExists("collected_episode") else { return 0 }
            let before = db.totalChangesCount
            // The first one at a place stays.
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO episode (film_id, position, imdb_id, title, runtime)
                    SELECT film_id, position, imdb_id, title, runtime FROM collected_episode
                    WHERE film_id IN (SELECT id FROM film WHERE \(Film.KindGroup.shows.condition("kind")))
                    ORDER BY film_id, position, votes DESC, imdb_id
                    """)
            let count = db.totalChangesCount - before
            try db.execute(sql: "DROP TABLE collected_episode")
            return count
        }
    }
}
