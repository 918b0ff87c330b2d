/// A chart of the store. Apple's newer feeds have no films and no television; these do.
public struct ITunesChart: RawRepresentable, Sendable, Hashable {
    /// The store's name for the chart.
    public let rawValue: String

    /// A chart by the store's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The best-selling films, some 80 of them.
    public static let movies = ITunesChart(rawValue: "topmovies")
    /// The most rented films.
    public static let rentals = ITunesChart(rawValue: "topvideorentals")
    /// The best-selling seasons of series.
    public static let tvSeasons = ITunesChart(rawValue: "toptvseasons")
    /// The best-selling episodes of series; ``ITunesFeedEntry/seasonName`` is their season.
    public static let tvEpisodes = ITunesChart(rawValue: "toptvepisodes")
}
