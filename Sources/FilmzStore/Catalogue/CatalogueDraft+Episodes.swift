import FilmzDomain
import FilmzLocking

extension CatalogueDraft {
    func add(_ batch: EpisodeBatch) throws {
        try episodes.withLock { episodes in try write { try episodes.add(batch, in: $0) } }
    }

    /// Puts the episodes in their places.
    /// - Returns: how many there are
    func arrangeEpisodes() throws -> Int {
        try episodes.withLock { episodes in try write { try episodes.write(to: $0) } }
    }
}
