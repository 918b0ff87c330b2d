import APICore
import FilmzContracts
import FilmzDomain
import FilmzProviderSimulator
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzProviders

/// Keys that are entered, tested, kept and removed, with the simulated services.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ProviderKeyTests {
    typealias Fault = ProviderSimulator.Fault

    @Test(arguments: [
        (Provider.omdb, ProviderSimulator.omdbKey), (.tmdb, ProviderSimulator.tmdbKey),
        (.tmdb, ProviderSimulator.tmdbToken), (.amc, ProviderSimulator.amcKey),
    ])
    func aGoodKeyIsKeptAndABadOneIsNot(provider: Provider, key: String) async throws {
        try await ConnectedSimulator.run { connected async throws in
            #expect(try await connected.status(provider)?.key == .missing)
            #expect(await connected.adapter(provider) == nil)
            #expect(try await connected.connections.test(provider, permission: .granted) == nil)

            #expect(
                try await connected.connections.setKey("wrong-key", for: provider, permission: .granted) == .refused)
            #expect(try await connected.status(provider)?.key == .missing)
            #expect(
                try await connected.connections.setKey(" \(key)\n", for: provider, permission: .granted) == .accepted)
            #expect(try await connected.status(provider)?.key == .kept)
            #expect(await connected.failure(provider) == nil)

            // A wrong key does not replace it.
            #expect(
                try await connected.connections.setKey("wrong-key", for: provider, permission: .granted) == .refused)
            #expect(await connected.failure(provider, "heat") == nil)
            #expect(try await connected.connections.test(provider, permission: .granted) == .accepted)
            try await connected.restarted { again async throws in
                #expect(try await again.status(provider)?.key == .kept)
                #expect(await again.failure(provider, "rocky") == nil)
                try await again.connections.removeKey(for: provider)
                #expect(await again.adapter(provider) == nil)
            }
            #expect(await connected.adapter(provider) == nil)
            #expect(try connected.folder.mode(of: KeyFile.name) == 0o600)
        }
    }

    @Test func whatCannotBeAKeyIsNotSent() async throws {
        try await ConnectedSimulator.run { connected async throws in
            let connections = connected.connections
            await #expect(throws: DomainError.invalid(.key, .missing)) {
                try await connections.setKey(" \n", for: .omdb, permission: .granted)
            }
            await #expect(throws: DomainError.invalid(.key, .malformed)) {
                try await connections.setKey("a b", for: .omdb, permission: .granted)
            }
            await #expect(throws: DomainError.invalid(.key, .malformed)) {
                try await connections.setKey("abc", for: .iTunes, permission: .granted)
            }
            #expect(await connected.calls(.omdb) == 0)
        }
    }

    @Test func aKeyThatCannotBeTestedIsKept() async throws {
        try await ConnectedSimulator.run { connected async throws in
            await connected.running.control.set(Fault(.unavailable), for: .omdb)
            let verdict = try await connected.connections.setKey(
                ProviderSimulator.omdbKey, for: .omdb, permission: .granted)
            #expect(verdict == .untested(ProviderFailure(.unavailable)))
            #expect(try await connected.status(.omdb)?.failure?.kind == .unavailable)
            #expect(await connected.calls(.omdb) == 1)
            await connected.running.control.set(nil, for: .omdb)
            #expect(await connected.failure(.omdb) == nil)
            #expect(try await connected.status(.omdb)?.failure == nil)
        }
    }

    @Test func aNewKeyIsAskedWithAtOnce() async throws {
        try await ConnectedSimulator.run { connected async throws in
            await connected.running.control.set(Fault(.serverError, calls: 1), for: .omdb)
            _ = try await connected.connections.setKey("wrong-key", for: .omdb, permission: .granted)
            #expect(await connected.failure(.omdb) == .unauthorized)
            #expect(try await connected.status(.omdb)?.failure == ProviderFailure(.wrongKey))
            let calls = await connected.calls(.omdb)
            // For a minute the provider is not asked again.
            #expect(await connected.failure(.omdb) == .unauthorized)
            #expect(await connected.calls(.omdb) == calls)
            connected.clock.advance(seconds: 61)
            #expect(await connected.failure(.omdb) == .unauthorized)
            #expect(await connected.calls(.omdb) == calls + 1)
            #expect(
                try await connected.connections.setKey(ProviderSimulator.omdbKey, for: .omdb, permission: .granted)
                    == .accepted)
            #expect(try await connected.status(.omdb)?.failure == nil)
            #expect(await connected.failure(.omdb) == nil)
        }
    }

    @Test func whatIsConfiguredIsNotChangedHere() async throws {
        try await ConnectedSimulator.run(keys: [.omdb: ProviderSimulator.omdbKey], enabled: [.amc: false]) {
            connected async throws in
            let connections = connected.connections
            #expect(try await connected.status(.omdb)?.key == .configured)
            await #expect(throws: DomainError.setElsewhere) {
                try await connections.setKey("abc", for: .omdb, permission: .granted)
            }
            await #expect(throws: DomainError.setElsewhere) { try await connections.removeKey(for: .omdb) }
            await #expect(throws: DomainError.setElsewhere) { try await connections.setEnabled(true, for: .amc) }
            #expect(await connected.failure(.omdb) == nil)

            try await connections.setEnabled(false, for: .omdb)
            #expect(await connected.adapter(.omdb) == nil)
            #expect(try await connected.status(.omdb)?.isAsked == false)
            try await connections.setEnabled(false, for: .iTunes)
            try await connections.setEnabled(false, for: .tvmaze)
            #expect(await connections.adapters().isEmpty)
            try await connections.setEnabled(true, for: .omdb)
            #expect(await connections.adapters().map(\.provider) == [.omdb])
        }
    }

    @Test func aProviderWithoutKeysIsTestedToo() async throws {
        try await ConnectedSimulator.run { connected async throws in
            #expect(try await connected.connections.test(.iTunes, permission: .granted) == .accepted)
            await connected.running.control.set(Fault(.unauthorized), for: .itunes)
            #expect(
                try await connected.connections.test(.iTunes, permission: .granted)
                    == .untested(ProviderFailure(.rejected)))
            #expect(try await connected.status(.iTunes)?.failure == ProviderFailure(.rejected))
            #expect(try await connected.status(.iTunes)?.callsToday == 2)
        }
    }

    @Test func nothingButTheFileHoldsAKey() async throws {
        try await ConnectedSimulator.run(keys: [.amc: ProviderSimulator.amcKey]) { connected async throws in
            let connections = connected.connections
            _ = try await connections.setKey(ProviderSimulator.omdbKey, for: .omdb, permission: .granted)
            _ = try await connections.setKey(ProviderSimulator.tmdbToken, for: .tmdb, permission: .granted)
            for provider in Provider.allCases { #expect(await connected.failure(provider, "heat") == nil) }
            var text = ""
            dump(connections, to: &text)
            for provider in Provider.allCases {
                dump(await connections.connection(to: provider), to: &text)
            }
            let statuses = try await connections.statuses()
            text += String(decoding: try JSONEncoder().encode(statuses), as: UTF8.self)
            let files =
                FileManager.default.enumerator(atPath: connected.folder.path)?.compactMap { $0 as? String } ?? []
            #expect(files.count > 3)
            for file in files where file != KeyFile.name {
                let data = FileManager.default.contents(atPath: "\(connected.folder.path)/\(file)") ?? Data()
                text += String(decoding: data, as: UTF8.self)
            }
            for key in [ProviderSimulator.omdbKey, ProviderSimulator.tmdbToken, ProviderSimulator.amcKey] {
                #expect(!text.contains(key))
            }
        }
    }
}
