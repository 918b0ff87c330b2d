import FilmzDomain

/// The meaning of a product's word for the kind of an entry.
enum KindWord: Hashable {
    case film(Film.Kind)
    case season, episode
    /// A game, a song or a book.
    case other

    /// - Parameter text: `TV Mini Series`, `tvMovie`, `movie`
    /// - Returns: nil for unknown words
    init?(_ text: String) {
        guard !text.isEmpty, let word = Self.words[ExchangeTable.key(text)] else { return nil }
        self = word
    }

    /// Whether the entry has no episodes, whatever else its row says. A special may be one of a show.
    var isFilm: Bool {
        if case .film(let kind) = self { !kind.isShow && kind != .special } else { false }
    }

    /// The kind that further words imply (``FilmReference/impliedKind``).
    /// - Parameter text: `Spielfilm`, `TV-Serie`, `película`
    /// - Returns: nil for unknown words
    static func impliedKind(_ text: String) -> Film.Kind? {
        if text.isEmpty { nil } else { impliedKinds[ExchangeTable.key(text)] }
    }

    private static let impliedKinds: [String: Film.Kind] = {
        let all: [(Film.Kind, String)] = [
            (
                .film,
                "films filme filmes filmi spielfilm kinofilm pelicula peliculas largometraje longmetrage lungometraggio"
                    + " longametragem dokumentarfilm dokumentation documental documentaire documentario animationfilm"
            ),
            (.short, "kurzfilm cortometraje courtmetrage cortometraggio curtametragem"),
            (.televisionFilm, "fernsehfilm telefilm telefilme televisionfilm televisionmovie tvpilot"),
            (
                .series,
                "serien tvserie tvserien fernsehserie seriestv serietv seriedetv serietelevisee seriado telenovela"
                    + " webserie webseries docuseries tvshows televisionshow televisionseries"
            ),
            (.miniseries, "miniserie miniserien miniseriestv limitedseries"),
        ]
        return Dictionary(
            uniqueKeysWithValues: all.flatMap { kind, texts in
                texts.split(separator: " ").map { (String($0), kind) }
            })
    }()

    private static let words: [String: KindWord] = {
        let all: [(KindWord, String)] = [
            (.film(.film), "movie movies film feature featurefilm documentary"),
            (.film(.short), "short shortfilm tvshort"), (.film(.televisionFilm), "tvmovie tvfilm"),
            (.film(.special), "tvspecial special"), (.film(.video), "video videomovie"),
            (.film(.series), "tv tvseries tvshow series show shows anime serie"),
            (.film(.miniseries), "tvminiseries miniseries"), (.episode, "tvepisode episode"),
            (.season, "season tvseason"),
            (
                .other,
                "videogame game games musicvideo podcastseries podcastepisode podcast song music track album book manga"
                    + " comic boardgame"
            ),
        ]
        return Dictionary(
            uniqueKeysWithValues: all.flatMap { word, texts in
                texts.split(separator: " ").map { (String($0), word) }
            })
    }()
}
