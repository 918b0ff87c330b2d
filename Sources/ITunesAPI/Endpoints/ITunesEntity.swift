/// A kind of record to search for. Each media type has its own; the store rejects the others.
///
/// https://performance-partners.apple.com/search-api
public struct ITunesEntity: RawRepresentable, Sendable, Hashable {
    /// The store's name for the kind.
    public let rawValue: String

    /// A kind by the store's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Films, for ``ITunesMedia/movie`` or all media.
    public static let movie = ITunesEntity(rawValue: "movie")
    /// People in films, for ``ITunesMedia/movie``.
    public static let movieArtist = ITunesEntity(rawValue: "movieArtist")
    /// Short films, for ``ITunesMedia/shortFilm``.
    public static let shortFilm = ITunesEntity(rawValue: "shortFilm")
    /// Albums, for ``ITunesMedia/music`` or all media.
    public static let album = ITunesEntity(rawValue: "album")
    /// Songs, for ``ITunesMedia/music``.
    public static let song = ITunesEntity(rawValue: "song")
    /// Songs and music videos, for ``ITunesMedia/music``.
    public static let musicTrack = ITunesEntity(rawValue: "musicTrack")
    /// Books, for ``ITunesMedia/ebook``.
    public static let ebook = ITunesEntity(rawValue: "ebook")
    /// Audiobooks, for ``ITunesMedia/audiobook`` or all media.
    public static let audiobook = ITunesEntity(rawValue: "audiobook")
    /// Seasons, for ``ITunesMedia/tvShow`` or all media.
    public static let tvSeason = ITunesEntity(rawValue: "tvSeason")
    /// Episodes, for ``ITunesMedia/tvShow``.
    public static let tvEpisode = ITunesEntity(rawValue: "tvEpisode")
    /// Tracks of every kind, for all media.
    public static let allTrack = ITunesEntity(rawValue: "allTrack")
}
