import FilmzDomain
import Foundation
import Testing

@testable import FilmzExchange

/// TV Time's archive. All titles are made up.
struct TVTimeReaderTests {
    private static let tracking = """
        uuid,user_id,type,series_name,series_id,season_number,episode_number,episode_id,movie_name,movie_id,release_date,runtime,created_at,updated_at
        u1,42,watch,,,,,,The Glass Orchard,m1,1999-03-30 00:00:00,7000,2019-03-01 21:15:00,
        u2,42,rewatch,,,,,,The Glass Orchard,m1,1999-03-30 00:00:00,7000,2020-03-01 21:15:00,
        u3,42,towatch,,,,,,To See,m2,,7000,2020-03-02 10:00:00,
        u4,42,follow,A Show,77,,,,,,,,2018-01-01 10:00:00,
        u5,42,follow,Not Begun,78,,,,,,,,2018-01-02 10:00:00,
        u6,42,watch,A Show,77,1,2,900,,,,,2018-01-03 20:00:00,
        u7,42,count-watch,A Show,77,,,,,,,,2018-01-03 20:00:00,
        """

    private static let archive = [
        ("gdpr/tracking-prod-records.csv", tracking),
        (
            "gdpr/tracking-prod-records-v2.csv",
            "user_id,series_name,s_id,season_number,ep_no,ep_id,created_at,rewatch_count\n42,A Show,77,1,2,900,2018-01-03 20:00:00,0\n42,A Show,77,1,3,901,2018-01-04 20:00:00,2\n"
        ),
        (
            "gdpr/seen_episode_latest.csv",
            "user_id,tv_show_name,episode_season_number,episode_number,created_at\n42,A Show,1,3,2018-01-04 20:00:00\n"
        ),
        (
            "gdpr/followed_tv_show.csv",
            "tv_show_name,created_at,user_id\nA Show,2018-01-01 10:00:00,42\nNot Begun,2018-01-02 10:00:00,42\n"
        ),
        (
            "gdpr/user_tv_show_data.csv",
            "tv_show_name,is_followed,is_favorited,user_id\nA Show,1,1,42\nNot Begun,1,0,42\n"
        ),
        ("gdpr/ratings-live-votes.csv", "movie_name,vote_key,user_id\nThe Glass Orchard,abc-27,42\n"),
        (
            "gdpr/lists-prod-lists.csv",
            "name,description,objects,user_id\nBest,Of all,\"[map[created_at:2018-01-01 id:77 type:series] map[created_at:2018-01-01 uuid:u1 type:movie] map[id:999 type:series]]\",42\n"
        ),
        ("gdpr/access_token.csv", "token,user_id\nSECRETTOKEN,42\n"),
        ("gdpr/auth-prod-login.csv", "email,password_hash\nme@example.org,SECRETHASH\n"),
        ("gdpr/friend.csv", "name,title\nSomebody,Else\n"),
    ]

    private static func read() throws -> ExchangeFile {
        let reading = try ExchangeReading.ofArchive(archive)
        return try #require(reading.only)
    }

    @Test func whatWasSeenIsReadOnce() throws {
        let file = try Self.read()
        #expect(file.source == .tvTime)
        let instants = [
            "2019-03-01T21:15:00.000Z", "2020-03-01T21:15:00.000Z", "2018-01-03T20:00:00.000Z",
            "2018-01-04T20:00:00.000Z",
        ]
        #expect(file.viewings.map(\.when) == instants.compactMap(Timestamp.init).map(FactDate.at))
        #expect(file.viewings.map(\.draft.isRewatch) == [false, true, false, false])
        #expect(file.facts.compactMap(\.film.episode?.number?.episode) == [2, 3, 3])
        #expect(file.facts.contains { $0.claim == .seen(times: 3, markedOn: .unknown) })
        #expect(file.leftOutCounts[.repeated] == 3)
        #expect(file.fact("The Glass Orchard")?.film.year == 1999)
    }

    /// Their numbers at TheTVDB tell them apart.
    @Test func showsOfOneNameAreTold() throws {
        let text = """
            created_at,series_name,season_number,episode_number,s_id,type,user_id
            2020-01-07 20:00:00,Peace Keeper,1,1,391153,watch,1
            2020-01-08 20:00:00,Peace Keeper,1,1,222222,watch,1
            2020-01-09 20:00:00,Peace Keeper,1,2,222222,watch,1
            """
        let file = try #require(try ExchangeReading.of([("tracking-prod-records-v2.csv", text)]).only)
        #expect(file.leftOut.isEmpty)
        let films = file.films(at: Timestamp(milliseconds: 1_600_000_000_000), in: .gmt)
        #expect(films.map(\.film.ids.all) == [[.tvdbSeries(391_153)], [.tvdbSeries(222_222)]])
        #expect(films.map(\.mine.viewings.count) == [1, 2])
        #expect(films.map(\.film.kind) == [.series, .series])
    }

