/// A type of media to search: https://performance-partners.apple.com/search-api
public struct ITunesMedia: RawRepresentable, Sendable, Hashable {
    /// The store's name for the media type.
    public let rawValue: String

    /// A media type by the store's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Films. Since late 2025 the store finds none; use ``ITunesClient/searchMovies(_:limit:)``.
    public static let movie = ITunesMedia(rawValue: "movie")
    /// Podcasts.
    public static let podcast = ITunesMedia(rawValue: "podcast")
    /// Music.
    public static let music = ITunesMedia(rawValue: "music")
    /// Music videos.
    public static let musicVideo = ITunesMedia(rawValue: "musicVideo")
    /// Audiobooks.
    public static let audiobook = ITunesMedia(rawValue: "audiobook")
    /// Short films.
    public static let shortFilm = ITunesMedia(rawValue: "shortFilm")
    /// Television. Since late 2025 the store finds none; use ``ITunesClient/searchSeasons(_:limit:)``.
    public static let tvShow = ITunesMedia(rawValue: "tvShow")
    /// Apps.
    public static let software = ITunesMedia(rawValue: "software")
    /// Books.
    public static let ebook = ITunesMedia(rawValue: "ebook")
    /// All media, the store's default.
    public static let all = ITunesMedia(rawValue: "all")
}
