import FilmzContracts
import FilmzDomain
import FilmzPages
import GRDB
import Synchronization
import Testing

@testable import FilmzStore

/// Discover stays quick however many films there are, because no statement of it reads a table of films
/// from end to end.
struct DiscoverPlanTests {
    @Test func noStatementOfDiscoverWithRowsReadsAllOfATable() async throws {
        let clock = SettableClock()
        let opened = try await Opened(clock)
        let heard = try opened.listen()
        _ = try await DiscoverPage.front(clock: clock.clock, isHintAway: true, from: opened.services, for: .owner)
        for way in Availability.allCases {
            let filter = DiscoverQuery.Filter(genre: "Drama", offered: OfferedFilms(way))
            _ = try await opened.services.discover(
                DiscoverQuery(sort: .popular, filter: filter), page: PageRequest(), for: .owner)
        }
        let statements = heard.map { $0.statements.withLock { $0 } }
        #expect(statements.allSatisfy { $0.count > 2 }, "\(statements.map(\.count))")
        for (file, statements) in zip(heard, statements) {
            for sql in statements.sorted() {
                let plan = try file.read { db in
                    db.trace()
                    let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN " + sql)
                    statement.setUncheckedArguments(StatementArguments())
                    return try Row.fetchAll(statement).map { $0["detail"] as String }
                }
                let scans = Set(QueryPlan.scans(plan)).subtracting(Self.short.map { "SCAN \($0)" })
                #expect(scans == [], "\(sql): \(plan)")
            }
        }
    }

    /// Tables with a few rows: one for each person, for the file, for each year, or for films that proved to be others.
    private static let short = ["person", "edition", "film_stamp", "episode_stamp", "release_year", "film_alias"]

    /// What was asked of a database.
    private final class Heard: Sendable {
        let statements = Mutex<Set<String>>([])
        let read: @Sendable ((Database) throws -> [String]) throws -> [String]

        init(_ read: @escaping @Sendable ((Database) throws -> [String]) throws -> [String]) {
            self.read = read
        }

        func note(_ sql: String) {
            guard sql.hasPrefix("SELECT") || sql.hasPrefix("WITH") else { return }
            statements.withLock { _ = $0.insert(sql) }
        }
    }

    /// A store with something in every row of the front page.
    private struct Opened {
        private let database: FilmzDatabase
        private let catalogue = CatalogueFile(.memory)
        private let providers: ProvidersFile
        let services: Services

        init(_ clock: SettableClock) async throws {
            database = try .inMemory()
            providers = try .inMemory(clock: clock.clock)
            let store = Store(
                database: database, catalogue: catalogue, providers: providers, clock: clock.clock,
                passwordCost: .standard)
            let today = clock.clock.today
            // As many as make a difference to the planner.
            let films = (1...600).map { number in
                Film.sample(
                    "Film \(number)", imdb: number, tmdb: number, year: today.year - number % 30,
                    releaseDate: number < 9 ? today.description : nil, runtime: 90, genres: ["Drama"],
                    prominence: number)
            }
            _ = try await store.catalogue.replace(with: films, edition: "1")
            var services = store.services
            try await services.myFilms.apply(.watchlist(true), to: films[3].id, of: .owner)
            let netflix = StreamingService.wellKnown[0]
            _ = try await services.myServices.choose(MyServices(services: [netflix]), of: .owner)
            let offered = OfferAnswer(entries: [OfferAnswer.Entry(.stream, service: netflix)])
            try await services.offerMemory.keep(OfferAnswer(), of: films[3].id, in: .usual)
            clock.advance()
            try await services.offerMemory.keep(offered, of: films[3].id, in: .usual)
            let found = try await services.films.note(
                [Film.sample("Only elsewhere", imdb: 9_001, tmdb: 9_001)], for: nil)
            let rows = CachedRows(memory: store.providerMemory, films: services.films)
            for list in ProviderList.rows {
                let ids = films.prefix(5).map(\.id) + found.map(\.film.id)
                try await store.providerMemory.keep(
                    CachedList(entries: ids.map { CachedList.Entry(film: $0) }, fetchedAt: clock.now),
                    key: rows.key(list))
            }
            services.providerLists = rows
            self.services = services
        }

        /// Hears all statements from now on.
        func listen() throws -> [Heard] {
            let database = database
            let catalogue = catalogue
            let providers = providers
            let heard = [
                Heard { body in try database.read(body) }, Heard { body in try catalogue.read(body) ?? [] },
                Heard { body in try providers.read(body) },
            ]
            for file in heard {
                _ = try file.read { db in
                    db.trace { event in
                        if case .statement(let statement) = event { file.note(statement.sql) }
                    }
                    return []
                }
            }
            return heard
        }
    }

    /// Lists as they are kept, and nobody who could be asked for them.
    private struct CachedRows: ProviderListService {
        let memory: any ProviderCache
        let films: any FilmService

        func key(_ list: ProviderList) -> CachedList.Key { CachedList.Key(list, provider: .tmdb, country: "US") }

        func cached(_ lists: [ProviderList], limit: Int) async throws -> [FilledProviderList] {
            let kept = try await memory.lists(lists.map(key))
            let known = try await films.films(kept.values.flatMap { $0.entries.map(\.film) }, for: .anybody)
            return lists.map { list in
                let entries = kept[key(list)]?.entries.prefix(limit).compactMap { known[$0.film] } ?? []
                return FilledProviderList(
                    list: list, provider: .tmdb, entries: entries.map { FilledProviderList.Entry(film: $0) })
            }
        }

        func refreshed(_ list: ProviderList, permission: ProviderPermission) -> FilledProviderList? { nil }
        func switches() -> [ProviderListSwitch] { [] }
        func setOn(_ isOn: Bool, kind: ProviderList.Kind) {}
    }
}
