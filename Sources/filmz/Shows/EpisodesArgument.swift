import FilmzDomain

/// Which episodes of a show a person means.
enum EpisodesArgument {
    case one(EpisodeNumber)
    case several(EpisodeRange)

    /// Reads `s02e05`, `2x05`, `s02`, `..s02e05` and `all`; nil for anything else.
    init?(_ text: String) {
        if text == "all" {
            self = .several(.all)
        } else if let number = EpisodeNumber(text) {
            self = .one(number)
        } else if text.hasPrefix(".."), let number = EpisodeNumber(String(text.dropFirst(2))) {
            self = .several(.upTo(number))
        } else if text.lowercased().hasPrefix("s"), let season = Int(text.dropFirst()),
            ShowRun.Season.numbers.contains(season)
        {
            self = .several(.season(season))
        } else {
            return nil
        }
    }
}
