import FilmzDomain
import GRDB

/// The storage of shows' episodes, and of each person's progress.
struct StoredShows: ShowService {
    let database: FilmzDatabase
    let myFilms: StoredMyFilms
    let providers: ProvidersFile
    let memory = ShowsCache()

    var catalogue: CatalogueFile { myFilms.films.catalogue }

    private func sources(of show: Film.ID) throws -> EpisodeSources {
        try EpisodeSources(of: show, catalogue: catalogue, providers: providers)
    }

    /// A revision that changes with the sources.
    func revision() throws -> ShowsCache.Sources {
        ShowsCache.Sources(
            catalogue: try catalogue.read(CatalogueSchema.revision),
            lists: try providers.read(ProviderEpisodes.revision))
    }

    /// - Parameter revision: the revision from before the sources were found
    private func seasons(of sources: EpisodeSources, at revision: ShowsCache.Sources) throws -> [SeasonProgress] {
        try memory.seasons.value(for: sources.show, at: revision) { try sources.seasons() }
    }

    func learn(_ list: EpisodeList, of show: Film.ID) async throws {
        let episodes = list.episodes.filter { $0.number != nil }.prefix(EpisodeList.limit)
        let show = try await database.write { db in
            let show = try PersonalFilms.resolve(show, in: db)
            try EpisodeRecord.follow(Array(episodes), of: show, in: db)
            return show
        }
        let now = myFilms.clock.now()
        try await providers.write {
            try ProviderEpisodes.save(
                EpisodeList(by: list.provider, episodes: Array(episodes)), of: show, at: now, in: $0)
        }
    }

    func episode(_ id: Episode.ID, of show: Film.ID) throws -> Episode? {
        if let number = id.number { return try episode(number, of: show) }
        return try database.read { db in
            let show = try PersonalFilms.resolve(show, in: db)
            if let stored = try EpisodeRecord.fetch([id], of: show, in: db)[id] { return stored }
            return try sources(of: show).episode(id)
        }
    }

    func episode(_ number: EpisodeNumber, of show: Film.ID) throws -> Episode? {
        try database.read { db in
            let show = try PersonalFilms.resolve(show, in: db)
            if let stored = try EpisodeRecord.episode(number, of: show, in: db) { return stored }
            let sources = try sources(of: show)
            return try sources.distinct([try sources.episode(number)].compactMap(\.self), in: db).first
        }
    }

    func number(absolute: Int, of show: Film.ID) throws -> EpisodeNumber? {
        try database.read { try sources(of: try PersonalFilms.resolve(show, in: $0)).number(absolute: absolute) }
    }

    func absoluteNumber(of number: EpisodeNumber, of show: Film.ID) throws -> Int? {
        try database.read { try sources(of: try PersonalFilms.resolve(show, in: $0)).absoluteNumber(of: number) }
    }

    func storedEpisodes(_ episodes: Set<Episode.ID>, of show: Film.ID) throws -> [Episode.ID: Episode] {
        guard !episodes.isEmpty else { return [:] }
        return try database.read {
            try EpisodeRecord.fetch(episodes, of: try PersonalFilms.resolve(show, in: $0), in: $0)
        }
    }

    func unseen(
        _ range: EpisodeRange, of show: Film.ID, by person: Person.ID, today: CalendarDay
    ) async throws -> [Episode] {
        try await myFilms.read(of: person) { db in
            let show = try PersonalFilms.resolve(show, in: db)
            let positions = range.positions
            let seen = try EpisodeViewings(show: show, person: person).positions(in: positions, db: db)
            let all = try episodes(
                at: positions, of: try sources(of: show), limit: EpisodeLog.limit + seen.count, in: db)
            let unseenEpisodes = all.filter { !seen.contains($0.number?.position ?? -1) && $0.isOut(by: today) }
            return Array(unseenEpisodes.prefix(EpisodeLog.limit))
        }
    }

