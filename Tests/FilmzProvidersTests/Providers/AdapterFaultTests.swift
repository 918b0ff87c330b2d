import APICore
import APITestSupport
import FilmzDomain
import ProviderSimulator
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
        .slow(.milliseconds(20)), .hanging, .cutOff, .unauthorized, .forbidden, .notFound,
        .tooManyRequests(retryAfter: 90), .tooManyRequests(retryAfter: nil), .serverError, .unavailable, .html,
        .invalidJSON, .duplicates, .clockSkew(.seconds(86_400)),
    ]

    @Test(arguments: SimulatedAdapters.services, faults)
    func aFaultBecomesItsFailure(service: Service, fault: Fault.Kind) async throws {
        let query = try #require(SearchQuery("the"))
        let limit: Duration = fault == .hanging ? .milliseconds(200) : .seconds(600)
        try await SimulatedAdapters.run(timeLimit: limit) { adapters async throws in
            let adapter = adapters.adapter(of: service)
            await adapters.running.control.set(Fault(fault), for: service)
            var page: ProviderPage?
            let failure = await adapters.failure { () async throws(APIError) in
                page = try await adapter.search(query, page: 1)
            }
            #expect(failure == Self.expected(fault, of: service))
            if failure == nil {
                let films = try #require(page?.films)
                #expect(films.isEmpty == (fault == .notFound))
                #expect(Set(films.map(\.id)).count == films.count)
            }
        }
    }

    @Test(arguments: SimulatedAdapters.services)
    func aQuotaThatIsUsedUpSaysUntilWhen(service: Service) async throws {
        let query = try #require(SearchQuery("the"))
        try await SimulatedAdapters.run { adapters async throws in
            await adapters.running.control.set(Fault(.quota), for: service)
            let failure = await adapters.failure { () async throws(APIError) in
                _ = try await adapters.adapter(of: service).search(query, page: 1)
            }
            if service == .omdb {
                #expect(failure == Self.expected(.quota, of: .omdb))
            } else {
                #expect(failure?.kind == .paused)
                #expect(failure?.until.map { $0 > SimulatedAdapters.now } == true)
            }
        }
    }

    @Test(arguments: SimulatedAdapters.services)
    func wrongTypesAreReadAsFarAsTheyGo(service: Service) async throws {
        let query = try #require(SearchQuery("the"))
        try await SimulatedAdapters.run { adapters async throws in
            await adapters.running.control.set(Fault(.wrongTypes), for: service)
            let failure = await adapters.failure { () async throws(APIError) in
                _ = try await adapters.adapter(of: service).search(query, page: 1)
            }
            #expect(failure == nil || failure == ProviderFailure(.unreadable))
        }
    }

    @Test(arguments: SimulatedAdapters.services)
    func aFailedReportIsNoMissingFilm(service: Service) async throws {
        let ids: [Service: ExternalID] = [
            .omdb: .imdb(try #require(IMDbID("tt0133093"))), .tmdb: .tmdb(603), .itunes: .iTunes(603), .amc: .amc(603),
        ]
        let id = try #require(ids[service])
        try await SimulatedAdapters.run { adapters async throws in
            await adapters.running.control.set(Fault(.unavailable), for: service)
            let failure = await adapters.failure { () async throws(APIError) in
                _ = try await adapters.adapter(of: service).report(id)
            }
            #expect(failure == ProviderFailure(.unavailable))
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
