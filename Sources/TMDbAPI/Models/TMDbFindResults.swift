import APICore

/// The items that have an ID on another site. All lists are empty if there are none.
///
/// An ID of TheTVDB's can name three different things: the same response may have a season of one series and an episode
/// of another. Use only the list of the kind that you look for.
///
/// See https://developer.themoviedb.org/reference/find-by-id.
public struct TMDbFindResults: Sendable, Hashable {
    /// Films.
    public let movies: [TMDbMovieSummary]
    /// People.
    public let people: [TMDbPersonSummary]
    /// Series.
    public let series: [TMDbSeriesSummary]
    /// Seasons of series.
    public let seasons: [TMDbSeasonSummary]
    /// Episodes of series.
    public let episodes: [TMDbEpisodeSummary]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        movies: [TMDbMovieSummary] = [], people: [TMDbPersonSummary] = [], series: [TMDbSeriesSummary] = [],
        seasons: [TMDbSeasonSummary] = [], episodes: [TMDbEpisodeSummary] = []
    ) {
        self.movies = movies
        self.people = people
        self.series = series
        self.seasons = seasons
        self.episodes = episodes
    }
}

extension TMDbFindResults: Codable {
    private enum CodingKeys: String, CodingKey {
        case movies = "movie_results"
        case people = "person_results"
        case series = "tv_results"
        case seasons = "tv_season_results"
        case episodes = "tv_episode_results"
    }

    /// Decodes the lists. A missing or broken list beside a good one becomes empty.
    ///
    /// - Throws: if no list can be read.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        movies = values.list(.movies)
        people = values.list(.people)
        series = values.list(.series)
        seasons = values.list(.seasons)
        episodes = values.list(.episodes)
        if movies.isEmpty && people.isEmpty && series.isEmpty && seasons.isEmpty && episodes.isEmpty {
            try values.requireEmptyLists([.movies, .people, .series, .seasons, .episodes])
        }
    }
}
