import APITestSupport
import FilmzDomain
import FilmzStore
import Foundation
import ProviderSimulator
import TestSupport
import Testing

@testable import FilmzProviders

/// AMC's theatres and programmes, over HTTP from the simulated service to what a person sees.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CinemasTests {
    private static let simulator = ProviderSimulator.fresh()

    private struct Home {
        let services: Services
        let running: ProviderSimulator.Running
        let clock = Clock()

        func theatres(_ query: TheatreQuery) async throws -> [Theatre] {
            try await services.cinema.theatres(query, permission: .granted)
        }

        func refresh(_ theatre: Theatre) async throws -> ProgrammeStanding {
            try await services.cinema.refresh(theatre, for: .owner, permission: .granted)
            return try #require(try await services.theatres.standings(of: [theatre.source])[theatre.source])
        }
    }

    private func run(asking: Bool = true, _ body: (Home) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        let store = try Store.inMemory()
        try await Self.simulator.withAddress { running async throws in
            let entry = ProviderConfiguration.Entry(
                key: asking ? ProviderSimulator.amcKey : nil, address: running.amc.absoluteString, isEnabled: asking)
            let started = try await ProviderServices.start(
                ProviderConfiguration([.amc: entry]), folder: folder.path, cacheLimit: 50_000_000,
                films: store.services.films, search: store.services.search, memory: store.providerMemory,
                shows: store.services.shows, theatres: store.services.theatres, offers: store.services.offerMemory)
            let outcome: Result<Void, any Error>
            do {
                outcome = .success(try await body(Home(services: started.added(to: store.services), running: running)))
            } catch {
                outcome = .failure(error)
            }
            await started.shutdown()
            try outcome.get()
        }
    }

    @Test func theatresAreFoundByWordsAndByPlaceWithoutTellingThem() async throws {
        try await run { home in
            let named = try await home.theatres(.named("kansas LANT"))
            #expect(named.map(\.name) == ["AMC Lantern Square 12"])
            #expect(named.first?.timeZone.identifier == "America/Chicago")
            #expect(named.first?.place.contains("Kansas City") == true)
            #expect(try await home.theatres(.named("nowhere")).isEmpty)
            #expect(try await home.theatres(.named(" ")).isEmpty)
            let denver = try #require(Location(latitude: 39.74, longitude: -104.99))
            #expect(try await home.theatres(.near(denver)).first?.place.contains("Denver") == true)
            let source = try #require(named.first?.source)
            #expect(try await home.theatres(.source(source)).map(\.source) == [source])
        }
    }

    @Test func aProgrammeIsKeptWithItsFilmsAndTimesOfTheTheatre() async throws {
        try await run { home in
            let theatre = try await home.services.theatres.follow(
                try #require(try await home.theatres(.named("Lantern")).first), of: .owner)
            let standing = try await home.refresh(theatre)
            #expect(standing.problem == nil && standing.fetchedAt != nil)
            let today = Clock(timeZone: theatre.timeZone).today
            let all = try await home.services.theatres.showtimes(
                at: [theatre.source], on: today.before(days: 1)...today.after(days: 30))
            let showtimes = try #require(all[theatre.source])
            #expect(showtimes.count > 20)
            #expect(showtimes.allSatisfy { $0.page?.scheme == "https" })
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = theatre.timeZone
            for showtime in showtimes {
                let begins = try #require(showtime.beginsAt)
                let parts = calendar.dateComponents([.hour, .minute], from: begins.date)
                #expect(showtime.minute == (parts.hour ?? 0) * 60 + (parts.minute ?? 0), "\(showtime)")
            }
            #expect(showtimes.contains { $0.isSure && $0.film != nil })
            #expect(showtimes.contains { $0.marks.contains { $0.kind == .format } })
            let day = try await home.services.cinemaDay(today, clock: home.clock, of: .owner)
            let film = try #require((day.mine + day.others).first { $0.film != nil }?.film)
            #expect(try await home.services.films.film(film.id) != nil, "A film that only AMC knows has a page.")
        }
    }

    @Test func aFailureKeepsWhatWasKnown() async throws {
        try await run { home in
            let theatre = try await home.services.theatres.follow(
                try #require(try await home.theatres(.named("Lantern")).first), of: .owner)
            let before = try await home.refresh(theatre)
            await home.running.control.set(ProviderSimulator.Fault(.serverError), for: .amc)
            let after = try await home.refresh(
                Theatre(id: theatre.id, source: .amc(611), name: "Riverbend", timeZone: theatre.timeZone))
            #expect(after.problem == .unreachable && after.fetchedAt == nil)
            #expect(try await home.services.theatres.standings(of: [theatre.source])[theatre.source] == before)
        }
    }

    @Test func withoutAKeyNobodyIsAsked() async throws {
        try await run(asking: false) { home in
            #expect(await !home.services.cinema.knowsTheatres())
            #expect(try await home.theatres(.named("Lantern")).isEmpty)
            let theatre = try await home.services.theatres.follow(.sample(), of: .owner)
            #expect(try await home.refresh(theatre).problem == .notAsked)
            #expect(await home.running.control.callCount(of: .amc) == 0)
        }
    }
}
