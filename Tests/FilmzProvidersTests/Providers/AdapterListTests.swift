import APICore
import FilmzDomain
import FilmzProviderSimulator
import Foundation
import Testing

@testable import FilmzProviders

/// The lists of every adapter with the simulated services.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AdapterListTests {
    @Test func listsHaveFilmsOfToday() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            let today = Clock(timeZone: .gmt) { SimulatedAdapters.now }.today
            for adapter in [adapters.tmdb as any ProviderAdapter, adapters.amc] {
                let running = try #require(try await adapter.list(.inCinemas))
                #expect(running.count > 15)
                #expect(running.contains { $0.film.releaseDate.map { $0 > today.before(days: 60) } ?? false })
                let coming = try #require(try await adapter.list(.comingSoon))
                #expect(coming.count { $0.film.releaseDate.map { $0 > today } ?? false } > 5)
            }
            let trending = try #require(try await adapters.tmdb.list(.trending))
            #expect(trending.count >= ProviderList.limit)
            let year = try #require(try await adapters.tmdb.list(.year(1931)))
            #expect(!year.isEmpty)
            #expect(year.allSatisfy { $0.film.year == 1931 })
            let shows = try #require(try await adapters.tmdb.list(.onTheAir))
            #expect(!shows.isEmpty)
            #expect(shows.allSatisfy { $0.film.isShow && $0.film.releaseDate == nil })
            let sold = try #require(try await adapters.iTunes.list(.toBuyOrRent))
            #expect(sold.count > 5)
            #expect(sold.allSatisfy { $0.film.externalIDs[in: .iTunes] != nil && $0.film.poster != nil })
        }
    }

    @Test func whatAProviderDoesNotListIsNoFailure() async throws {
        try await SimulatedAdapters.run { adapters async throws in
            #expect(try await adapters.tmdb.list(.toBuyOrRent) == nil)
            #expect(try await adapters.amc.list(.trending) == nil)
            #expect(try await adapters.iTunes.list(.inCinemas) == nil)
            #expect(try await adapters.omdb.list(.inCinemas) == nil)
            #expect(try await adapters.tvmaze.list(.onTheAir) == nil)
        }
    }
}
