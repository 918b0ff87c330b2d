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
