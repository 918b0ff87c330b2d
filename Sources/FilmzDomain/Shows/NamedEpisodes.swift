/// The episodes of a show that a person names in writing.
public enum NamedEpisodes: Hashable, Sendable {
    case one(EpisodeReference)
    case upTo(EpisodeReference)
    case several(EpisodeRange)

    /// Reads `s02e05`, `2x05`, `18`, `s02e05e06`, `s02e05-e08`, `s02`, `..s02e05`, `..18` and `all`; returns nil for
    /// anything else.
    public init?(_ text: String) {
        let lowercased = text.lowercased()
        if text == "all" {
            self = .several(.all)
        } else if let reference = EpisodeReference(text) {
            self = .one(reference)
        } else if text.hasPrefix(".."), let reference = EpisodeReference(String(text.dropFirst(2))) {
            self = .upTo(reference)
        } else if let range = Self.span(lowercased) {
            self = .several(range)
        } else if lowercased.hasPrefix("s"), let season = Int(text.dropFirst()),
            ShowRun.Season.numbers.contains(season)
        {
            self = .several(.season(season))
        } else {
            return nil
        }
    }

    /// Reads a double episode or a longer span: `s02e05e06`, `s02e05-e06`, `s02e05-06`, `s02e05-s03e01`.
    private static func span(_ text: String) -> EpisodeRange? {
        guard let separator = text.lastIndex(of: "-") ?? text.lastIndex(of: "e"),
            let first = EpisodeNumber(String(text[..<separator]))
        else { return nil }
        let rest = text[separator...].drop { $0 == "-" }
        let episode = Int(rest.drop { $0 == "e" })
        let last = EpisodeNumber(String(rest)) ?? episode.flatMap { EpisodeNumber(season: first.season, episode: $0) }
        guard let last, first < last else { return nil }
        return .between(first, last)
    }
}
