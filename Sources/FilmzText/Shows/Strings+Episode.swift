public import FilmzDomain

extension Strings {
    /// `S2 E5`; `Special 3` for a special.
    public func number(_ number: EpisodeNumber) -> String {
        let values: KeyValuePairs = ["season": String(number.season), "episode": String(number.episode)]
        return self[number.isSpecial ? ShowText.special : .number, values]
    }

    /// `S2 E5 · Half Loop`; only the number when there is no title, and only the title when there is no number.
    public func name(of episode: Episode) -> String {
        facts([episode.number.map(number), episode.title])
    }

    /// The title, or `Episode 5` when it is not known.
    public func title(of episode: Episode) -> String {
        if let title = episode.title { return title }
        return self[ShowText.episode, ["episode": episode.number.map { String($0.episode) } ?? "?"]]
    }

    /// `comes on 3 May 2027`, or `day not known yet` when its day is not known.
    public func coming(on day: CalendarDay?) -> String {
        day.map { self[ShowText.comes, ["day": self.day($0)]] } ?? self[ShowText.announced]
    }

    /// `7 of 13 seen`, `All seen`, `7 seen`; nil when nothing was seen.
    public func seen(of season: SeasonProgress) -> String? {
        guard season.seenCount > 0 else { return nil }
        if season.isSeen { return self[ShowText.allSeen] }
        guard let count = season.episodeCount, count > 0 else {
            return self[ShowText.seenSome, ["seen": String(season.seenCount)]]
        }
        return self[ShowText.seenOf, ["seen": String(season.seenCount), "count": String(count)]]
    }
}
