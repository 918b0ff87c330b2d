/// A block of data that can be fetched with a film in the same call.
///
/// These are all the blocks that need no account. Twenty are allowed, so all of them can be requested at once. See
/// https://developer.themoviedb.org/docs/append-to-response.
public enum TMDbMovieBlock: String, Sendable, Hashable, CaseIterable {
    /// Titles in other countries: ``TMDbMovie/alternativeTitles``.
    case alternativeTitles = "alternative_titles"
    /// The edits of the last day: ``TMDbMovie/changes``.
    case changes
    /// Cast and crew: ``TMDbMovie/credits``.
    case credits
    /// The IDs on other sites: ``TMDbMovie/externalIDs``.
    case externalIDs = "external_ids"
    /// Posters, backdrops and logos: ``TMDbMovie/images``.
    case images
    /// Keywords: ``TMDbMovie/keywords``.
    case keywords
    /// The first page of members' lists that contain the film: ``TMDbMovie/lists``.
    case lists
    /// The first page of recommendations: ``TMDbMovie/recommendations``.
    case recommendations
    /// Release dates and certifications by country: ``TMDbMovie/releaseDates``.
    case releaseDates = "release_dates"
    /// The first page of members' reviews: ``TMDbMovie/reviews``.
    case reviews
    /// The first page of similar films: ``TMDbMovie/similar``.
    case similar
    /// Title, overview and tagline in other languages: ``TMDbMovie/translations``.
    case translations
    /// Trailers and other videos: ``TMDbMovie/videos``.
    case videos
    /// The services to stream, rent or buy from, by country, from JustWatch: ``TMDbMovie/watchProviders``.
    case watchProviders = "watch/providers"
}

extension Set<TMDbMovieBlock> {
    /// All blocks.
    public static var all: Set<TMDbMovieBlock> { Set(TMDbMovieBlock.allCases) }
}
