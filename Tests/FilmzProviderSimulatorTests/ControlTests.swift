import FilmzProviderSimulator
import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct ControlTests {
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

    @Test(arguments: [
        ("api%5Fkey=SECRET&x=1", "x=1"), ("?apikey=SECRET&x=1", "x=1"), ("x=1?apikey=SECRET&y=2", "y=2"),
        ("APIKEY=SECRET&x=1", "x=1"), ("%61pikey=SECRET%zz&x=1", "x=1"), ("x=1%26apikey%3DSECRET&y=2", "y=2"),
        ("api_key=SECRET&x=1", "x=1"), ("x=1;apikey=SECRET&y=2", "y=2"),
    ])
    func remembersNoKeyInDisguise(query: String, kept: String) async throws {
        try await Simulation.run { simulation async throws in
            _ = try await RawConnection.answer(
                to: ["GET /tmdb/3/configuration?\(query) HTTP/1.1"], at: simulation.running.address)
            _ = try await RawConnection.answer(
                to: ["GET /tmdb/3/configuration%3F\(query) HTTP/1.1"], at: simulation.running.address)
            let calls = await simulation.running.control.calls(of: .tmdb)
            #expect(calls.first == "/configuration?\(kept)")
            #expect(calls.count == 2)
            #expect(!calls.joined().contains("SECRET"))
        }
    }

    @Test func remembersTheLastCalls() async throws {
        try await ProviderSimulator(films: []).withAddress { running async throws in
            for call in 1...25_000 { _ = await running.control.begin("/\(call)", of: .amc) }
            let calls = await running.control.calls(of: .amc)
            #expect(calls.count == 10_000)
            #expect(calls.first == "/15001")
            #expect(calls.last == "/25000")
            #expect(await running.control.callCount(of: .amc) == 25_000)
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
        try await Simulation.run(simulator) { simulation async throws in
            #expect(try await simulation.omdb("s=lighthouse").json["Search"]?.array.isEmpty == false)
            #expect(try await simulation.omdb("i=tt0133093").json["Error"] == .string("Incorrect IMDb ID."))
            #expect(try await simulation.tmdb("/movie/popular").json["results"]?.array.count == 20)
            #expect(try await simulation.tmdb("/movie/top_rated").status == 200)
            #expect(try await simulation.itunes("/search?term=matrix").json["resultCount"]?.int == 0)
            let feed = try await simulation.itunes("/us/rss/topmovies/limit=5/json").json["feed"]
            #expect(feed?["title"] != nil)
            #expect(feed?["entry"]?.array.count == 5)
            let showing = try await simulation.amc("/v2/movies/views/now-playing").json
            #expect((showing["count"]?.int ?? 0) > 30)
        }
    }

    /// Otherwise this test would never end.
    @Test func endsWhenCancelledBeforeItListens() async {
        let call = Task {
            try await ProviderSimulator(films: []).withAddress { _ in try await Task.sleep(for: .seconds(3_600)) }
        }
        call.cancel()
        let result = await call.result
        #expect(throws: CancellationError.self) { try result.get() }
    }

    @Test(arguments: [
        "127.0.0.+1", "127.0.0.010", "127.0.0.256", "127.1", "0.0.0.0", "192.168.1.1", "::", "example.org", "",
        "127.0.0.1 ",
    ])
    func listensOnlyHere(host: String) async throws {
        let error = await #expect(throws: ProviderSimulator.AddressNotLocal.self) {
            try await ProviderSimulator(films: []).run(host: host, port: 0) { _ in }
        }
        #expect(error?.host == host)
    }

    @Test(arguments: [70_000, 65_536, -1, .max])
    func saysThatThereIsNoSuchPort(port: Int) async throws {
        let error = await #expect(throws: ProviderSimulator.AddressUnavailable.self) {
            try await ProviderSimulator(films: []).run(host: "localhost", port: port) { _ in }
        }
        #expect(error?.host == "127.0.0.1")
        #expect(error?.port == port)
    }

    @Test(arguments: [
        "/", "/nothing", "/omdb/?apikey=\(ProviderSimulator.omdbKey)&i=tt0133093", "/omdb/nothing", "/tmdb/3/movie/603",
        "/itunes/search?term=star", "/amc/v2/theatres", "/pictures/amc/theatres/610.png",
    ])
    func writesOnlyTheHeadWhenAskedForIt(target: String) async throws {
        try await Simulation.run { simulation async throws in
            let (head, body) = try await RawConnection.answer(
                to: ["HEAD \(target) HTTP/1.1"], at: simulation.running.address)
            #expect(head.hasPrefix("HTTP/1.1 "))
            #expect(body == "")
        }
    }
}
