import AMCAPI
import APICore
import FilmzAPITestSupport
import FilmzProviderSimulator
import Foundation
import ITunesAPI
import OMDbAPI
import TMDbAPI
import TVmazeAPI
import Testing

/// Every client with the simulated services, over HTTP, with each of their faults.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ProviderFaultTests {
    typealias Fault = ProviderSimulator.Fault
    typealias Service = ProviderSimulator.Service

    private static let simulator = ProviderSimulator.fresh()

    /// The standard policy, for a busy machine.
    private static let patient = RetryPolicy(timeLimit: .seconds(600))

    /// A call to each service whose answer has several rows.
    private func rows(
        of service: Service, at running: ProviderSimulator.Running,
        through transport: any Transport = URLSessionTransport(timeLimit: .seconds(600)),
        retry: RetryPolicy = .never, clock: any Clock<Duration> = ContinuousClock()
    ) async throws(APIError) -> [String] {
        switch service {
        case .omdb:
            let omdb = OMDbClient(
                key: ProviderSimulator.omdbKey, transport: transport, retry: retry, baseURL: running.omdb, clock: clock)
            return try await omdb.search("the").films.map(\.imdbID)
        case .tmdb:
            let tmdb = TMDbClient(
                token: ProviderSimulator.tmdbToken, transport: transport, retry: retry, baseURL: running.tmdb,
                clock: clock)
            return try await tmdb.popular().results.map { "\($0.id)" }
        case .itunes:
            let itunes = ITunesClient(transport: transport, retry: retry, baseURL: running.itunes, clock: clock)
            return try await itunes.search(ITunesSearch("the", media: .movie)).items.map { "\($0.id)" }
        case .amc:
            let amc = AMCClient(
                vendorKey: ProviderSimulator.amcKey, transport: transport, retry: retry, baseURL: running.amc,
                clock: clock)
            return try await amc.fetchNowPlayingMovies().movies.map { "\($0.id.rawValue)" }
        case .tvmaze:
            let tvmaze = TVmazeClient(transport: transport, retry: retry, baseURL: running.tvmaze, clock: clock)
            return try await tvmaze.search("the").map { "\($0.id)" }
        }
    }

    /// The errors to which a fault may lead; nil when the call succeeds.
    private static func outcome(of fault: Fault.Kind, for service: Service) -> [APIError.Kind]? {
        switch fault {
        case .slow, .duplicates: nil
        case .hanging: [.timedOut]
        case .cutOff: [.unreachable]
        case .unauthorized where service == .tvmaze: [.rejected]
        case .forbidden where service == .tvmaze: [.rejected]
        case .unauthorized: service == .itunes ? [.unauthorized, .rejected] : [.unauthorized]
        case .forbidden: service == .itunes ? [.rateLimited(retryAfter: .seconds(60))] : [.unauthorized]
        case .notFound where service == .itunes: [.rejected]
        // OMDb's search cannot report in another way that there is nothing.
        case .notFound where service == .omdb: nil
        case .notFound: [.notFound]
        // The iTunes Store wants a pause of at least a minute.
        case .tooManyRequests(let wait?) where service == .itunes:
            [.rateLimited(retryAfter: .seconds(max(60, wait)))]
        case .tooManyRequests(let wait?): [.rateLimited(retryAfter: .seconds(wait))]
        case .tooManyRequests(nil): [.rateLimited(retryAfter: service == .itunes ? .seconds(60) : nil)]
        case .serverError, .unavailable: [.serviceUnavailable]
        case .html, .invalidJSON: [.unreadable]
        case .wrongTypes: nil
        case .quota:
            switch service {
            case .omdb: [.quotaExceeded]
            case .itunes: [.rateLimited(retryAfter: .seconds(60))]
            case .tmdb, .amc, .tvmaze: [.rateLimited(retryAfter: nil), .rateLimited(retryAfter: .seconds(1))]
            }
        case .clockSkew: [.rateLimited(retryAfter: .seconds(service == .itunes ? 60 : 1))]
        }
    }

    private static let faults: [Fault.Kind] = [
        .slow(.milliseconds(50)), .hanging, .cutOff, .unauthorized, .forbidden, .notFound,
        .tooManyRequests(retryAfter: 90), .tooManyRequests(retryAfter: 0), .tooManyRequests(retryAfter: nil),
        .serverError, .unavailable, .html, .invalidJSON, .duplicates, .quota, .clockSkew(.seconds(86_400)),
        .clockSkew(.seconds(-86_400)),
    ]

    @Test(arguments: Service.allCases)
    func everyFaultComesToWhatItMeans(service: Service) async throws {
        try await Self.simulator.withAddress { running async throws in
            let healthy = try await rows(of: service, at: running)
            #expect(healthy.count > 1)
            for fault in Self.faults {
                await running.control.begin(Fault(fault), for: service)
                let limit: Duration = fault == .hanging ? .milliseconds(200) : .seconds(600)
                let error = await failure { () async throws(APIError) in
                    let rows = try await rows(of: service, at: running, through: URLSessionTransport(timeLimit: limit))
                    let expected = if service == .omdb, fault == .notFound { Set<String>() } else { Set(healthy) }
                    #expect(Set(rows) == expected, "\(fault)")
                }
                if let expected = Self.outcome(of: fault, for: service) {
                    #expect(error.map { expected.contains($0.kind) } == true, "\(fault): \(String(describing: error))")
                } else {
                    #expect(error?.kind == nil, "\(fault)")
                }
                try expectNoKey(in: error)
            }
        }
    }

    @Test(arguments: Service.allCases)
    func wrongTypesAreReadAsFarAsTheyGo(service: Service) async throws {
        try await Self.simulator.withAddress { running async throws in
            await running.control.set(Fault(.wrongTypes), for: service)
            let error = await failure { () async throws(APIError) in _ = try await rows(of: service, at: running) }
            #expect(error == nil || error?.kind == .unreadable)
            try expectNoKey(in: error)
        }
    }

    @Test(arguments: Service.allCases)
    func troubleThatPassesIsGotOver(service: Service) async throws {
        try await Self.simulator.withAddress { running async throws in
            for fault in [.unavailable, .serverError, .html, .cutOff, .tooManyRequests(retryAfter: 1)] as [Fault.Kind] {
                // After each refusal the iTunes Store wants a pause of a minute, which is longer than a call waits.
                guard service != .itunes || fault != .tooManyRequests(retryAfter: 1) else { continue }
                await running.control.begin(Fault(fault, calls: 1), for: service)
                let rows = try await rows(of: service, at: running, retry: Self.patient, clock: ManualClock())
                #expect(rows.count > 1, "\(fault)")
                #expect(await running.control.callCount(of: service) == 2, "\(fault)")
            }
        }
    }

    @Test(arguments: Service.allCases)
    func whatDoesNotPassIsNotTriedAgain(service: Service) async throws {
        try await Self.simulator.withAddress { running async throws in
            for fault in [Fault.Kind.unauthorized, .quota] {
                // The quotas of TMDb and AMC end after a short time.
                guard fault != .quota || service == .omdb || service == .itunes else { continue }
                await running.control.begin(Fault(fault), for: service)
                let error = await failure { () async throws(APIError) in
                    _ = try await rows(of: service, at: running, retry: Self.patient, clock: ManualClock())
                }
                #expect(error != nil, "\(fault)")
                #expect(await running.control.callCount(of: service) == 1, "\(fault)")
            }
        }
    }

    @Test(arguments: Service.allCases)
    func allAttemptsTogetherKeepTheirTimeLimit(service: Service) async throws {
        try await Self.simulator.withAddress { running async throws in
            await running.control.set(Fault(.hanging), for: service)
            let policy = RetryPolicy(attempts: 100, firstWait: .zero, timeLimit: .milliseconds(300))
            let error = await failure { () async throws(APIError) in
                _ = try await rows(of: service, at: running, retry: policy)
            }
            #expect(error?.kind == .timedOut)
            #expect(await running.control.callCount(of: service) <= 1)
        }
    }

    private func failure(of work: () async throws(APIError) -> Void) async -> APIError? {
        do throws(APIError) {
            try await work()
            return nil
        } catch {
            return error
        }
    }

    private func expectNoKey(in error: APIError?) throws {
        guard let error else { return }
        let causes = error.cause.map { ["\($0)", String(reflecting: $0)] } ?? []
        for text in ["\(error)", String(reflecting: error), error.localizedDescription] + causes {
            for key in [
                ProviderSimulator.omdbKey, ProviderSimulator.tmdbKey, ProviderSimulator.tmdbToken,
                ProviderSimulator.amcKey,
            ] {
                #expect(!text.contains(key))
            }
        }
    }
}