    /// The episodes of the sources and the logged ones, in their order.
    private func episodes(
        at positions: Range<Int>, of sources: EpisodeSources, limit: Int, in db: Database
    ) throws -> [Episode] {
        let listed = try sources.distinct(try sources.episodes(at: positions, limit: limit), in: db)
        let stored = try EpisodeRecord.episodes(at: positions, of: sources.show, limit: limit, in: db)
        return Self.joined(listed, kept: stored, limit: limit)
    }

    /// Merges two lists, each in the order of numbers. A stored episode has its own ID and the current facts.
    private static func joined(_ listed: [Episode], kept: [Episode], limit: Int) -> [Episode] {
        var byPosition = Dictionary(listed.compactMap { listed in listed.number.map { ($0.position, listed) } }) {
            first, _ in
            first
        }
        for kept in kept {
            guard let position = kept.number?.position else { continue }
            byPosition[position] = byPosition[position].map(kept.filled) ?? kept
        }
        return byPosition.sorted { $0.key < $1.key }.prefix(limit).map(\.value)
    }

    func progress(in show: Film.ID, of person: Person.ID) async throws -> ShowProgress {
        let question = ShowsCache.ProgressKey(person: person, show: show, sources: try revision())
        return try await myFilms.recall(question, from: memory.progress, of: person, needsShelves: false) { _, db in
            let show = try PersonalFilms.resolve(show, in: db)
            let mine = EpisodeViewings(show: show, person: person)
            let sources = try self.sources(of: show)
            let furthest = try mine.furthest(db)
            let counts = try SeasonsSeen(show: show, person: person).counts(db)
            var seasons = try self.seasons(of: sources, at: question.sources)
            for number in counts.keys where !seasons.contains(where: { $0.number == number }) {
                seasons.append(SeasonProgress(number: number))
            }
            for index in seasons.indices { seasons[index].seenCount = counts[seasons[index].number] ?? 0 }
            let seenCount = counts.values.reduce(0, +)
            let next = try sources.next(after: furthest).map { [$0] } ?? []
            return ShowProgress(
                furthest: furthest, next: try sources.distinct(next, in: db).first, seenCount: seenCount,
                seasons: seasons.sorted(by: SeasonProgress.isBefore), ratings: try mine.ratings(db),
                unplaced: try mine.unplaced(besides: seenCount, in: db))
        }
    }

    func episodes(
        ofSeason season: Int, of show: Film.ID, for person: Person.ID, page: PageRequest
    ) async throws -> Page<MyEpisode> {
        let revision = try revision()
        return try await myFilms.read(of: person) { db in
            let show = try PersonalFilms.resolve(show, in: db)
            let positions = EpisodeRange.season(season).positions
            let last = page.cursor.flatMap { Int($0.description) } ?? positions.lowerBound - 1
            let from = max(positions.lowerBound, last + 1)
            let rest = from..<max(from, positions.upperBound)
            let mine = EpisodeViewings(show: show, person: person)
            let sources = try self.sources(of: show)
            var pageAndNext = try episodes(at: rest, of: sources, limit: page.size + 1, in: db)
            let total = try seasons(of: sources, at: revision).first { $0.number == season }?.episodeCount
            if total == nil {
                pageAndNext = Self.goingOn(pageAndNext, season: season, from: from, limit: page.size + 1)
            }
            let pageEpisodes = Array(pageAndNext.prefix(page.size))
            let newest = try mine.newest(of: pageEpisodes.map(\.id), in: db)
            return Page(
                items: pageEpisodes.map { episode in
                    MyEpisode(
                        episode: episode, viewing: newest[episode.id]?.viewing,
                        viewingCount: newest[episode.id]?.viewingCount ?? 0)
                },
                total: total ?? pageAndNext.count,
                next: pageAndNext.count > page.size
                    ? pageEpisodes.last?.number.flatMap { PageCursor(String($0.position)) } : nil)
        }
    }

