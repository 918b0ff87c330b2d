extension ShowRun {
    /// The number of episodes in a season, without specials; nil if unknown.
    public func episodeCount(ofSeason number: Int) -> Int? {
        if let count = seasons.first(where: { $0.number == number })?.episodeCount { return count }
        guard number == 1 && seasonCount == 1 else { return nil }
        return episodeCount
    }

    /// Whether the show has a season of this number, as far as is known.
    public func hasSeason(_ number: Int) -> Bool {
        seasons.contains { $0.number == number } || number >= 1 && number <= seasonCount ?? 0
    }

    /// Whether nothing at all is known of its seasons.
    private var isUnknown: Bool { seasons.allSatisfy { $0.number == 0 } && seasonCount == nil }

    /// The number of the following episode, by the numbers of episodes in the seasons.
    ///
    /// While the number of episodes in a season is unknown, there is always one more: a person who has seen the last
    /// one knows better, and says so.
    /// - Parameter last: nil for the first of all
    /// - Returns: nil when there is none
    public func number(after last: EpisodeNumber?) -> EpisodeNumber? {
        guard let last else {
            let first = seasons.first { $0.number > 0 }?.number ?? 1
            return EpisodeNumber(season: first, episode: 1)
        }
        guard let count = episodeCount(ofSeason: last.season) else {
            guard isUnknown || hasSeason(last.season) else { return nil }
            return last.following
        }
        if last.episode < count { return last.following }
        let next = last.season + 1
        guard hasSeason(next) else { return nil }
        return EpisodeNumber(season: next, episode: 1)
    }
}

/// The rule that finds the next episode.
public enum NextEpisode {
    /// The episode after the furthest one seen. Gaps before it stay gaps: a person who begins with the second season
    /// wants to continue there. Specials are never next.
    /// - Parameters:
    ///   - furthest: the last number, in the order of the show, of all episodes seen; nil when none was
    ///   - listed: the first known episode after it
    ///   - isListed: whether any episode is known individually
    ///   - run: nil when nothing is known
    /// - Returns: nil when there is none, as far as is known
    public static func number(
        after furthest: EpisodeNumber?, listed: EpisodeNumber?, isListed: Bool, run: ShowRun?
    ) -> EpisodeNumber? {
        if isListed { return listed }
        return (run ?? ShowRun()).number(after: furthest)
    }
}
