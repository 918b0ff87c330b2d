/// A block of data that can be fetched with a season in the same call.
///
/// These are all the blocks that need no account. See https://developer.themoviedb.org/docs/append-to-response.
public enum TMDbSeasonBlock: String, Sendable, Hashable, CaseIterable {
    /// Cast and crew of all its episodes: ``TMDbSeason/aggregateCredits``.
    case aggregateCredits = "aggregate_credits"
    /// The edits of the last day: ``TMDbSeason/changes``.
    case changes
    /// Cast and crew: ``TMDbSeason/credits``.
    case credits
    /// The IDs on other sites: ``TMDbSeason/externalIDs``.
    case externalIDs = "external_ids"
    /// Posters: ``TMDbSeason/images``.
    case images
    /// Name and overview in other languages: ``TMDbSeason/translations``.
    case translations
    /// Trailers and other videos: ``TMDbSeason/videos``.
    case videos
    /// The services to stream, rent or buy from, by country, from JustWatch: ``TMDbSeason/watchProviders``.
    case watchProviders = "watch/providers"
}

extension Set<TMDbSeasonBlock> {
    /// All blocks.
    public static var all: Set<TMDbSeasonBlock> { Set(TMDbSeasonBlock.allCases) }
}