    /// The episodes of a season of unknown length: those that were logged, the gaps between them, and some more.
    private static func goingOn(_ logged: [Episode], season: Int, from: Int, limit: Int) -> [Episode] {
        let first = EpisodeNumber.firstPosition(ofSeason: season)
        let end = max(logged.last?.number?.position ?? first, first) + more
        let start = max(from, first + 1)
        let gaps = (start..<max(start, end + 1)).compactMap(EpisodeNumber.init(position:))
        return joined(gaps.map { Episode($0) }, kept: logged, limit: limit)
    }

    /// The number of episodes that are offered after the last one seen, while the length of a season is not known.
    private static let more = 10

    func upNext(of person: Person.ID, today: CalendarDay, page: PageRequest) async throws -> Page<UpNext> {
        let list = ShowsCache.UpNextKey(person: person, today: today, sources: try revision())
        return try await myFilms.recall(
            ListPage(list: list, page: page), from: memory.upNext, of: person, needsShelves: false
        ) { revision, db in
            let all = try memory.watching.value(for: list, at: revision) { try watching(list, at: revision, in: db) }
            let cursor = OffsetCursor(page)
            var items = Array(all.dropFirst(cursor.offset).prefix(page.size))
            // The stored ones among them may change while the sources are the same.
            let episodes = try EpisodeSources.distinct(items.map { ($0.show.id, $0.next) }, in: db).map(\.episode)
            for (index, episode) in episodes.enumerated() { items[index].next = episode }
            return cursor.page(items, total: all.count, size: page.size)
        }
    }

    /// All of the person's shows with their next episodes. For a few hundred shows, most of the data is cached from
    /// before the last change.
    private func watching(
        _ question: ShowsCache.UpNextKey, at revision: BatchApplication.Revision, in db: Database
    ) throws -> [UpNext] {
        let rows = try WatchingColumn.fetchAll(
            db.cachedStatement(sql: Self.watchingSQL), arguments: ["person": question.person.rawValue])
        let films = try memory.films.films(rows.map { $0[.filmID] }, revision: revision.filmRevision, in: db)
        let watched = try rows.compactMap { row -> UpNext? in
            guard let show = films[row[.filmID]] else { return nil }
            let furthest = (row[.furthest] as Int?).flatMap(EpisodeNumber.init(position:))
            let place = ShowsCache.PlaceKey(show: show.id, furthest: furthest)
            let next = try memory.next.value(for: place, at: question.sources) {
                try sources(of: show.id).next(after: furthest)
            }
            guard let next else { return nil }
            return UpNext(
                show: show, next: next, lastWatchedOn: WatchedOn(row[.lastWatchedOn] as String) ?? .unknown,
                seenCount: row[.episodeCount], today: question.today)
        }
        return watched.filter(\.isOut) + watched.filter { !$0.isOut }.sorted(by: UpNext.isSooner)
    }

    /// The SQL for the shows that a person is watching, the one whose episode was logged last first.
    static let watchingSQL = """
        SELECT m.film_id, m.last_watched_on, m.episode_count, \(EpisodeViewings.furthestColumn) AS furthest
        FROM my_film m \(Dialect.index("my_film_watching"))
        WHERE m.person_id = :person AND m.episode_count > 0 AND m.standing IS NULL
        ORDER BY m.last_logged_at DESC, m.film_id
        """

    private enum WatchingColumn: Int, StoredColumn {
        case filmID, lastWatchedOn, episodeCount, furthest

        static let names = spelled
    }
}

extension EpisodeRange {
    /// The positions in the range.
    fileprivate var positions: Range<Int> {
        switch self {
        case .season(let number):
            EpisodeNumber.firstPosition(ofSeason: number)..<EpisodeNumber.firstPosition(ofSeason: number + 1)
        case .only(let number): number.position..<number.position + 1
        case .between(let first, let last): first.position..<max(first.position, last.position) + 1
        case .upTo(let number):
            EpisodeNumber.firstPosition(ofSeason: number.isSpecial ? 0 : 1)..<number.position + 1
        case .all: EpisodeNumber.firstPosition(ofSeason: 1)..<EpisodeSources.end
        }
    }
}
