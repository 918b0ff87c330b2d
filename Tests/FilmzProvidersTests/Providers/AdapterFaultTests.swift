import APICore
import FilmzAPITestSupport
import FilmzDomain
import FilmzProviderSimulator
import Testing

@testable import FilmzProviders

/// The failure that each fault of the simulated services causes.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AdapterFaultTests {
    typealias Fault = ProviderSimulator.Fault
    typealias Service = ProviderSimulator.Service

    private static func paused(_ seconds: Int64) -> ProviderFailure {
        ProviderFailure(
            .paused, until: Timestamp(milliseconds: SimulatedAdapters.now.milliseconds + seconds * 1_000))
    }

    /// The expected failure; nil for an answer.
    private static func expected(_ fault: Fault.Kind, of service: Service) -> ProviderFailure? {
        switch fault {
        case .slow, .duplicates, .wrongTypes: nil
        case .hanging: ProviderFailure(.timedOut)
        case .cutOff: ProviderFailure(.unreachable)
        case .unauthorized: ProviderFailure(.wrongKey)
        case .forbidden: service == .itunes ? paused(60) : ProviderFailure(.wrongKey)
        case .notFound:
            switch service {
            case .omdb: nil
            case .tmdb, .amc: ProviderFailure(.unavailable)
            // Filmz does not ask TVmaze.
            case .itunes, .tvmaze: ProviderFailure(.rejected)
            }
        case .tooManyRequests(let wait): paused(Int64(wait ?? 60))
        case .serverError, .unavailable: ProviderFailure(.unavailable)
        case .html, .invalidJSON: ProviderFailure(.unreadable)
        case .quota:
            service == .omdb ? ProviderFailure(.quotaUsedUp, until: Timestamp("2026-11-19T00:00:00.000Z")) : nil
        case .clockSkew: paused(service == .itunes ? 60 : 1)
        }
    }

    private static let faults: [Fault.Kind] = [
        .slow(.milliseconds(20)), .cutOff, .unauthorized, .forbidden, .notFound, .tooManyRequests(retryAfter: 90),
        .tooManyRequests(retryAfter: nil), .serverError, .unavailable, .html, .invalidJSON, .duplicates,
        .clockSkew(.seconds(86_400)),
    ]

    private static func id(of service: Service) throws -> ExternalID {
        switch service {
        case .omdb: .imdb(try #require(IMDbID("tt0133093")))
        case .tmdb, .tvmaze: .tmdb(603)
        case .itunes: .iTunes(603)
        case .amc: .amc(603)
        }
    }

    @Test(arguments: SimulatedAdapters.services)
    func aFaultBecomesItsFailure(service: Service) async throws {
        let query = try #require(SearchQuery("the"))
        try await SimulatedAdapters.run { adapters async throws in
            for fault in Self.faults {
                let adapter = adapters.rested.adapter(of: service)
                await adapters.running.control.set(Fault(fault), for: service)
                var page: ProviderPage?
                let failure = await adapters.failure { () async throws(APIError) in
                    page = try await adapter.search(query, page: 1)
                }
                #expect(failure == Self.expected(fault, of: service), "\(fault)")
                guard failure == nil else { continue }
                let films = try #require(page?.films)
                #expect(films.isEmpty == (fault == .notFound), "\(fault)")
                #expect(Set(films.map(\.id)).count == films.count, "\(fault)")
            }
        }
    }

    /// What is told of one film fails as a search does, so a film is not missing because its service has a fault.
    @Test(arguments: SimulatedAdapters.services)
    func aFailedReportIsNoMissingFilm(service: Service) async throws {
        let id = try Self.id(of: service)
        try await SimulatedAdapters.run { adapters async throws in
            // "Not found" is an answer about a film, and some films have not been told of under these IDs.
            for fault in Self.faults where ![.slow(.milliseconds(20)), .notFound, .duplicates].contains(fault) {
                await adapters.running.control.set(Fault(fault), for: service)
                let failure = await adapters.failure { () async throws(APIError) in
                    _ = try await adapters.rested.adapter(of: service).report(id)
                }
                #expect(failure == Self.expected(fault, of: service), "\(fault)")
            }
        }
    }

    /// What the iTunes Store sells beside a film is asked for by several searches; when all fail, that is one failure.
    @Test func productsFailAsSearchesDo() async throws {
        let film = FilmDossier(film: Film(id: Film.ID(.tmdb(238)), title: "The Godfather", year: 1972))
        try await SimulatedAdapters.run { adapters async throws in
            for fault in Self.faults where Self.expected(fault, of: .itunes) != nil {
                await adapters.running.control.set(Fault(fault), for: .itunes)
                let failure = await adapters.failure { () async throws(APIError) in
                    _ = try await adapters.rested.iTunes.products(beside: film)
                }
                #expect(failure == Self.expected(fault, of: .itunes), "\(fault)")
            }
        }
    }

    @Test(arguments: SimulatedAdapters.services)
    func aServiceThatHangsTimesOut(service: Service) async throws {
        let query = try #require(SearchQuery("the"))
        try await SimulatedAdapters.run(timeLimit: .milliseconds(200)) { adapters async throws in
            await adapters.running.control.set(Fault(.hanging), for: service)
            let failure = await adapters.failure { () async throws(APIError) in
                _ = try await adapters.adapter(of: service).search(query, page: 1)
            }
            #expect(failure == Self.expected(.hanging, of: service))
        }
    }

    @Test func aQuotaThatIsUsedUpSaysUntilWhen() async throws {
        let query = try #require(SearchQuery("the"))
        try await SimulatedAdapters.run { adapters async throws in
            for service in SimulatedAdapters.services {
                await adapters.running.control.set(Fault(.quota), for: service)
                let failure = await adapters.failure { () async throws(APIError) in
                    _ = try await adapters.adapter(of: service).search(query, page: 1)
                }
                if service == .omdb {
                    #expect(failure == Self.expected(.quota, of: .omdb))
                } else {
                    #expect(failure?.kind == .paused, "\(service)")
                    #expect(failure?.until.map { $0 > SimulatedAdapters.now } == true, "\(service)")
                }
            }
        }
    }

    @Test func wrongTypesAreReadAsFarAsTheyGo() async throws {
        let query = try #require(SearchQuery("the"))
        try await SimulatedAdapters.run { adapters async throws in
            for service in SimulatedAdapters.services {
                let adapter = adapters.adapter(of: service)
                let id = try Self.id(of: service)
                await adapters.running.control.set(Fault(.wrongTypes), for: service)
                let found = await adapters.failure { () async throws(APIError) in
                    _ = try await adapter.search(query, page: 1)
                }
                let told = await adapters.failure { () async throws(APIError) in _ = try await adapter.report(id) }
                for failure in [found, told] {
                    #expect(failure == nil || failure == ProviderFailure(.unreadable), "\(service)")
                }
            }
        }
    }

    @Test func aCancelledCallIsNoFailure() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            for service in SimulatedAdapters.services {
                await adapters.running.control.set(Fault(.hanging), for: service)
                let adapter = adapters.adapter(of: service)
                let call = Task { () async -> APIError.Kind? in
                    guard let query = SearchQuery("the") else { return nil }
                    do throws(APIError) {
                        _ = try await adapter.search(query, page: 1)
                        return nil
                    } catch {
                        return error.kind
                    }
                }
                let control = adapters.running.control
                try await eventually("the call arrives") { await control.callCount(of: service) == 1 }
                call.cancel()
                #expect(await call.value == .cancelled)
            }
        }
    }
}
