import APICore

/// The IDs of a film, a series, a season, an episode or a person on other sites. Nil if it is not there, or TMDb does
/// not know the ID.
///
/// See https://developer.themoviedb.org/reference/movie-external-ids.
public struct TMDbExternalIDs: Sendable, Hashable {
    /// IMDb's ID: `tt0137523`, or `nm0000001` for a person. Nil for all seasons, which IMDb does not have.
    public let imdbID: String?
    /// Wikidata's ID: `Q190050`.
    public let wikidataID: String?
    /// The name of a Facebook page.
    public let facebookID: String?
    /// The name of an Instagram account.
    public let instagramID: String?
    /// The name of an account on X, formerly Twitter.
    public let twitterID: String?
    /// TheTVDB's ID. Series, seasons and episodes are numbered separately, so the same ID may name one of each: store
    /// the kind with it. Members enter it, and it was wrong often enough that you should check the title or the year.
    public let tvdbID: Int?
    /// The ID on TVRage, a site that no longer exists.
    public let tvRageID: Int?
    /// The name of a TikTok account. Only for people.
    public let tikTokID: String?
    /// The name of a YouTube channel. Only for people.
    public let youTubeID: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        imdbID: String? = nil, wikidataID: String? = nil, facebookID: String? = nil, instagramID: String? = nil,
        twitterID: String? = nil, tvdbID: Int? = nil, tvRageID: Int? = nil, tikTokID: String? = nil,
        youTubeID: String? = nil
    ) {
        self.imdbID = imdbID
        self.wikidataID = wikidataID
        self.facebookID = facebookID
        self.instagramID = instagramID
        self.twitterID = twitterID
        self.tvdbID = tvdbID
        self.tvRageID = tvRageID
        self.tikTokID = tikTokID
        self.youTubeID = youTubeID
    }
}

extension TMDbExternalIDs: Codable {
    private enum CodingKeys: String, CodingKey {
        case imdbID = "imdb_id"
        case wikidataID = "wikidata_id"
        case facebookID = "facebook_id"
        case instagramID = "instagram_id"
        case twitterID = "twitter_id"
        case tvdbID = "tvdb_id"
        case tvRageID = "tvrage_id"
        case tikTokID = "tiktok_id"
        case youTubeID = "youtube_id"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        imdbID = values.text(.imdbID)
        wikidataID = values.text(.wikidataID)
        facebookID = values.text(.facebookID)
        instagramID = values.text(.instagramID)
        twitterID = values.text(.twitterID)
        tvdbID = values.positive(.tvdbID)
        tvRageID = values.positive(.tvRageID)
        tikTokID = values.text(.tikTokID)
        youTubeID = values.text(.youTubeID)
    }
}
