import FilmzDomain
import GRDB

/// The sources of a show's episodes besides persons' viewings: a provider's list of them, or else the catalogue's, or
/// else the numbers of episodes in the seasons.
struct EpisodeSources {
    let show: Film.ID
    let run: ShowRun?

    private enum List {
        /// - Parameter knowsDays: whether any of its episodes has a day, so that those without one are only announced
        case provider(Provider, knowsDays: Bool)
        case catalogue
    }

    /// The list that has episodes one by one; nil when there is none.
    private let list: List?
    private let catalogue: CatalogueFile
    private let providers: ProvidersFile

    init(of show: Film.ID, catalogue: CatalogueFile, providers: ProvidersFile) throws {
        self.show = show
        self.catalogue = catalogue
        self.providers = providers
        let catalogueList = try catalogue.read {
            (try CatalogueShows.run(of: show, in: $0), try CatalogueEpisodes.lists(show, in: $0))
        }
        run = catalogueList?.0
        if let best = try providers.read({ try ProviderEpisodes.best(of: show, in: $0) }) {
            list = .provider(best.provider, knowsDays: best.knowsDays)
        } else {
            list = if catalogueList?.1 == true { .catalogue } else { nil }
        }
    }

    var isListed: Bool { list != nil }

    /// The episodes in a range of positions, in their order. Without a list they are made from the numbers of episodes
    /// in the seasons.
    func episodes(at positions: Range<Int>, limit: Int) throws -> [Episode] {
        guard limit > 0, !positions.isEmpty else { return [] }
        switch list {
        case .provider(let provider, let knowsDays):
            let providerEpisodes = try providers.read {
                try ProviderEpisodes.episodes(by: provider, at: positions, of: show, limit: limit, in: $0)
            }
            return if knowsDays { providerEpisodes.map(\.announced) } else { providerEpisodes }
        case .catalogue:
            return try catalogue.read {
                try CatalogueEpisodes.episodes(at: positions, of: show, limit: limit, in: $0)
            } ?? []
        case nil:
            return Array(countedEpisodes.lazy.filter { positions.contains($0.number?.position ?? -1) }.prefix(limit))
        }
    }

    /// The seasons and the number of known episodes of each, specials last.
    func seasons() throws -> [SeasonProgress] {
        let counts = try counts()
        let seasonNumbers = (run?.seasons ?? []).map(\.number)
        let numbers: [ClosedRange<Int>.Element] =
            if isListed { [] } else { run?.seasonCount.map { Array(1...max(1, $0)) } ?? [] }
        return Set(seasonNumbers + numbers + counts.keys).map { number in
            let season = run?.seasons.first { $0.number == number }
            return SeasonProgress(
                number: number, firstAired: counts[number]?.firstAired ?? season?.firstAired,
                episodeCount: isListed ? counts[number]?.count ?? 0 : run?.episodeCount(ofSeason: number))
        }.sorted(by: SeasonProgress.isBefore)
    }

    private func counts() throws -> [Int: (count: Int, firstAired: CalendarDay?)] {
        switch list {
        case .provider(let provider, _):
            try providers.read { try ProviderEpisodes.counts(by: provider, of: show, in: $0) }
        case .catalogue:
            (try catalogue.read { try CatalogueEpisodes.counts(of: show, in: $0) } ?? [:]).mapValues { ($0, nil) }
        case nil: [:]
        }
    }

    /// The first episode after the furthest one seen.
    func next(after furthest: EpisodeNumber?) throws -> Episode? {
        let first = EpisodeNumber.firstPosition(ofSeason: 1)
        let start = furthest.map { $0.position + 1 } ?? first
        let nextListed: Episode? = if isListed { try episodes(at: start..<Self.end, limit: 1).first } else { nil }
        let number = NextEpisode.number(after: furthest, listed: nextListed?.number, isListed: isListed, run: run)
        return number.map { nextListed ?? placeholder($0) }
    }

