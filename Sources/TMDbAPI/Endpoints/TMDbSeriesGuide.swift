public import APICore

/// A series with the seasons and episodes that were fetched before a failure, if there was one.
public struct TMDbSeriesGuide: Sendable {
    /// The series.
    public var series: TMDbSeries
    /// The seasons that were fetched, with their episodes; specials first, as season 0.
    public var seasons: [TMDbSeason]
    /// The numbers of seasons that the series names, but whose episodes were not fetched.
    public var missing: [Int]
    /// The error that ended the fetching early; nil if TMDb answered every call, and merely has no such season.
    public var failure: APIError?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        series: TMDbSeries, seasons: [TMDbSeason] = [], missing: [Int] = [], failure: APIError? = nil
    ) {
        self.series = series
        self.seasons = seasons
        self.missing = missing
        self.failure = failure
    }

    /// All episodes that were fetched, season by season, specials first.
    public var episodes: [TMDbEpisodeSummary] { seasons.flatMap(\.episodes) }
}
