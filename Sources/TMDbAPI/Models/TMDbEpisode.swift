import APICore

/// An episode with all its details.
///
/// The fields that lists have too are in ``summary``, and can be read on the episode itself: `episode.name`,
/// `episode.airDate`. A block, see ``TMDbEpisodeBlock``, is nil if it was not requested or cannot be decoded.
///
/// See https://developer.themoviedb.org/reference/tv-episode-details.
@dynamicMemberLookup
public struct TMDbEpisode: Sendable, Hashable, Identifiable {
    /// The fields that lists have too.
    public let summary: TMDbEpisodeSummary
    /// The edits of the last day.
    public let changes: TMDbChanges?
    /// The cast, crew and guest stars.
    public let credits: TMDbCredits?
    /// The IDs on other sites.
    public let externalIDs: TMDbExternalIDs?
    /// Pictures from it.
    public let images: TMDbImages?
    /// The title and texts in other languages.
    public let translations: TMDbTranslations?
    /// Trailers and other videos.
    public let videos: TMDbVideos?

    /// Creates a value from its parts, such as for a preview or a test. `crew` and `guestStars` replace the summary's.
    public init(
        summary: TMDbEpisodeSummary, crew: [TMDbCrewMember]? = nil, guestStars: [TMDbCastMember]? = nil,
        changes: TMDbChanges? = nil, credits: TMDbCredits? = nil, externalIDs: TMDbExternalIDs? = nil,
        images: TMDbImages? = nil, translations: TMDbTranslations? = nil, videos: TMDbVideos? = nil
    ) {
        var summary = summary
        summary.crew = crew ?? summary.crew
        summary.guestStars = guestStars ?? summary.guestStars
        self.summary = summary
        self.changes = changes
        self.credits = credits
        self.externalIDs = externalIDs
        self.images = images
        self.translations = translations
        self.videos = videos
    }

    /// TMDb's ID of the episode.
    public var id: Int { summary.id }
    /// The directors, writers and other crew. A person with several jobs is listed several times.
    public var crew: [TMDbCrewMember] { summary.crew }
    /// Actors who do not belong to the regular cast, which is in ``credits``.
    public var guestStars: [TMDbCastMember] { summary.guestStars }

    /// A field of the ``summary``.
    public subscript<Part>(dynamicMember part: KeyPath<TMDbEpisodeSummary, Part>) -> Part { summary[keyPath: part] }
}

extension TMDbEpisode: Codable {
    private enum CodingKeys: String, CodingKey {
        case changes, credits, images, translations, videos
        case externalIDs = "external_ids"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        summary = try TMDbEpisodeSummary(from: decoder)
        changes = values.value(.changes)
        credits = values.value(.credits)
        externalIDs = values.value(.externalIDs)
        images = values.value(.images)
        translations = values.value(.translations)
        videos = values.value(.videos)
    }

    /// Encodes the episode as TMDb sends it.
    public func encode(to encoder: any Encoder) throws {
        try summary.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(changes, forKey: .changes)
        try values.encodeIfPresent(credits, forKey: .credits)
        try values.encodeIfPresent(externalIDs, forKey: .externalIDs)
        try values.encodeIfPresent(images, forKey: .images)
        try values.encodeIfPresent(translations, forKey: .translations)
        try values.encodeIfPresent(videos, forKey: .videos)
    }
}
