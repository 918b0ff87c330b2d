import APICore

/// What came along with a show. https://www.tvmaze.com/api#embedding
///
/// A list is nil when it was not asked for, and when nothing in it can be read.
public struct TVmazeEmbedded: Sendable, Hashable {
    /// The episodes, with specials only if they were asked for so.
    public let episodes: [TVmazeEpisode]?
    /// The seasons.
    public let seasons: [TVmazeSeason]?
    /// The main cast.
    public let cast: [TVmazeCastMember]?
    /// The crew.
    public let crew: [TVmazeCrewMember]?
    /// The titles in other countries.
    public let akas: [TVmazeAka]?
    /// The pictures.
    public let images: [TVmazeImage]?
    /// The episode that was on last; also nil when there was none.
    public let previousEpisode: TVmazeEpisode?
    /// The next episode; also nil when none is announced.
    public let nextEpisode: TVmazeEpisode?

    /// Made of these parts, as for a preview or a test.
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

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        // Under which of the two names they come is not on record.
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
