import APICore

/// What a film, a series, a season, an episode or a person is called elsewhere. Nil: not there, or not known to TMDb.
///
/// See https://developer.themoviedb.org/reference/movie-external-ids.
public struct TMDbExternalIDs: Sendable, Hashable {
    /// IMDb: `tt0137523`, of a person `nm0000001`. Nil for all seasons, which IMDb does not know.
    public let imdbID: String?
    /// Wikidata: `Q190050`.
    public let wikidataID: String?
    /// Facebook: the name of a page.
    public let facebookID: String?
    /// Instagram: the name of an account.
    public let instagramID: String?
    /// X, formerly Twitter: the name of an account.
    public let twitterID: String?
    /// TheTVDB's number. It counts series, seasons and episodes apart, so the same number may name one of each: keep
    /// the kind with it. Members enter it, and it was wrong often enough to be checked by title or year.
    public let tvdbID: Int?
    /// TVRage's number; the site is gone.
    public let tvRageID: Int?
    /// TikTok: the name of an account. Only of people.
    public let tikTokID: String?
    /// YouTube: the name of a channel. Only of people.
    public let youTubeID: String?

    /// Made of these parts, as for a preview or a test.
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

    /// Reads what is there.
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
