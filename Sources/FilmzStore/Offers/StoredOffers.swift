import FilmzDomain
import Foundation
import GRDB

/// The answers about offers, in `providers.sqlite`. They are stored under the film's own ID and found under all IDs
/// that lead to it.
struct StoredOffers: OfferCache {
    let database: FilmzDatabase
    let providers: ProvidersFile
    let clock: Clock

    func offers(of film: Film.ID, in country: CountryCode) throws -> CachedOffers? {
        let ids = try database.read { try PersonalFilms.ids(film, in: $0) }
        return try providers.read { db in try Self.newest(ids, in: country, since: oldest, db: db) }
    }

    private static func newest(
        _ films: [Film.ID], in country: CountryCode, since oldest: Timestamp, db: Database
    ) throws -> CachedOffers? {
        try films.compactMap { try OfferRecord.fetch($0, in: country, since: oldest, db: db) }.max {
            $0.fetchedAt < $1.fetchedAt
        }
    }

    func keep(_ answer: OfferAnswer?, of film: Film.ID, in country: CountryCode) async throws {
        let ids = try database.read { try PersonalFilms.ids(film, in: $0) }
        guard let own = ids.first else { return }
        try await providers.write { [now = clock.now(), oldest] db in
            let fetchTimes = try Self.newest(ids, in: country, since: oldest, db: db)
            try OfferRecord.save(CachedOffers.merged(fetchTimes, after: answer, at: now), of: own, in: country, db: db)
            try ProvidersSchema.tidy(db, at: now)
        }
    }

    func products(of film: Film.ID, in country: CountryCode) throws -> CachedProducts? {
        let ids = try database.read { try PersonalFilms.ids(film, in: $0) }
        let oldest = clock.now() + (.zero - CachedProducts.lifetime)
        return try providers.read { db in
            try ids.compactMap { try ProductRecord.fetch($0, in: country, since: oldest, db: db) }.max {
                $0.fetchedAt < $1.fetchedAt
            }
        }
    }

    func keep(_ answer: ProductAnswer, of film: Film.ID, in country: CountryCode) async throws {
        let ids = try database.read { try PersonalFilms.ids(film, in: $0) }
        guard let own = ids.first else { return }
        try await providers.write { [now = clock.now()] db in
            try ProductRecord.save(CachedProducts(answer, fetchedAt: now), of: own, in: country, db: db)
            try ProvidersSchema.tidy(db, at: now)
        }
    }

    func films(
        offered kinds: Set<OfferKind>, by brands: Set<String>?, in country: CountryCode
    ) throws -> Set<Film.ID> {
        let ids = try providers.readOnce { try OfferRecord.films(kinds, brands: brands, in: country, db: $0) }
        guard !ids.isEmpty else { return [] }
        let aliases = FilmAliases(try database.read { try PersonalFilms.aliases($0) })
        return Set(ids.map(aliases.resolved))
    }

    func services(
        offering films: Set<Film.ID>, as kinds: Set<OfferKind>, by brands: Set<String>?, in country: CountryCode
    ) throws -> [Film.ID: StreamingService] {
        let aliases = FilmAliases(try database.read { try PersonalFilms.aliases($0) })
        let ids = films.union(aliases.targets.filter { films.contains($0.value) }.keys)
        let found = try providers.readOnce {
            try OfferRecord.services(offering: ids, as: kinds, by: brands, in: country, db: $0)
        }
        return Dictionary(found.map { (aliases.resolved($0.key), $0.value) }) { first, _ in first }
    }

    func news(by brands: Set<String>, in country: CountryCode, since: Timestamp) throws -> [StoredOfferNews] {
        try providers.readOnce { try OfferRecord.news(brands, in: country, since: since, db: $0) }
    }

    func services(in country: CountryCode) throws -> CachedServices? {
        try providers.readOnce { try OfferRecord.services(country, in: $0) }
    }

    func services(of brands: Set<String>, in country: CountryCode) throws -> [StreamingService] {
        try providers.read { try OfferRecord.services(of: brands, in: country, db: $0) }
    }

    func keep(_ services: [StreamingService], in country: CountryCode) async throws {
        let cachedServices = CachedServices(services: services, fetchedAt: clock.now())
        try await providers.write { try OfferRecord.save(cachedServices, in: country, db: $0) }
    }

    func due(_ films: Set<Film.ID>, in country: CountryCode, askedBefore: Timestamp) throws -> [Film.ID] {
        try providers.readOnce { try OfferRefreshRecord.due(films, in: country, before: askedBefore, db: $0) }
    }

    func noteRefresh(of film: Film.ID, in country: CountryCode, on day: CalendarDay) async throws {
        try await providers.write { [now = clock.now()] in
            try OfferRefreshRecord.note(film, in: country, day: day, at: now, db: $0)
        }
    }

    func report(on films: Set<Film.ID>, in country: CountryCode, since: Timestamp) throws -> OutcomeCounts {
        try providers.readOnce { try OfferRefreshRecord.report(films, in: country, since: since, db: $0) }
    }

    func refreshCount(on day: CalendarDay) throws -> Int {
        try providers.readOnce { try OfferRefreshRecord.count(day, in: $0) }
    }

    private var oldest: Timestamp { ProvidersSchema.oldest(after: ProvidersSchema.days, at: clock.now()) }
}