    /// The number of a regular episode by its place among all of them, from 1.
    func number(absolute: Int) throws -> EpisodeNumber? {
        guard absolute > 0 else { return nil }
        let first = EpisodeNumber.firstPosition(ofSeason: 1)
        let listedEpisodes = try episodes(at: first..<Self.end, limit: absolute)
        guard listedEpisodes.count == absolute else { return nil }
        return listedEpisodes.last?.number
    }

    /// The place of a regular episode among all of them, from 1.
    func absoluteNumber(of number: EpisodeNumber) throws -> Int? {
        guard !number.isSpecial else { return nil }
        let first = EpisodeNumber.firstPosition(ofSeason: 1)
        let before = try episodes(at: first..<number.position + 1, limit: EpisodeList.limit)
        guard before.last?.number == number else { return nil }
        return before.count
    }

    /// The episode with this number; nil when the list has none, or the season has fewer episodes.
    func episode(_ number: EpisodeNumber) throws -> Episode? {
        if isListed { return try episodes(at: number.position..<number.position + 1, limit: 1).first }
        if let count = run?.episodeCount(ofSeason: number.season), number.episode > count { return nil }
        return placeholder(number)
    }

    /// The episode with this ID; nil when no source has it.
    func episode(_ id: Episode.ID) throws -> Episode? {
        if case .provider(let provider, let knowsDays) = list,
            let listed = try providers.read({ try ProviderEpisodes.episode(id, by: provider, of: show, in: $0) })
        {
            return if knowsDays { listed.announced } else { listed }
        }
        guard let imdb = id.externalIDs.imdb else { return nil }
        return try catalogue.read { try CatalogueEpisodes.episode(imdb, of: show, in: $0) } ?? nil
    }

    /// The position after the last of all.
    static let end = EpisodeNumber.firstPosition(ofSeason: ShowRun.Season.numbers.upperBound + 1)

    /// An episode of which only the number is known.
    private func placeholder(_ number: EpisodeNumber) -> Episode {
        let season = run?.seasons.first { $0.number == number.season }
        var episode = Episode(number, aired: number.episode == 1 ? season?.firstAired : nil)
        episode.notBefore = season?.firstAired
        return episode
    }

    /// All episodes of seasons whose number of episodes is known.
    private var countedEpisodes: [Episode] {
        let seasons = Set((run?.seasons ?? []).map(\.number) + [1]).sorted()
        return seasons.flatMap { season in
            (0..<(run?.episodeCount(ofSeason: season) ?? 0)).compactMap { index in
                EpisodeNumber(season: season, episode: index + 1).map(placeholder)
            }
        }
    }
}

// MARK: - Beside stored episodes

extension EpisodeSources {
    /// Listed episodes of this show, each under an ID that no other stored episode has.
    func distinct(_ listed: [Episode], in db: Database) throws -> [Episode] {
        try Self.distinct(listed.map { (show, $0) }, in: db).map(\.episode)
    }

    /// Listed episodes of any shows, with the number in place of an ID that another stored episode has: a source may
    /// have entered that one again, and use its first entry for another episode since. Whoever shows or offers listed
    /// episodes to persons calls this.
    /// - Returns: all of them, in the same order
    static func distinct(
        _ listed: [(show: Film.ID, episode: Episode)], in db: Database
    ) throws -> [(show: Film.ID, episode: Episode)] {
        // No episode is stored under a number.
        let namedEpisodes = listed.filter { $0.episode.id.number == nil }
        var namesakes: [Film.ID: [Episode.ID: Episode]] = [:]
        for (show, storedEpisode) in try EpisodeRecord.episodes(namedEpisodes.map { ($0.show, $0.episode.id) }, in: db)
        {
            namesakes[show, default: [:]][storedEpisode.id] = storedEpisode
        }
        return listed.map { show, episode in
            guard let number = episode.number, let other = namesakes[show]?[episode.id],
                other.externalIDs.isSame(as: episode.externalIDs) == false
            else { return (show, episode) }
            return (show, episode.identified(by: Episode.ID(number)))
        }
    }
}

extension Episode {
    /// The same episode in a list that knows days: without a day, it is only announced.
    fileprivate var announced: Episode {
        guard aired == nil else { return self }
        var episode = self
        episode.notBefore = .last
        return episode
    }
}
