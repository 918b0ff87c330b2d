/// A field in which a search for films or television looks for its term:
/// https://performance-partners.apple.com/search-api
public struct ITunesAttribute: RawRepresentable, Sendable, Hashable {
    /// The store's name for the attribute.
    public let rawValue: String

    /// An attribute by the store's name; other media have more of them.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The title.
    public static let title = ITunesAttribute(rawValue: "movieTerm")
    /// An actor.
    public static let actor = ITunesAttribute(rawValue: "actorTerm")
    /// The director.
    public static let director = ITunesAttribute(rawValue: "directorTerm")
    /// The producer.
    public static let producer = ITunesAttribute(rawValue: "producerTerm")
    /// The person whom the store names as the artist.
    public static let artist = ITunesAttribute(rawValue: "artistTerm")
    /// The genre; the term is the raw value of an ``ITunesGenre``.
    public static let genre = ITunesAttribute(rawValue: "genreIndex")
    /// The year of the store's date; the term is the year.
    public static let releaseYear = ITunesAttribute(rawValue: "releaseYearTerm")
    /// The age rating.
    public static let rating = ITunesAttribute(rawValue: "ratingTerm")
    /// The description.
    public static let description = ITunesAttribute(rawValue: "descriptionTerm")
    /// Full-length films.
    public static let featureFilm = ITunesAttribute(rawValue: "featureFilmTerm")
    /// Short films.
    public static let shortFilm = ITunesAttribute(rawValue: "shortFilmTerm")
    /// The title of a series, for ``ITunesMedia/tvShow``.
    public static let show = ITunesAttribute(rawValue: "showTerm")
    /// The title of a season, for ``ITunesMedia/tvShow``: `Harbour Watch season 2`.
    public static let tvSeason = ITunesAttribute(rawValue: "tvSeasonTerm")
    /// The title of an episode, for ``ITunesMedia/tvShow``.
    public static let tvEpisode = ITunesAttribute(rawValue: "tvEpisodeTerm")
    /// The store's number for the age rating, for ``ITunesMedia/tvShow``.
    public static let ratingIndex = ITunesAttribute(rawValue: "ratingIndex")
}
