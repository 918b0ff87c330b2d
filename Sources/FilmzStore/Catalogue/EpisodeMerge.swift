import Foundation
import GRDB

/// Reads runs of collected episodes as one, in the order of the episodes.
struct EpisodeMerge {
    /// A run, with one of its blocks in memory.
    private struct Run {
        var blocks: Range<Int>
        var bytes: [UInt8] = []
        /// The index in the block after the episode.
        var index = 0
        /// The first episode that was not read yet; nil at the end.
        var episode: CollectedEpisode?

        init(_ blocks: Range<Int>) {
            self.blocks = blocks
        }

        mutating func advance(_ db: Database) throws {
            if index == bytes.count {
                guard let block = blocks.popFirst() else {
                    episode = nil
                    return
                }
                let sql = "SELECT bytes FROM episode_block WHERE number = ?"
                bytes = try Data.fetchOne(db.cachedStatement(sql: sql), arguments: [block]).map(Array.init) ?? []
                index = 0
            }
            episode = CollectedEpisode(bytes, into: &index)
        }
    }

    private var runs: [Run]
    /// The indices of the runs that are not at their end; the one with the first episode comes last.
    private var order: [Int]

    /// - Parameter runs: the numbers of the blocks of each run
    /// - Throws: `DatabaseError`
    init(_ runs: [Range<Int>], in db: Database) throws {
        self.runs = runs.map(Run.init)
        order = []
        for run in runs.indices {
            try self.runs[run].advance(db)
            insert(run)
        }
    }

    /// Takes the next episode.
    /// - Returns: the episode and the bytes that have its title; nil at the end
    /// - Throws: `DatabaseError`
    mutating func next(_ db: Database) throws -> (episode: CollectedEpisode, bytes: [UInt8])? {
        guard let run = order.popLast(), let episode = runs[run].episode else { return nil }
        let bytes = runs[run].bytes
        try runs[run].advance(db)
        insert(run)
        return (episode, bytes)
    }

    /// Inserts a run into the order, unless it is at its end.
    private mutating func insert(_ run: Int) {
        guard let episode = runs[run].episode else { return }
        var low = 0
        var high = order.count
        // Mostly the run is still the first.
        if let first = order.last.flatMap({ runs[$0].episode }), episode < first { low = high }
        while low < high {
            let middle = (low + high) / 2
            if let other = runs[order[middle]].episode, episode < other { low = middle + 1 } else { high = middle }
        }
        order.insert(run, at: low)
    }
}
