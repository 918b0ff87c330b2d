import FilmzProviderSimulator
import Foundation
import Testing

/// Numbers and texts that no proper client sends.
@Suite(.serialized, .timeLimit(.minutes(10))) struct HostileRequestTests {
    private static let numbers = ["\(Int.max)", "\(Int.min)", "1000000000000000000", "-1000000000000000000", "-1", "0"]

    /// `#` stands for the number.
    private static let omdb =
        ["s=star&page=#", "t=star+harbour&Season=#", "i=#", "i=tt#", "t=star&y=#", "s=star&y=#"]
        + ["t=star+harbour&Season=1&Episode=#", "t=star+harbour&Season=#&Episode=#"]

    private static let tmdb = [
        "/movie/#", "/movie/popular?page=#", "/movie/top_rated?page=#", "/movie/now_playing?page=#",
        "/movie/upcoming?page=#", "/movie/603/similar?page=#", "/trending/movie/week?page=#", "/find/#",
        "/find/#?external_source=imdb_id", "/search/movie?query=star&page=#", "/search/movie?query=star&year=#",
        "/search/movie?query=star&primary_release_year=#", "/discover/movie?page=#", "/discover/movie?year=#",
        "/discover/movie?primary_release_year=#", "/discover/movie?vote_count.gte=#&vote_average.gte=#",
        "/discover/movie?vote_count.lte=#&vote_average.lte=#", "/discover/movie?with_runtime.gte=#",
        "/discover/movie?with_runtime.lte=#", "/discover/movie?with_genres=#&with_cast=#&with_watch_providers=#",
    ]

    private static let itunes = [
        "/search?term=star&limit=#", "/search?term=star&offset=#", "/search?term=star&limit=#&offset=#",
        "/search?term=#&attribute=releaseYearTerm", "/search?term=#&attribute=genreIndex", "/lookup?id=#",
        "/lookup?id=#,#&limit=#", "/us/rss/topmovies/limit=#/json", "/us/rss/topmovies/limit=#/genre=#/json",
    ]

    private static let amc = [
        "/v2/movies?page-size=#", "/v2/movies?page-number=#", "/v2/movies?page-size=#&page-number=#",
        "/v2/movies?ids=#", "/v2/movies/#", "/v2/movies/internal-release/#", "/v2/movies/#/on-demand/similar",
        "/v2/theatres?ids=#&page-number=#", "/v2/theatres/#", "/v2/theatres/views/now-playing/wwm-release-number/#",
        "/v2/theatres/610/showtimes?page-number=#&page-size=#", "/v2/theatres/610/movies/#/earliest-showtime",
        "/v2/theatres/610/showtimes/#-21-2026", "/v2/theatres/610/showtimes/11-#-2026",
        "/v2/theatres/610/showtimes/11-21-#", "/v2/theatres/610/showtimes/#", "/v2/showtimes/#",
        "/v2/showtimes/views/current-location/11-21-2026/#/#", "/v2/theatres/610/showtimes?movie-id=#",
        "/v2/showtimes/views/current-location/11-21-2026/39.1/-94.58?radius=#&page-number=#",
    ]

    private static let tvmaze = [
        "/shows?page=#", "/shows/#", "/shows/#/episodes", "/shows/1/episodebynumber?season=#&number=#",
        "/shows/1/episodesbydate?date=#-01-01", "/seasons/#/episodes", "/episodes/#", "/episodes/#/guestcast",
        "/alternatelists/#/alternateepisodes", "/lookup/shows?thetvdb=#", "/lookup/shows?tvrage=#",
        "/schedule?date=#-01-01", "/schedule/web?date=2026-#-01",
    ]

    private static let pictures = [
        "/pictures/omdb/images/M/tt1._V1_SX#.jpg", "/pictures/tmdb/t/p/w#/p1.png", "/pictures/tmdb/t/p/w#/b1.png",
        "/pictures/tmdb/t/p/h#/p1.png", "/pictures/tmdb/t/p/#/p1.png", "/pictures/itunes/a/source/#x#bb.png",
        "/pictures/itunes/a/source/#x1bb.png", "/pictures/itunes/a/source/1x#bb.png", "/pictures/amc/movies/#.png",
    ]

    private static let targets = [
        omdb.map { "/omdb/?apikey=\(ProviderSimulator.omdbKey)&\($0)" }, tmdb.map { "/tmdb/3\($0)" },
        itunes.map { "/itunes\($0)" }, amc.map { "/amc\($0)" }, tvmaze.map { "/tvmaze\($0)" }, pictures,
    ]

    @Test(arguments: targets)
    func survivesNumbers(targets: [String]) async throws {
        let headers = [
            "Authorization": "Bearer \(ProviderSimulator.tmdbToken)", "X-AMC-Vendor-Key": ProviderSimulator.amcKey,
        ]
        try await Simulation.run { simulation async throws in
            for target in targets {
                // Some services answer only so many calls in a while.
                await simulation.running.control.reset()
                for number in Self.numbers {
                    let answer = try await simulation.get(target.replacing("#", with: number), headers: headers)
                    #expect([200, 400, 404, 422].contains(answer.status), "\(target) \(number)")
                    #expect(!answer.data.isEmpty, "\(target) \(number)")
                }
            }
            #expect(try await simulation.anyCall(of: .omdb).status == 200)
        }
    }

    @Test func pagesFarAwayAreEmpty() async throws {
        try await Simulation.run { simulation async throws in
            let omdb = try await simulation.omdb("s=star&page=\(Int.max)")
            #expect(omdb.json["Error"] == .string("Movie not found!"))
            let amc = try await simulation.amc("/v2/movies?page-number=\(Int.max)&page-size=\(Int.max)").json
            #expect(amc["_embedded"]?["movies"] == .array([]))
            #expect(amc["_links"]?["next"] == nil)
            let large = try await simulation.get("/pictures/itunes/a/source/99999999999x99999999999bb.png")
            #expect(large.status == 404)
        }
    }

    @Test func searchesForNoLongTerms() async throws {
        let term = String(repeating: "star+", count: 15_000)
        try await Simulation.run { simulation async throws in
            #expect(try await simulation.itunes("/search?term=\(term)").status == 414)
            #expect(try await simulation.omdb("s=\(term)").status == 414)
            #expect(try await simulation.get("/\(term)").status == 414)
            let shorter = try await simulation.itunes("/search?term=\(term.prefix(8_000))").json
            #expect((shorter["resultCount"]?.int ?? 0) > 0)
        }
    }
}
