import APICore

/// The data embedded in a show. https://www.tvmaze.com/api#embedding
///
/// A list is nil if it was not requested, and if nothing in it can be decoded.
public struct TVmazeEmbedded: Sendable, Hashable {
    /// The episodes, with specials only if these were requested.
    public let episodes: [TVmazeEpisode]?
    /// The seasons, without their episodes.
    public let seasons: [TVmazeSeason]?
    /// The main cast.
    public let cast: [TVmazeCastMember]?
    /// The crew with their jobs.
    public let crew: [TVmazeCrewMember]?
    /// The titles in other countries.
    public let akas: [TVmazeAka]?
    /// The pictures in all sizes.
    public let images: [TVmazeImage]?
    /// The latest episode; also nil if there was none.
    public let previousEpisode: TVmazeEpisode?
    /// The next episode; also nil if none is announced.
    public let nextEpisode: TVmazeEpisode?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        episodes: [TVmazeEpisode]? = nil, seasons: [TVmazeSeason]? = nil, cast: [TVmazeCastMember]? = nil,
        crew: [TVmazeCrewMember]? = nil, akas: [TVmazeAka]? = nil, images: [TVmazeImage]? = nil,
        previousEpisode: TVmazeEpisode? = nil, nextEpisode: TVmazeEpisode? = nil
    ) {
        self.episodes = episodes
        self.seasons = seasons
        self.cast = cast
        self.crew = crew
        self.akas = akas
        self.images = images
        self.previousEpisode = previousEpisode
        self.nextEpisode = nextEpisode
    }
}

extension TVmazeEmbedded: Codable {
    private enum CodingKeys: String, CodingKey {
        case episodes, seasons, cast, crew, akas, images
        case previousEpisode = "previousepisode"
        case nextEpisode = "nextepisode"
    }

    private enum OtherKeys: String, CodingKey {
        case episodesWithSpecials = "episodeswithspecials"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        // It is not on record which of the two keys TVmaze uses.
        episodes =
            try values.listIfSent(.episodes)
            ?? decoder.container(keyedBy: OtherKeys.self).listIfSent(.episodesWithSpecials)
        seasons = values.listIfSent(.seasons)
        cast = values.listIfSent(.cast)
        crew = values.listIfSent(.crew)
        akas = values.listIfSent(.akas)
        images = values.listIfSent(.images)
        previousEpisode = values.value(.previousEpisode)
        nextEpisode = values.value(.nextEpisode)
    }
}
