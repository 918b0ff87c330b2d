import FilmzTestSupport
import Foundation
import Testing

/// `filmz-simulator`, as a developer without keys would use it.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct SimulatorTests {
    @Test func simulatesAllServicesUnderTheSettingsItPrints() async throws {
        let folder = TemporaryFolder()
        let simulator = try FilmzProgram(folder: folder.path).simulateProviders()
        let said = try JSONSerialization.jsonObject(with: Data(simulator.said.utf8)) as? [String: Any]
        let environment = try #require(said?["environment"] as? [String: String])
        let key = try #require(environment["FILMZ_OMDB_KEY"])
        #expect(environment["FILMZ_OMDB_URL"] == simulator.address + "/omdb/")
        #expect(try await simulator.get("/omdb/?i=tt0078748&apikey=\(key)").body.contains("\"Response\":\"True\""))
        let tmdb = try #require(environment["FILMZ_TMDB_KEY"])
        #expect(environment["FILMZ_TMDB_URL"] == simulator.address + "/tmdb/3")
        #expect(try await simulator.get("/tmdb/3/movie/popular?api_key=\(tmdb)").status == 200)
        #expect(environment["FILMZ_ITUNES_URL"] == simulator.address + "/itunes")
        #expect(try await simulator.get("/itunes/search?term=alien").status == 200)
        let amc = ["X-AMC-Vendor-Key": try #require(environment["FILMZ_AMC_KEY"])]
        #expect(environment["FILMZ_AMC_URL"] == simulator.address + "/amc")
        #expect(environment["FILMZ_TVMAZE_URL"] == simulator.address + "/tvmaze")
        #expect(try await simulator.get("/amc/v2/movies/views/now-playing", headers: amc).status == 200)
        #expect(simulator.stop() == 0)
    }

    @Test func misbehavesOnCommand() async throws {
        let folder = TemporaryFolder()
        let simulator = try FilmzProgram(folder: folder.path)
            .simulateProviders("--fault", "tmdb=503@2x1", "--fault", "omdb=quota", "--amc-wrong-key", "401")
        let tmdb = "/tmdb/3/movie/popular?api_key=simulated-tmdb-key"
        var statuses: [Int] = []
        for _ in 0..<3 { statuses.append(try await simulator.get(tmdb).status) }
        #expect(statuses == [200, 503, 200])
        #expect(try await simulator.get("/omdb/?s=alien&apikey=simulated-omdb-key").body.contains("limit reached"))
        let wrong = ["X-AMC-Vendor-Key": "wrong"]
        #expect(try await simulator.get("/amc/v2/movies/views/active", headers: wrong).status == 401)
        #expect(simulator.stop() == 0)
    }

    @Test func refusesWhatItDoesNotUnderstand() throws {
        let folder = TemporaryFolder()
        for options in [
            ["--fault", "netflix=503"], ["--fault", "omdb=503", "--fault", "omdb=html"], ["--host", "0.0.0.0"],
            ["--port", "70000"], ["--omdb-calls=-1"],
        ] {
            let outcome = try FilmzProgram(folder: folder.path).runSimulator(options)
            #expect(outcome.status == 64, "\(outcome)")
            #expect(outcome.output.isEmpty, "\(outcome)")
            #expect(outcome.errors.hasPrefix("Error: "), "\(outcome)")
        }
    }
}
