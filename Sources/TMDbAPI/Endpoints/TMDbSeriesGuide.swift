public import APICore

/// A series with its seasons and their episodes, up to a failure.
public struct TMDbSeriesGuide: Sendable {
    /// The series.
    public var series: TMDbSeries
    /// The seasons that arrived with their episodes, specials first, as season 0.
    public var seasons: [TMDbSeason]
    /// The numbers of seasons that the series names, but of which no episodes came.
    public var missing: [Int]
    /// Why some are missing; nil when TMDb answered every call, and merely has no such season.
    public var failure: APIError?

    /// Made of these parts, as for a preview or a test.
    public init(
        series: TMDbSeries, seasons: [TMDbSeason] = [], missing: [Int] = [], failure: APIError? = nil
    ) {
        self.series = series
        self.seasons = seasons
        self.missing = missing
        self.failure = failure
    }

    /// All episodes that arrived, season by season, specials first.
    public var episodes: [TMDbEpisodeSummary] { seasons.flatMap(\.episodes) }
}
