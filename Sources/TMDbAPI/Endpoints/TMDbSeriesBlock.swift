/// A block of data that can be fetched with a series in the same call, besides its seasons.
///
/// These are all the blocks that need no account. Twenty are allowed, each season counted as one: all blocks leave room
/// for three seasons. See https://developer.themoviedb.org/docs/append-to-response.
public enum TMDbSeriesBlock: String, Sendable, Hashable, CaseIterable {
    /// Cast and crew of all seasons: ``TMDbSeries/aggregateCredits``.
    case aggregateCredits = "aggregate_credits"
    /// Titles in other countries: ``TMDbSeries/alternativeTitles``.
    case alternativeTitles = "alternative_titles"
    /// The edits of the last day: ``TMDbSeries/changes``.
    case changes
    /// Age ratings by country: ``TMDbSeries/contentRatings``.
    case contentRatings = "content_ratings"
    /// Cast and crew of the latest season: ``TMDbSeries/credits``.
    case credits
    /// Alternative orders of the episodes: ``TMDbSeries/episodeGroups``.
    case episodeGroups = "episode_groups"
    /// The IDs on other sites: ``TMDbSeries/externalIDs``.
    case externalIDs = "external_ids"
    /// Posters, backdrops and logos: ``TMDbSeries/images``.
    case images
    /// Keywords: ``TMDbSeries/keywords``.
    case keywords
    /// The first page of members' lists that contain the series: ``TMDbSeries/lists``.
    case lists
    /// The first page of recommendations: ``TMDbSeries/recommendations``.
    case recommendations
    /// The first page of members' reviews: ``TMDbSeries/reviews``.
    case reviews
    /// Episodes that were shown in cinemas: ``TMDbSeries/screenedTheatrically``.
    case screenedTheatrically = "screened_theatrically"
    /// The first page of similar series: ``TMDbSeries/similar``.
    case similar
    /// Name, overview and tagline in other languages: ``TMDbSeries/translations``.
    case translations
    /// Trailers and other videos: ``TMDbSeries/videos``.
    case videos
    /// The services to stream, rent or buy from, by country, from JustWatch: ``TMDbSeries/watchProviders``.
    case watchProviders = "watch/providers"
}

extension Set<TMDbSeriesBlock> {
    /// All blocks.
    public static var all: Set<TMDbSeriesBlock> { Set(TMDbSeriesBlock.allCases) }
}