extension ProviderSimulator.Control {
    /// Begins anew, with a fault.
    fileprivate func begin(_ fault: ProviderSimulator.Fault, for service: ProviderSimulator.Service) {
        reset()
        set(fault, for: service)
    }
}

extension ProviderFaultTests {
    /// Pages that arrived before a failure are kept, by every client that loads several pages.
    @Test func omdbKeepsWhatCameBeforeTheQuotaEnded() async throws {
        try await Self.simulator.withAddress { running async throws in
            await running.control.set(Fault(.quota, from: 3), for: .omdb)
            let omdb = OMDbClient(
                key: ProviderSimulator.omdbKey, transport: URLSessionTransport(timeLimit: .seconds(600)),
                retry: .never, baseURL: running.omdb, clock: ManualClock())
            let outcome = await omdb.results(for: "the").collect(upTo: 100)
            #expect(outcome.films.count > 10)
            #expect(Set(outcome.films.map(\.imdbID)).count == outcome.films.count)
            #expect(outcome.failure?.kind == .quotaExceeded)
            #expect((outcome.total ?? 0) > outcome.films.count)
        }
    }

    @Test func tmdbKeepsWhatCameBeforeAPageFailed() async throws {
        try await Self.simulator.withAddress { running async throws in
            await running.control.set(Fault(.serverError, from: 3), for: .tmdb)
            let tmdb = TMDbClient(
                key: ProviderSimulator.tmdbKey, transport: URLSessionTransport(timeLimit: .seconds(600)),
                retry: .never, baseURL: running.tmdb, clock: ManualClock())
            let outcome = await tmdb.pages(of: .popular).collect(upTo: 100)
            #expect(outcome.movies.count > 20)
            #expect(outcome.failure?.kind == .serviceUnavailable)
        }
    }

    @Test(arguments: [AMCPaging.nextLinks, .numbers])
    func amcKeepsWhatCameBeforeAPageFailed(paging: AMCPaging) async throws {
        try await Self.simulator.withAddress { running async throws in
            await running.control.set(Fault(.serverError, from: 3), for: .amc)
            let amc = AMCClient(
                vendorKey: ProviderSimulator.amcKey, transport: URLSessionTransport(timeLimit: .seconds(600)),
                retry: .never, baseURL: running.amc, clock: ManualClock())
            let first = MoviesTarget.getNowPlaying(pageNumber: 1, pageSize: 5)
            let outcome = await amc.moviePages(first, by: paging).collect(upTo: 100)
            #expect(outcome.items.count == 10)
            #expect(outcome.failure?.kind == .serviceUnavailable)
        }
    }
}
