import FilmzDomain
import GRDB

/// The episodes of the shows that a person is watching, by the days on which they come out. Only these days of every
/// source are read, however many shows and episodes there are.
struct EpisodesByDay {
    let person: Person.ID
    let days: ClosedRange<CalendarDay>
    let catalogue: CatalogueFile
    let providers: ProvidersFile
    let memory: ShowsCache

    struct Place: Hashable {
        let show: Film.ID
        let number: EpisodeNumber
    }

    /// What the sources say of a person's shows on some days.
    struct Listed {
        /// Their IDs may be those of other stored episodes.
        let episodes: [Place: Episode]
        /// The number of shows that a provider's list was read of.
        let listCount: Int
        /// The time at which the oldest of the lists was received; nil without lists.
        let asOf: Timestamp?
    }

    /// Reads the episodes. Call it inside a transaction.
    /// - Parameter revision: the revision of the sources, from before that
    func read(at revision: ShowsCache.Sources, _ db: Database) throws -> NewEpisodes {
        let shows = try Film.ID.fetchAll(
            db.cachedStatement(sql: Self.watchingSQL), arguments: ["person": person.rawValue])
        guard !shows.isEmpty else { return NewEpisodes() }
        let listed = try memory.listed.value(for: ShowsCache.ListedKey(shows: shows, days: days), at: revision) {
            try self.listed(of: shows)
        }
        var episodes = listed.episodes
        for (show, episode) in try EpisodeSources.distinct(episodes.map { ($0.key.show, $0.value) }, in: db) {
            if let number = episode.number { episodes[Place(show: show, number: number)] = episode }
        }
        try join(
            try EpisodeRecord.episodes(of: shows, on: days, limit: NewEpisodes.limit, in: db), to: &episodes, in: db)
        return NewEpisodes(
            try mine(episodes, in: db), showCount: shows.count, listedCount: listed.listCount, asOf: listed.asOf)
    }

    private func listed(of shows: [Film.ID]) throws -> Listed {
        let lists = try providers.read { try ProviderEpisodes.best(of: shows, in: $0) }
        var episodes = try listedEpisodes(lists.mapValues(\.provider))
        episodes.merge(try firstEpisodes(of: shows.filter { lists[$0] == nil })) { first, _ in first }
        return Listed(episodes: episodes, listCount: lists.count, asOf: lists.values.map(\.fetchedAt).min())
    }

    /// The episodes in providers' lists.
    private func listedEpisodes(_ lists: [Film.ID: Provider]) throws -> [Place: Episode] {
        var result: [Place: Episode] = [:]
        for (provider, shows) in Dictionary(grouping: lists.keys, by: { lists[$0] }) {
            guard let provider else { continue }
            let episodes = try providers.read {
                try ProviderEpisodes.episodes(by: provider, of: shows, on: days, limit: NewEpisodes.limit, in: $0)
            }
            for (show, episode) in episodes {
                if let number = episode.number { result[Place(show: show, number: number)] = episode }
            }
        }
        return result
    }

    /// The known episodes of other shows: the first ones of their seasons.
    private func firstEpisodes(of shows: [Film.ID]) throws -> [Place: Episode] {
        let seasons = try catalogue.read { try CatalogueShows.seasons(of: shows, beginningOn: days, in: $0) } ?? []
        var result: [Place: Episode] = [:]
        for season in seasons {
            guard let number = EpisodeNumber(season: season.number, episode: 1),
                var episode = try sources(of: season.show).episode(number)
            else { continue }
            episode.aired = season.firstAired
            result[Place(show: season.show, number: number)] = episode
        }
        return result
    }

    private func sources(of show: Film.ID) throws -> EpisodeSources {
        try EpisodeSources(of: show, catalogue: catalogue, providers: providers)
    }

    /// Adds stored episodes. Such an episode has its own ID, and the day that the sources know by now.
    /// - Parameter dated: the stored episodes of these days
    private func join(
        _ dated: [(show: Film.ID, episode: Episode)], to episodes: inout [Place: Episode], in db: Database
    ) throws {
        let storedEpisodes = try EpisodeRecord.episodes(episodes.keys.map { ($0.show, $0.number) }, in: db)
        for (show, episode) in storedEpisodes {
            guard let place = episode.number.map({ Place(show: show, number: $0) }) else { continue }
            episodes[place] = episodes[place].map(episode.filled)
        }
        for (show, episode) in dated {
            guard let number = episode.number, episodes[Place(show: show, number: number)] == nil else { continue }
            let sourceEpisode = try sources(of: show).episode(number)
            let merged = sourceEpisode.map(episode.filled) ?? episode
            guard let day = merged.aired, days.contains(day) else { continue }
            episodes[Place(show: show, number: number)] = merged
        }
    }

    /// The first episodes in order, each with its show and the person's relation to it.
    private func mine(_ episodes: [Place: Episode], in db: Database) throws -> [NewEpisode] {
        let byShow = Dictionary(grouping: episodes, by: \.key.show)
        let rows = try FilmColumn.fetchAll(
            db.cachedStatement(sql: Self.showsSQL), arguments: ["shows": byShow.keys.map(\.rawValue).json])
        var all: [NewEpisode] = []
        for row in rows {
            let show = try FilmRecord.film(row)
            let ofShow = (byShow[show.id] ?? []).map(\.value)
            let newest = try EpisodeViewings(show: show.id, person: person).newest(of: ofShow.map(\.id), in: db)
            all += ofShow.map { episode in
                NewEpisode(
                    show: show,
                    mine: MyEpisode(
                        episode: episode, viewing: newest[episode.id]?.viewing,
                        viewingCount: newest[episode.id]?.viewingCount ?? 0))
            }
        }
        return Array(all.sorted(by: NewEpisode.isBefore).prefix(NewEpisodes.limit))
    }

    /// Always in the same order, because the sources' episodes are cached by it.
    static let watchingSQL = """
        SELECT m.film_id FROM my_film m \(Dialect.index("my_film_watching"))
        WHERE m.person_id = :person AND m.episode_count > 0 AND m.standing IS NULL
        ORDER BY m.film_id
        """

    static let showsSQL = """
        SELECT \(FilmRecord.columns) FROM json_each(:shows) asked \(Dialect.join) film ON film.id = asked.value
        """
}

extension StoredShows {
    func newEpisodes(of person: Person.ID, on days: ClosedRange<CalendarDay>) async throws -> NewEpisodes {
        let question = ShowsCache.DaysKey(person: person, days: days, sources: try revision())
        return try await myFilms.recall(question, from: memory.new, of: person, needsShelves: false) { _, db in
            try EpisodesByDay(
                person: person, days: days, catalogue: catalogue, providers: providers, memory: memory
            ).read(at: question.sources, db)
        }
    }
}
