import APICore
import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import FilmzProviderSimulator
import Foundation
import Testing

@testable import FilmzProviders

/// Quotas, pauses and their reports, with the simulated services.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ProviderLimitTests {
    typealias Fault = ProviderSimulator.Fault

    private let keys: [Provider: String] = [
        .omdb: ProviderSimulator.omdbKey, .tmdb: ProviderSimulator.tmdbToken, .amc: ProviderSimulator.amcKey,
    ]

    @Test func theDaysCallsAreCountedAndOutliveARestart() async throws {
        try await ConnectedSimulator.run(keys: keys, limits: [.omdb: 3]) { connected async throws in
            #expect(await connected.failure(.omdb, "alien") == nil)
            #expect(await connected.failure(.omdb, "heat") == nil)
            #expect(try await connected.status(.omdb)?.callsToday == 2)
            #expect(try await connected.status(.omdb)?.dailyLimit == 3)
            try await connected.connections.shutdown()
            try await connected.restarted(keys: keys, limits: [.omdb: 3]) { again async throws in
                #expect(try await again.status(.omdb)?.callsToday == 2)
                #expect(await again.failure(.omdb, "rocky") == nil)
                #expect(await again.failure(.omdb, "jaws") == .quotaExceeded)
                #expect(await again.calls(.omdb) == 3)
                let status = try #require(try await again.status(.omdb))
                let midnight = try #require(Timestamp("2011-07-15T00:00:00.000Z"))
                #expect(status.failure == ProviderFailure(.quotaUsedUp, until: midnight))
                #expect(status.callsToday == 3)

                // A kept answer needs no call.
                #expect(await again.failure(.omdb, "heat") == nil)
                again.clock.now = midnight
                #expect(try await again.status(.omdb)?.callsToday == 0)
                #expect(await again.failure(.omdb, "jaws") == nil)
                #expect(try await again.status(.omdb)?.failure == nil)
            }
        }
    }

    @Test func countsReachTheMemoryByThemselves() async throws {
        try await ConnectedSimulator.run(keys: keys) { connected async throws in
            await connected.memory.setBroken(true)
            #expect(await connected.failure(.tmdb, "alien") == nil)
            await connected.memory.setBroken(false)
            for text in ["heat", "rocky", "jaws"] { #expect(await connected.failure(.tmdb, text) == nil) }
            try await eventually("the calls are saved") {
                // Counts that could not be saved are not lost.
                await connected.memory.counts["tmdb 2011-07-14"] == 4
            }
            #expect(try await connected.status(.tmdb)?.callsToday == 4)
        }
    }

    @Test func aProviderThatSaysTheQuotaIsUsedUpIsLeftAloneUntilMidnight() async throws {
        try await ConnectedSimulator.run(keys: keys, settings: .init(omdbDailyCalls: 1)) { connected async throws in
            #expect(await connected.failure(.omdb, "alien") == nil)
            #expect(await connected.failure(.omdb, "heat") == .quotaExceeded)
            #expect(await connected.calls(.omdb) == 2)
            #expect(await connected.failure(.omdb, "rocky") == .quotaExceeded)
            #expect(await connected.calls(.omdb) == 2)
            #expect(try await connected.status(.omdb)?.failure?.kind == .quotaUsedUp)
            let midnight = connected.clock.now.endOfDay
            connected.clock.now = midnight
            #expect(await connected.failure(.omdb, "rocky") == nil)
        }
    }

    @Test func aNewKeyHasCallsOfItsOwn() async throws {
        try await ConnectedSimulator.run(limits: [.tmdb: 1]) { connected async throws in
            _ = try await connected.connections.setKey(ProviderSimulator.tmdbKey, for: .tmdb, permission: .granted)
            #expect(await connected.failure(.tmdb, "alien") == nil)
            #expect(await connected.failure(.tmdb, "heat") == .quotaExceeded)
            _ = try await connected.connections.setKey(ProviderSimulator.tmdbToken, for: .tmdb, permission: .granted)
            #expect(await connected.failure(.tmdb, "heat") == nil)
        }
    }

    @Test func anAskedPauseIsHeededAndRepeatedOnesGrow() async throws {
        try await ConnectedSimulator.run(keys: keys) { connected async throws in
            await connected.running.control.set(Fault(.tooManyRequests(retryAfter: 20)), for: .tmdb)
            #expect(await connected.failure(.tmdb) == .rateLimited(retryAfter: .seconds(20)))
            let end = connected.clock.now + .seconds(20)
            #expect(try await connected.status(.tmdb)?.failure == ProviderFailure(.paused, until: end))
            connected.clock.advance(seconds: 15)
            #expect(await connected.failure(.tmdb) == .rateLimited(retryAfter: .seconds(5)))
            #expect(await connected.calls(.tmdb) == 1)

            for (wait, length) in [(5, 40), (40, 80), (80, 160)] {
                connected.clock.advance(seconds: Int64(wait))
                #expect(await connected.failure(.tmdb) == .rateLimited(retryAfter: .seconds(length)))
            }
            #expect(await connected.calls(.tmdb) == 4)

            // An answer ends the failure and the pause.
            await connected.running.control.set(nil, for: .tmdb)
            #expect(await connected.failure(.tmdb) == .rateLimited(retryAfter: .seconds(160)))
            connected.clock.advance(seconds: 160)
            #expect(await connected.failure(.tmdb) == nil)
            #expect(try await connected.status(.tmdb)?.failure == nil)
            #expect(try await connected.status(.tmdb)?.lastAnsweredAt == connected.clock.now)
            await connected.running.control.set(Fault(.tooManyRequests(retryAfter: nil)), for: .tmdb)
            #expect(await connected.failure(.tmdb, "heat") == .rateLimited(retryAfter: .seconds(30)))
        }
    }

    @Test func aTestBypassesAPauseAndEndsIt() async throws {
        try await ConnectedSimulator.run(keys: keys) { connected async throws in
            await connected.running.control.set(Fault(.tooManyRequests(retryAfter: 500)), for: .tmdb)
            #expect(await connected.failure(.tmdb) == .rateLimited(retryAfter: .seconds(500)))
            #expect(try await connected.connections.test(.tmdb, permission: .granted) != .accepted)
            await connected.running.control.set(nil, for: .tmdb)
            #expect(try await connected.connections.test(.tmdb, permission: .granted) == .accepted)
            #expect(await connected.failure(.tmdb) == nil)
        }
    }

    @Test func theStoreIsLeftAloneAfterItsOwnKindOfRefusal() async throws {
        try await ConnectedSimulator.run { connected async throws in
            await connected.running.control.set(Fault(.forbidden, calls: 1), for: .itunes)
            #expect(await connected.failure(.iTunes) == .rateLimited(retryAfter: .seconds(60)))
            #expect(try await connected.status(.iTunes)?.failure?.kind == .paused)
            #expect(await connected.calls(.itunes) == 1)
            #expect(try await connected.status(.iTunes)?.key == .notNeeded)
        }
    }

    @Test func troubleIsToldUntilThereIsAnAnswer() async throws {
        try await ConnectedSimulator.run(keys: keys) { connected async throws in
            await connected.running.control.set(Fault(.notFound), for: .itunes)
            #expect(await connected.failure(.iTunes) == .rejected)
            #expect(try await connected.status(.iTunes)?.failure == ProviderFailure(.rejected))
            await connected.running.control.set(nil, for: .itunes)
            #expect(await connected.failure(.iTunes) == nil)
            #expect(try await connected.status(.iTunes)?.failure == nil)

            // "No such film" is an answer too.
            await #expect(throws: APIError.self) { _ = try await connected.adapter(.omdb)?.title("tt0000001") }
            #expect(try await connected.status(.omdb)?.failure == nil)
            #expect(try await connected.status(.omdb)?.lastAnsweredAt == connected.clock.now)

            try await connected.connections.shutdown()
            #expect(await connected.failure(.amc) == .unreachable)
            #expect(try await connected.status(.amc)?.failure == ProviderFailure(.unreachable))
        }
    }

    @Test func whatCanWaitLeavesHalfOfTheStoresCallsToTheOthers() async throws {
        try await ConnectedSimulator.run(enabled: [.iTunes: true]) { connected async throws in
            let adapters = await connected.connections.patientAdapters()
            let patient = try #require(adapters.first { $0.provider == .iTunes } as? TestAdapter)
            for number in 1...9 { _ = try await patient.titles("patient \(number)") }
            let waiting = Task { try await patient.titles("patient 10") }
            for number in 1...9 { #expect(await connected.failure(.iTunes, "other \(number)") == nil) }
            #expect(await connected.calls(.itunes) == 18, "The tenth waits for the end of the minute.")
            waiting.cancel()
            _ = try? await waiting.value
            // A kept answer needs no call, and nobody waits for it.
            _ = try await patient.titles("other 1")
            #expect(await connected.calls(.itunes) == 18)
        }
    }
}
