import FilmzDomain
import Foundation
import GRDB

/// The episodes of a catalogue while it is being written. They come in the order of their own IDs, long before it is
/// known which shows there are, and writing each at its place in the table `episode` would touch a page for each.
///
/// So they are sorted in *runs*, stored as blocks of bytes in a temporary table. In the end all runs are merged, and
/// each episode is written once, after the one before it.
///
/// Memory: a run with some 75 bytes for each episode, and in the end a block of each run.
struct CollectedEpisodes {
    /// The number of episodes that are sorted at a time.
    private let runLimit: Int
    /// The size of a block in bytes; it ends with the episode that fills it.
    private let blockSize: Int
    private var episodes: [CollectedEpisode] = []
    /// The text that the titles of ``episodes`` refer to.
    private var text: [UInt8] = []
    /// The numbers of the blocks of each stored run.
    private var runs: [Range<Int>] = []

    private static let table = """
        CREATE TEMPORARY TABLE IF NOT EXISTS episode_block (number INTEGER PRIMARY KEY, bytes BLOB NOT NULL)
        """

    init(runLimit: Int = 1 << 17, blockSize: Int = 1 << 16) {
        self.runLimit = runLimit
        self.blockSize = blockSize
    }

    /// - Throws: `DatabaseError`
    mutating func add(_ batch: EpisodeBatch, in db: Database) throws {
        for episode in batch.episodes {
            if episodes.count == runLimit { try putAside(db) }
            episodes.append(CollectedEpisode(episode).moved(from: batch.text, to: &text))
        }
    }

    /// Writes the sorted run into the temporary table.
    private mutating func putAside(_ db: Database) throws {
        try db.execute(sql: Self.table)
        let first = runs.last?.upperBound ?? 0
        var last = first
        var block: [UInt8] = []
        func write() throws {
            try db.cachedStatement(sql: "INSERT INTO episode_block (number, bytes) VALUES (?, ?)")
                .execute(arguments: [last, Data(block)])
            last += 1
            block.removeAll(keepingCapacity: true)
        }
        for index in sortedIndices() {
            episodes[index].append(to: &block, text: text)
            if block.count >= blockSize { try write() }
        }
        if !block.isEmpty { try write() }
        runs.append(first..<last)
        episodes.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
    }

    /// The indices of the run's episodes in their order.
    private func sortedIndices() -> [Int] {
        // Sorting places and indices as single numbers takes half the time of comparing episodes.
        let sortKeys = episodes.indices.map { episodes[$0].sortKey << Self.indexBits | UInt128($0) }.sorted()
        var indices = sortKeys.map { Int(truncatingIfNeeded: $0) & (1 << Self.indexBits - 1) }
        var start = 0
        while start < indices.count {
            var end = start + 1
            while end < indices.count, episodes[indices[end]].sortKey == episodes[indices[start]].sortKey { end += 1 }
            if end > start + 1 { indices[start..<end].sort { episodes[$0] < episodes[$1] } }
            start = end
        }
        return indices
    }

    private static let indexBits = 32

    /// Writes all episodes of the shows that the catalogue has into the table `episode`. Of several at one place the
    /// first is written. Nothing can be added after that.
    /// - Returns: the number of written episodes
    /// - Throws: `DatabaseError`, `CancellationError`
    mutating func write(to db: Database) throws -> Int {
        if !episodes.isEmpty { try putAside(db) }
        guard !runs.isEmpty else { return 0 }
        var merge = try EpisodeMerge(runs, in: db)
        self = CollectedEpisodes(runLimit: runLimit, blockSize: blockSize)
        var rows = EpisodeRows()
        while let (episode, bytes) = try merge.next(db) { try rows.add(episode, bytes: bytes, in: db) }
        try rows.write(db)
        try db.execute(sql: "DROP TABLE episode_block")
        return rows.count
    }
}
