import FilmzDomain
import FilmzLocking

extension CatalogueDraft {
    func add(_ batch: EpisodeBatch) throws {
        try episodes.withLock { episodes in try write { try episodes.add(batch, in: $0) } }
    }

    /// Writes the collected episodes in their order.
    /// - Returns: the number of episodes
    func arrangeEpisodes() throws -> Int {
        try episodes.withLock { episodes in try write { try episodes.write(to: $0) } }
    }
}
