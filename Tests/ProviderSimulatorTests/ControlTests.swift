import Foundation
import ProviderSimulator
import Testing

@Suite struct ControlTests {
    @Test func remembersCallsWithoutKeys() async throws {
        try await Simulation.run { simulation async throws in
            let control = simulation.running.control
            _ = try await simulation.omdb("s=law%20%26%20order&page=2")
            _ = try await simulation.get("/tmdb/3/search/movie?query=a%2Bb&api_key=\(ProviderSimulator.tmdbKey)")
            _ = try await simulation.get("/tmdb/3/configuration?api_key=nonsense")
            _ = try await simulation.amc("/v2/theatres?page-size=5")
            _ = try await simulation.get("/pictures/amc/theatres/610.png")
            #expect(await control.calls(of: .omdb) == ["/?s=law%20%26%20order&page=2"])
            #expect(await control.calls(of: .tmdb) == ["/search/movie?query=a%2Bb", "/configuration"])
            #expect(await control.calls(of: .amc) == ["/v2/theatres?page-size=5"])
            #expect(await control.callCount(of: .itunes) == 0)
            #expect(await control.callCount(of: .tmdb) == 2)
        }
    }

    @Test func forgets() async throws {
        try await Simulation.run { simulation async throws in
            let control = simulation.running.control
            await control.set(.init(.serverError), for: .itunes)
            #expect(await control.fault(of: .itunes) == .init(.serverError))
            #expect(try await simulation.anyCall(of: .itunes).status == 500)
            await control.reset()
            #expect(await control.fault(of: .itunes) == nil)
            #expect(await control.callCount(of: .itunes) == 0)
            #expect(try await simulation.anyCall(of: .itunes).status == 200)
        }
    }

    @Test func namesWhatPointsFilmzHere() async throws {
        try await Simulation.run { simulation async throws in
            let address = simulation.running.address.absoluteString
            let environment = Dictionary(
                uniqueKeysWithValues: simulation.running.environment.map { ($0.name, $0.value) })
            #expect(environment["FILMZ_OMDB_URL"] == "\(address)/omdb/")
            #expect(environment["FILMZ_TMDB_URL"] == "\(address)/tmdb/3")
            #expect(environment["FILMZ_ITUNES_URL"] == "\(address)/itunes")
            #expect(environment["FILMZ_AMC_URL"] == "\(address)/amc")
            #expect(environment["FILMZ_OMDB_KEY"] == ProviderSimulator.omdbKey)
            #expect(environment["FILMZ_TMDB_KEY"] == ProviderSimulator.tmdbKey)
            #expect(environment["FILMZ_AMC_KEY"] == ProviderSimulator.amcKey)
            #expect(try await simulation.get("/nothing").status == 404)
            #expect(try await simulation.get("/pictures/amc/../../etc/passwd").status == 404)
        }
    }

    @Test func playsFewFilms() async throws {
        let simulator = ProviderSimulator(films: [], now: { Simulation.now })
        let address = try await simulator.withAddress { $0.address }
        #expect(address.port != nil)
    }
}
