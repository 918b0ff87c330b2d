/// A block of data that can be fetched with a person in the same call.
///
/// These are all the blocks except `tagged_images`, which TMDb has deprecated. See
/// https://developer.themoviedb.org/docs/append-to-response.
public enum TMDbPersonBlock: String, Sendable, Hashable, CaseIterable {
    /// The edits of the last day: ``TMDbPerson/changes``.
    case changes
    /// Films and series: ``TMDbPerson/combinedCredits``.
    case combinedCredits = "combined_credits"
    /// The IDs on other sites: ``TMDbPerson/externalIDs``.
    case externalIDs = "external_ids"
    /// Portraits: ``TMDbPerson/images``.
    case images
    /// Films: ``TMDbPerson/movieCredits``.
    case movieCredits = "movie_credits"
    /// Series: ``TMDbPerson/seriesCredits``.
    case seriesCredits = "tv_credits"
    /// Name and biography in other languages: ``TMDbPerson/translations``.
    case translations
}

extension Set<TMDbPersonBlock> {
    /// All blocks.
    public static var all: Set<TMDbPersonBlock> { Set(TMDbPersonBlock.allCases) }
}
