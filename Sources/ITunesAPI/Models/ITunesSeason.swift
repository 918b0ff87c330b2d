/// A season of a series with what is sold of it one by one.
public struct ITunesSeason: Sendable, Hashable {
    /// The season; nil when the store only sent its episodes.
    public let season: ITunesItem?
    /// Its episodes in the store's order. There may be extras among them, and episodes missing: do not count them.
    public let episodes: [ITunesItem]

    /// Made of these parts, as for a preview or a test.
    public init(season: ITunesItem? = nil, episodes: [ITunesItem] = []) {
        self.season = season
        self.episodes = episodes
    }
}
