import FilmzDomain
import Testing

@testable import FilmzExchange

/// Backups of Simkl, Watcharr and Ryot. All titles are made up.
struct OtherBackupTests {
    private static func read(_ text: String) throws -> ExchangeFile {
        try #require(try ExchangeReading.of([("backup.json", text)]).only)
    }

    private static func instant(_ text: String) throws -> FactDate { .at(try #require(Timestamp(text))) }

    private static let simkl = """
        {"movies":[
          {"status":"completed","last_watched_at":"2021-03-01T21:15:00Z","user_rating":8,
           "user_rated_at":"2021-03-02T10:00:00Z","memo":{"text":"Twice, \\"please\\"","is_private":true},
           "movie":{"title":"The Glass Orchard","year":1999,"ids":{"simkl":5,"imdb":"tt0000012","tmdb":"603"}}},
          {"status":"plantowatch","added_to_watchlist_at":"2021-04-01T10:00:00Z","last_watched_at":null,
           "movie":{"title":"To See","year":2001,"ids":{"simkl":6}}}],
         "shows":[
          {"status":"watching","last_watched_at":"2021-05-02T20:00:00Z",
           "show":{"title":"A Show","year":2011,"ids":{"simkl":7,"tvdb":"77"}},
           "seasons":[{"number":1,"episodes":[{"number":2,"watched_at":"2021-05-02T20:00:00Z"}]}]},
          {"status":"hold","show":{"title":"Paused","ids":{}}}],
         "anime":[{"status":"dropped","anime_type":"movie","show":{"title":"Kite","year":2003,"ids":{"tmdb":9}}}]}
        """

    @Test func simkl() throws {
        let file = try Self.read(Self.simkl)
        #expect(file.source == .simkl)
        #expect(file.parts.map(\.rowCount) == [2, 2, 1])
        #expect(file.leftOut.isEmpty)
        let seen = try Self.instant("2021-03-01T21:15:00.000Z")
        let rated = try Self.instant("2021-03-02T10:00:00.000Z")
        let rating = try #require(Rating(halfStars: 8))
        var viewing = FactViewing()
        viewing.when = seen
        #expect(
            file.claims("The Glass Orchard") == [
                .viewing(viewing), .verdict(rating, on: rated), .comment("Twice, \"please\"", on: .unknown),
            ])
        #expect(file.fact("The Glass Orchard")?.film.ids.tmdb == 603)
        #expect(file.claims("To See") == [.watchlist(since: try Self.instant("2021-04-01T10:00:00.000Z"), note: "")])
        #expect(file.fact("A Show")?.film.episode?.number?.description == "s01e02")
        #expect(file.fact("A Show")?.film.ids.all == [.tvdbSeries(77), .simkl(7)])
        #expect(file.claims("Paused") == [.showStatus(.paused, since: .unknown)])
        #expect(file.fact("Kite")?.film.kind == .film)
    }

    private static let watcharr = """
        [{"status":"FINISHED","rating":7.5,"thoughts":"Slow","pinned":true,"createdAt":"2022-01-01T10:00:00Z",
          "updatedAt":"2022-01-03T10:00:00Z",
          "content":{"tmdbId":603,"title":"The Glass Orchard","type":"movie","release_date":"1999-03-30T00:00:00Z"},
          "activity":[
            {"type":"IMPORTED_ADDED_WATCHED","data":"","createdAt":"2022-01-01T10:00:00Z","customDate":"2020-05-05T20:00:00Z"},
            {"type":"STATUS_CHANGED","data":"FINISHED","createdAt":"2022-01-02T21:00:00Z","customDate":null},
            {"type":"RATING_CHANGED","data":"8","createdAt":"2022-01-03T10:00:00Z"}]},
         {"status":"HOLD","createdAt":"2022-02-01T10:00:00Z","updatedAt":"2022-02-02T10:00:00Z",
          "content":{"tmdbId":77,"title":"A Show","type":"tv"},
          "watchedEpisodes":[{"seasonNumber":1,"episodeNumber":3,"status":"FINISHED","rating":9,
            "createdAt":"2022-02-01T20:00:00Z","updatedAt":"2022-02-01T20:00:00Z"}]},
         {"status":"PLANNED","createdAt":"2022-03-01T10:00:00Z","content":{"tmdbId":5,"title":"To See","type":"movie"}},
         {"status":"FINISHED","content":{"type":"movie"}}]
        """

    @Test func watcharr() throws {
        let file = try Self.read(Self.watcharr)
        #expect(file.source == .watcharr)
        let days = [
            try Self.instant("2020-05-05T20:00:00.000Z"), try Self.instant("2022-01-02T21:00:00.000Z"),
        ]
        #expect(file.viewings.map(\.when) == days)
        let changed = try Self.instant("2022-01-03T10:00:00.000Z")
        #expect(file.claims("The Glass Orchard").contains(.comment("Slow", on: changed)))
        #expect(file.claims("The Glass Orchard").contains(.liked(on: .unknown)))
        #expect(file.stars == [8, 9])
        #expect(file.facts.compactMap(\.film.episode?.number?.description) == ["s01e03", "s01e03"])
        let held = try Self.instant("2022-02-02T10:00:00.000Z")
        #expect(file.claims("A Show").contains(.showStatus(.paused, since: held)))
        #expect(file.claims("To See") == [.watchlist(since: try Self.instant("2022-03-01T10:00:00.000Z"), note: "")])
        #expect(file.leftOutCounts == [.nameless: 1])
    }

    private static let ryot = """
        {"collections":null,"people":[],"metadata":[
          {"lot":"movie","source":"tmdb","identifier":"603","source_id":"The Glass Orchard",
           "seen_history":[{"state":"completed","progress":"100","ended_on":"2021-03-01"},
             {"state":"dropped","started_on":"2021-06-01","ended_on":null}],
           "reviews":[{"rating":"85","review":{"text":"Good","date":"2021-03-02T10:00:00Z"}}],
           "collections":["Watchlist","Best of all"]},
          {"lot":"show","source":"tmdb","identifier":"77","source_id":"A Show",
           "seen_history":[{"state":"completed","ended_on":"2021-03-05","show_season_number":1,"show_episode_number":2}],
           "reviews":[],"collections":[]},
          {"lot":"book","source":"openlibrary","identifier":"OL1","source_id":"A Book","seen_history":[],
           "reviews":[],"collections":[]}],
         "exercises":[]}
        """

    @Test func ryot() throws {
        let file = try Self.read(Self.ryot)
        #expect(file.source == .ryot)
        #expect(file.viewings.map(\.when) == [.written("2021-03-01"), .written("2021-06-01"), .written("2021-03-05")])
        #expect(file.viewings.map(\.draft.ending) == [.finished, .stopped(minute: nil, reason: ""), .finished])
        #expect(file.stars == [9])
        #expect(file.lists.map(\.name) == ["Best of all"])
        #expect(file.claims("The Glass Orchard").contains(.watchlist(since: .unknown, note: "")))
        #expect(file.fact("A Show")?.film.episode?.number?.description == "s01e02")
        #expect(file.leftOutCounts == [.notAFilm: 1])
    }

    @Test(arguments: ["{", "{\"a\"", "{\"movies\":[{\"status\":1}", "{\"metadata\":[1,2]}", "{}", "{\"a\":\"b}\\\"\"}"])
    func nothingElseIsABackup(text: String) throws {
        let reading = try? ExchangeReading.of([("backup.json", text)])
        #expect(reading?.files.isEmpty ?? true)
    }
}
