/// The number of an episode as the show's maker counts: the season, and the place in it.
public struct EpisodeNumber: Hashable, Sendable {
    /// The season, from 1; 0 for specials.
    public let season: Int
    /// The place in the season, mostly from 1. Some makers count on from season to season, and a few have an episode 0.
    public let episode: Int

    /// Returns nil for numbers that no show has.
    public init?(season: Int, episode: Int) {
        guard ShowRun.Season.numbers.contains(season), Self.episodes.contains(episode) else { return nil }
        self.season = season
        self.episode = episode
    }

    /// The number of nearly every show's first episode.
    public static let first = EpisodeNumber(uncheckedSeason: 1, episode: 1)

    private init(uncheckedSeason season: Int, episode: Int) {
        self.season = season
        self.episode = episode
    }

    /// The valid places in a season. IMDb's largest is about 16,000.
    public static let episodes = 0...50_000

    /// Whether it is a special. Specials have no certain place between the others, so none is ever the next.
    public var isSpecial: Bool { season == 0 }

    /// The next number of the same season; nil after the last that a season can have.
    public var following: EpisodeNumber? { EpisodeNumber(season: season, episode: episode + 1) }
}

extension EpisodeNumber: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        (left.season, left.episode) < (right.season, right.episode)
    }
}

extension EpisodeNumber: TextCodable {
    /// Reads `s02e05`, `S2E5`, `2x05` and the German `S2F5`; returns nil for anything else.
    public init?(_ description: String) {
        guard description.utf8.count <= Self.maximumLength else { return nil }
        var text = description.lowercased().replacing("f", with: "e")[...]
        let hasLetters = text.first == "s"
        if hasLetters { text.removeFirst() }
        let parts = text.split(separator: hasLetters ? "e" : "x", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let season = Digits.number(parts[0]), let episode = Digits.number(parts[1]) else {
            return nil
        }
        self.init(season: season, episode: episode)
    }

    private static let maximumLength = 16

    /// `s02e05`.
    public var description: String { "s\(Digits.padded(season, to: 2))e\(Digits.padded(episode, to: 2))" }
}

extension EpisodeNumber {
    /// An integer that rises from episode to episode; below 2³⁰.
    public var position: Int { season << Self.episodeBits | episode }

    /// Returns nil unless ``position`` makes this number.
    public init?(position: Int) {
        self.init(season: position >> Self.episodeBits, episode: position & (1 << Self.episodeBits - 1))
    }

    /// The lowest position of a season. Season 1 gives the lowest of all regular episodes.
    public static func firstPosition(ofSeason season: Int) -> Int { season << episodeBits }

    /// The number of bits of ``position`` that hold the place in the season; the season is in the higher ones.
    public static let episodeBits = 16
}
