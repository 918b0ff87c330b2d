import FilmzDomain
import Foundation

/// The answers of providers, in a file that can be replaced, and persons' decisions about them, in the personal
/// database. Decisions come first.
struct StoredProviderCache: ProviderCache {
    let database: FilmzDatabase
    let providers: ProvidersFile
    let films: StoredFilms
    let clock: Clock
    private let cachedLists = RevisionCache<CachedList.Key, Int, CachedList?>(limit: 100)

    func reports(of film: Film.ID) throws -> [FilmAnswer] {
        let (ids, decisions) = try identities(on: film)
        return decisions.allowed(try providers.readOnce { try AnswerRecord.reports(of: ids, since: oldest, in: $0) })
    }

    func matches(of film: Film.ID) throws -> [FilmMatch] {
        let (ids, decisions) = try identities(on: film)
        let automaticMatches = try providers.readOnce { try AnswerRecord.matches(of: ids, since: oldest, in: $0) }
        return (decisions + automaticMatches).inOrder
    }

    func keep(_ report: FilmAnswer?, match: FilmMatch, of film: Film.ID) async throws {
        let (ids, decisions) = try identities(on: film)
        guard decisions.allow(match) else { return }
        let report = report.filter { decisions.allow($0) }
        try await providers.write { [now = clock.now()] db in
            try AnswerRecord.save(report, match: match, of: ids, in: db)
            // The episodes may be another show's. Those of a show that a provider no longer has are still the best
            // there are.
            if report == nil, match.certainty != .none {
                try ProviderEpisodes.forget(match.provider, of: ids, in: db)
            }
            try ProvidersSchema.tidy(db, at: now)
        }
    }

    func decide(_ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner) async throws {
        let storedFilm = try films.films([film], for: .person(owner.id))[film]
        let match = FilmMatch(decided: provider, id: id, at: clock.now())
        let ids = try await database.write { [films] db in
            let own =
                try storedFilm.flatMap { try films.keep([$0], for: .person(owner.id), in: db).first }
                ?? PersonalFilms.resolve(film, in: db)
            try MatchDecisions.save(match, of: own, by: owner.id, in: db)
            return try PersonalFilms.ids(own, in: db)
        }
        try await providers.write { db in
            if match.forgets(try AnswerRecord.reports(of: ids, since: Timestamp(milliseconds: .min), in: db)) {
                try AnswerRecord.forgetReport(provider, of: ids, in: db)
                try ProviderEpisodes.forget(provider, of: ids, in: db)
            }
            try AnswerRecord.forgetMatch(provider, of: ids, in: db)
        }
    }

    func reconsider(_ provider: Provider, for film: Film.ID, by owner: Owner) async throws {
        let ids = try await database.write { db in
            let ids = try PersonalFilms.ids(film, in: db)
            try MatchDecisions.forget(provider, of: ids, in: db)
            return ids
        }
        try await providers.write { db in
            try AnswerRecord.forgetReport(provider, of: ids, in: db)
            try AnswerRecord.forgetMatch(provider, of: ids, in: db)
            try ProviderEpisodes.forget(provider, of: ids, in: db)
        }
    }

    func lists(_ keys: [CachedList.Key]) throws -> [CachedList.Key: CachedList] {
        let revision = providers.revision
        let oldest = oldest
        var lists: [CachedList.Key: CachedList] = [:]
        for key in keys {
            let list = try cachedLists.value(for: key, at: revision) {
                try providers.read { try FilmListAnswers.fetch(key, in: $0) }
            }
            if let list, list.fetchedAt >= oldest { lists[key] = list }
        }
        return lists
    }

    func keep(_ list: CachedList, key: CachedList.Key) async throws {
        try await providers.write { [now = clock.now()] db in
            try FilmListAnswers.save(list, key: key, in: db)
            try ProvidersSchema.tidy(db, at: now)
        }
    }

    func posters() throws -> [Film.ID: URL] {
        let (aliases, decisions) = try database.read { (try PersonalFilms.aliases($0), try MatchDecisions.all($0)) }
        let providerPosters = try providers.read { try AnswerRecord.posters(since: oldest, in: $0) }
        return ProviderPoster.believed(providerPosters, aliases: FilmAliases(aliases), decided: decisions)
    }

    func calls(of provider: Provider, on day: CalendarDay) throws -> Int {
        try providers.readOnce { try CallRecord.count(provider, day: day, in: $0) }
    }

    func count(_ calls: Int, of provider: Provider, on day: CalendarDay) async throws {
        try await providers.write { try CallRecord.add(calls, provider: provider, day: day, in: $0) }
    }

    private var oldest: Timestamp { ProvidersSchema.oldest(after: ProvidersSchema.days, at: clock.now()) }

    /// The IDs that lead to a film, its own first, and persons' decisions about it.
    private func identities(on film: Film.ID) throws -> (ids: [Film.ID], decisions: [FilmMatch]) {
        try database.read { db in
            let ids = try PersonalFilms.ids(film, in: db)
            return (ids, try ids.first.map { try MatchDecisions.fetch($0, in: db) } ?? [])
        }
    }
}
