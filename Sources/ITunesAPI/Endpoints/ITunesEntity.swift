/// A kind of records to ask for. Each media has its own; the store rejects the others.
///
/// https://performance-partners.apple.com/search-api
public struct ITunesEntity: RawRepresentable, Sendable, Hashable {
    /// The store's name for it.
    public let rawValue: String

    /// A kind by the store's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Films, of ``ITunesMedia/movie`` or all media.
    public static let movie = ITunesEntity(rawValue: "movie")
    /// People of films, of ``ITunesMedia/movie``.
    public static let movieArtist = ITunesEntity(rawValue: "movieArtist")
    /// Short films, of ``ITunesMedia/shortFilm``.
    public static let shortFilm = ITunesEntity(rawValue: "shortFilm")
    /// Albums, of ``ITunesMedia/music`` or all media.
    public static let album = ITunesEntity(rawValue: "album")
    /// Songs, of ``ITunesMedia/music``.
    public static let song = ITunesEntity(rawValue: "song")
    /// Songs and music videos, of ``ITunesMedia/music``.
    public static let musicTrack = ITunesEntity(rawValue: "musicTrack")
    /// Books, of ``ITunesMedia/ebook``.
    public static let ebook = ITunesEntity(rawValue: "ebook")
    /// Audiobooks, of ``ITunesMedia/audiobook`` or all media.
    public static let audiobook = ITunesEntity(rawValue: "audiobook")
    /// Seasons, of ``ITunesMedia/tvShow`` or all media.
    public static let tvSeason = ITunesEntity(rawValue: "tvSeason")
    /// Episodes, of ``ITunesMedia/tvShow``.
    public static let tvEpisode = ITunesEntity(rawValue: "tvEpisode")
    /// Tracks of every kind, of all media.
    public static let allTrack = ITunesEntity(rawValue: "allTrack")
}
