/// A site by whose IDs TMDb can find items. See https://developer.themoviedb.org/reference/find-by-id.
public enum TMDbExternalSource: String, Sendable, Hashable, CaseIterable {
    /// IMDb: `tt0137523` for a title, `nm0000093` for a person.
    case imdb = "imdb_id"
    /// Facebook: the name of a page.
    case facebook = "facebook_id"
    /// Instagram: the name of an account.
    case instagram = "instagram_id"
    /// TheTVDB: a number.
    case tvdb = "tvdb_id"
    /// TikTok: the name of an account.
    case tiktok = "tiktok_id"
    /// X, formerly Twitter: the name of an account.
    case twitter = "twitter_id"
    /// Wikidata: `Q190050`.
    case wikidata = "wikidata_id"
    /// YouTube: the name of a channel.
    case youtube = "youtube_id"
}