    @Test func followingMeansToWatchWhatWasNotBegun() throws {
        let file = try Self.read()
        let instant = try #require(Timestamp("2018-01-02T10:00:00.000Z"))
        #expect(file.claims("Not Begun") == [.watchlist(since: .at(instant), note: "")])
        #expect(file.claims("A Show").contains(.liked(on: .unknown)))
        #expect(!file.claims("A Show").contains { if case .watchlist = $0 { true } else { false } })
        #expect(file.claims("To See").count == 1)
    }

    /// Nobody knows how many stars a mood is.
    @Test func votesAreOnlyKept() throws {
        let fact = try #require(try Self.read().facts.first { $0.claim == .kept })
        #expect(fact.film.title == "The Glass Orchard")
        #expect(fact.leftovers == [ExchangeFact.Leftover(name: "vote", value: "abc-27")])
    }

    @Test func listsNameTheirFilmsByNumbers() throws {
        let file = try Self.read()
        #expect(file.lists.map(\.name) == ["Best"])
        let films = file.facts.filter { if case .listed = $0.claim { true } else { false } }
        #expect(films.map(\.film.title) == ["A Show", "The Glass Orchard"])
        #expect(file.leftOutCounts[.nameless] == 1)
    }

    @Test func secretsAreNeverOpened() throws {
        let reading = try ExchangeReading.ofArchive(Self.archive)
        #expect(
            reading.ignored.map(\.name) == ["gdpr/access_token.csv", "gdpr/auth-prod-login.csv", "gdpr/friend.csv"])
        #expect(reading.ignored.allSatisfy { $0.reason == .secret && $0.rowCount == nil })
        let told = "\(try #require(reading.only))"
        #expect(!told.contains("\"42\""))
        #expect(!told.contains("user_id"))
        #expect(told.contains("The Glass Orchard"))
    }

    private static let shows = """
        [{"uuid":"u","id":{"tvdb":77,"imdb":"tt0000077"},"created_at":"2018-01-01 10:00:00","title":"A Show",
          "status":"stopped","is_favorite":true,"seasons":[
            {"number":1,"is_specials":false,"episodes":[
              {"id":{"tvdb":1,"imdb":"tt0000078"},"number":1,"special":false,"name":"One","is_watched":true,
               "watched_at":"2018-01-03T20:00:00.000Z","rewatch_count":2},
              {"id":{"tvdb":2,"imdb":null},"number":2,"is_watched":false,"watched_at":null}]},
            {"number":3,"is_specials":true,"episodes":[{"number":4,"is_watched":true,"watched_at":null}]}]},
         {"title":"Not Begun","created_at":"2018-01-02T10:00:00Z","status":"not_started_yet","seasons":[]},
         {"title":"","seasons":[]}]
        """

    private static let films = """
        [{"id":{"tvdb":5,"imdb":"tt0000005"},"title":"The Glass Orchard","year":1999,"is_watched":true,
          "watched_at":"2019-03-01T21:15:00Z","is_favorite":false},
         {"title":"To See","year":2001,"is_watched":false,"created_at":"2020-03-02T10:00:00Z"}]
        """

    @Test func whatUsersTookOutThemselvesIsRead() throws {
        let reading = try ExchangeReader().read([
            ExchangeInput(name: "tvtime-series-1.json", bytes: Array(Self.shows.utf8)),
            ExchangeInput(name: "tvtime-movies-1.json", bytes: Array(Self.films.utf8)),
        ])
        let file = try #require(reading.only)
        #expect(file.source == .tvTime)
        #expect(file.parts.map(\.kind) == [.shows, .history])
        let show = file.facts.filter { $0.film.title == "A Show" }
        #expect(
            show.compactMap(\.film.episode?.number)
                == [1, 1, 4].enumerated().compactMap { index, number in
                    EpisodeNumber(season: index == 2 ? 0 : 1, episode: number)
                })
        #expect(show.first?.film.episode?.title == "One")
        #expect(show.first?.film.ids.all.contains(.tvdbSeries(77)) == true)
        #expect(show.contains { $0.claim == .seen(times: 3, markedOn: .unknown) })
        #expect(file.claims("A Show").suffix(2) == [.liked(on: .unknown), .showStatus(.stopped, since: .unknown)])
        let instants = try ["2018-01-02T10:00:00.000Z", "2019-03-01T21:15:00.000Z", "2020-03-02T10:00:00.000Z"]
            .map { FactDate.at(try #require(Timestamp($0))) }
        #expect(file.claims("Not Begun") == [.watchlist(since: instants[0], note: "")])
        #expect(file.viewings.map(\.when).last == instants[1])
        #expect(file.claims("To See") == [.watchlist(since: instants[2], note: "")])
        #expect(file.leftOutCounts == [.nameless: 1])
    }
}
