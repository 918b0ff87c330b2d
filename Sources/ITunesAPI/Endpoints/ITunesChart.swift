/// A chart of the store. Newer feeds of Apple's have no films and no television, these do.
public struct ITunesChart: RawRepresentable, Sendable, Hashable {
    /// The store's name for it.
    public let rawValue: String

    /// A chart by the store's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The films sold most, some 80 of them.
    public static let movies = ITunesChart(rawValue: "topmovies")
    /// The films rented most.
    public static let rentals = ITunesChart(rawValue: "topvideorentals")
    /// The seasons of series sold most.
    public static let tvSeasons = ITunesChart(rawValue: "toptvseasons")
    /// The episodes of series sold most; ``ITunesFeedEntry/seasonName`` is their season.
    public static let tvEpisodes = ITunesChart(rawValue: "toptvepisodes")
}
