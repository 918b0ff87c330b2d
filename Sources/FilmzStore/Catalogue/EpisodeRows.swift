import FilmzDomain
import GRDB

/// Writes episodes into the table `episode`, in their order.
struct EpisodeRows {
    /// The number of written episodes.
    private(set) var count = 0
    private var episodes: [CollectedEpisode] = []
    /// The text that the titles of ``episodes`` refer to.
    private var text: [UInt8] = []
    /// The place of the last episode, whether or not it was written.
    private var sortKey: UInt128?
    /// The show of the last episode, and whether the catalogue has it.
    private var show: (id: Int64, isThere: Bool)?

    private static let batch = 4_096
    private static let rows = RowWriter.Rows(into: "episode", columns: Column.names)

    /// The columns of a catalogue's `episode`.
    private enum Column: Int, StoredColumn {
        case filmID, position, imdbID, title, runtime

        static let names = spelled
    }

    private static let showSQL =
        "SELECT EXISTS (SELECT 1 FROM film WHERE id = ? AND \(Film.KindGroup.shows.condition("kind")))"

    /// Adds an episode to the next write, unless its place is taken or the catalogue does not have its show.
    /// - Parameter bytes: the bytes that have its title
    /// - Throws: `DatabaseError`, `CancellationError`
    mutating func add(_ episode: CollectedEpisode, bytes: [UInt8], in db: Database) throws {
        guard sortKey != episode.sortKey else { return }
        sortKey = episode.sortKey
        if show?.id != episode.show {
            let statement = try db.cachedStatement(sql: Self.showSQL)
            show = (episode.show, try Bool.fetchOne(statement, arguments: [episode.show]) ?? false)
        }
        guard show?.isThere == true else { return }
        episodes.append(episode.moved(from: bytes, to: &text))
        if episodes.count == Self.batch { try write(db) }
    }

    /// Writes the added episodes.
    /// - Throws: `DatabaseError`, `CancellationError`
    mutating func write(_ db: Database) throws {
        try Task.checkCancellation()
        count += try RowWriter.write(episodes.count, rows: Self.rows, text: text, in: db) { row, index in
            let episode = episodes[index]
            for column in Column.allCases {
                switch column {
                case .filmID: row.bind(episode.show, column: column)
                case .position: row.bind(episode.position, column: column)
                case .imdbID: row.bind(episode.imdb, column: column)
                case .title: row.bind(episode.title, column: column)
                case .runtime: row.bind(episode.runtime.map(Int64.init), column: column)
                }
            }
        }
        episodes.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
    }
}
