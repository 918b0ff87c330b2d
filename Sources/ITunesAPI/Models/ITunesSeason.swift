/// A season of a series with the episodes that are sold individually.
public struct ITunesSeason: Sendable, Hashable {
    /// The season; nil if the store sent only its episodes.
    public let season: ITunesItem?
    /// The episodes in the store's order. They may include extras, and episodes may be missing: do not count them.
    public let episodes: [ITunesItem]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(season: ITunesItem? = nil, episodes: [ITunesItem] = []) {
        self.season = season
        self.episodes = episodes
    }
}
