/// A block of data that can be fetched with an episode in the same call.
///
/// These are all the blocks that need no account. See https://developer.themoviedb.org/docs/append-to-response.
public enum TMDbEpisodeBlock: String, Sendable, Hashable, CaseIterable {
    /// The edits of the last day: ``TMDbEpisode/changes``.
    case changes
    /// Cast, crew and guests: ``TMDbEpisode/credits``.
    case credits
    /// The IDs on other sites: ``TMDbEpisode/externalIDs``.
    case externalIDs = "external_ids"
    /// Pictures from it: ``TMDbEpisode/images``.
    case images
    /// Name and overview in other languages: ``TMDbEpisode/translations``.
    case translations
    /// Trailers and other videos: ``TMDbEpisode/videos``.
    case videos
}

extension Set<TMDbEpisodeBlock> {
    /// All blocks.
    public static var all: Set<TMDbEpisodeBlock> { Set(TMDbEpisodeBlock.allCases) }
}
