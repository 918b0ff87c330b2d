import FilmzDomain
import Foundation
import Testing

@testable import FilmzExchange

/// Trakt's export. All titles are made up.
struct TraktReaderTests {
    private static let movie =
        #""movie":{"title":"The Glass Orchard","year":1999,"ids":{"trakt":1,"slug":"the-glass-orchard","imdb":"tt0000012","tmdb":603}}"#
    private static let show =
        #""show":{"title":"A Show","year":2011,"ids":{"trakt":2,"slug":"a-show","imdb":null,"tmdb":1399,"tvdb":77}}"#
    private static let episode =
        #""episode":{"season":1,"number":2,"title":"Second","ids":{"imdb":"tt0000021"}}"#

    private static func history(_ date: String) -> String {
        #"[{"id":1,"watched_at":"\#(date)","action":"watch","type":"movie",\#(movie)}]"#
    }

    private static let archive = [
        ("x/watched-history-10.json", history("2026-01-12T20:00:00.000Z")),
        (
            "x/watched-history-2.json",
            #"[{"id":2,"watched_at":"2026-01-11T20:00:00.000Z","action":"scrobble","type":"movie",\#(movie)},{"id":3,"watched_at":"1970-01-01T00:00:00.000Z","action":"watch","type":"episode",\#(show),\#(episode)},{"id":4,"watched_at":"2026-01-13T00:00:00.000Z","type":"movie",\#(movie)}]"#
        ),
        ("x/watched-movies.json", #"[{"plays":5,"last_watched_at":"2026-01-12T20:00:00.000Z",\#(movie)}]"#),
        (
            "x/ratings-movies-1.json",
            #"[{"rated_at":"2026-01-11T21:00:00.000Z","rating":9,"type":"movie",\#(movie)}]"#
        ),
        (
            "x/ratings-seasons.json",
            #"[{"rated_at":"2026-01-11T21:00:00.000Z","rating":9,"type":"season","season":{"number":1},\#(show)}]"#
        ),
        (
            "x/lists-list-12345-old-name.json",
            #"[{"rank":1,"id":7,"listed_at":"2026-01-11T21:00:00.000Z","notes":"why","type":"movie",\#(movie)},{"rank":2,"id":8,"listed_at":"2026-01-11T21:00:00.000Z","notes":null,"type":"show",\#(show)}]"#
        ),
        (
            "x/lists-lists.json",
            #"[{"name":"New Name","description":"All\nof it","privacy":"private","created_at":"2020-01-01T00:00:00.000Z","item_count":2,"ids":{"slug":"new-name","trakt":12345},"user":{"username":"nobody"}}]"#
        ),
        (
            "x/lists-watchlist.json",
            #"[{"rank":1,"id":9,"listed_at":"2026-02-01T10:00:00.000Z","notes":null,"type":"movie",\#(movie)}]"#
        ),
        (
            "x/comments-movies.json",
            #"[{"type":"movie",\#(movie),"comment":{"id":1,"comment":"A <b>good</b> one","created_at":"2026-01-14T10:00:00.000Z","user":{"username":"nobody"}}}]"#
        ),
        ("x/hidden-calendar.json", #"[{"hidden_at":"2026-01-15T10:00:00.000Z","type":"show",\#(show)}]"#),
        ("x/collection-movies.json", #"[{"collected_at":"2026-01-15T10:00:00.000Z",\#(movie)}]"#),
        ("x/likes-lists.json", #"[{"liked_at":"x"}]"#), ("x/user-profile.json", #"{"email":"me@example.org"}"#),
        ("x/network-followers.json", "[]"), ("x/lists-favorites.json", "[]"),
    ]

    private static func read() throws -> ExchangeFile {
        let reading = try ExchangeReading.ofArchive(archive)
        return try #require(reading.only)
    }

    private static func instant(_ text: String) throws -> FactDate { .at(try #require(Timestamp(text))) }

    @Test func historyIsInOrderAndKnowsWhatIsNoDate() throws {
        let file = try Self.read()
        #expect(file.source == .trakt)
        let dates = file.viewings.map(\.when)
        let first = try Self.instant("2026-01-11T20:00:00.000Z")
        let last = try Self.instant("2026-01-12T20:00:00.000Z")
        #expect(dates == [first, .unknown, .written("2026-01-13"), last])
        let names = file.parts.map(\.name).filter { $0.contains("history") }
        #expect(names == ["x/watched-history-2.json", "x/watched-history-10.json"])
    }

    @Test func filmsAndEpisodesHaveTheirIDs() throws {
        let file = try Self.read()
        let ids = ExternalIDs([.imdb(try #require(IMDbID(number: 12))), .tmdb(603), .trakt(1)])
        #expect(file.fact("The Glass Orchard")?.film.ids == ids)
        let episode = try #require(file.facts.first { $0.film.episode != nil }?.film)
        #expect(episode.title == "A Show")
        #expect(episode.kind == .series)
        #expect(episode.ids == ExternalIDs([.tmdbSeries(1_399), .traktSeries(2), .tvdbSeries(77)]))
        #expect(episode.episode?.number == EpisodeNumber(season: 1, episode: 2))
        #expect(episode.episode?.title == "Second")
        #expect(episode.episode?.ids.imdb == IMDbID(number: 21))
    }

    @Test func everythingElseIsSaid() throws {
        let file = try Self.read()
        let claims = file.claims("The Glass Orchard")
        #expect(
            claims.contains(
                .verdict(try #require(Rating(halfStars: 9)), on: try Self.instant("2026-01-11T21:00:00.000Z"))))
        #expect(claims.contains(.watchlist(since: try Self.instant("2026-02-01T10:00:00.000Z"), note: "")))
        #expect(claims.contains(.comment("A **good** one", on: try Self.instant("2026-01-14T10:00:00.000Z"))))
        #expect(
            file.claims("A Show").contains(.showStatus(.stopped, since: try Self.instant("2026-01-15T10:00:00.000Z"))))
        #expect(file.facts.contains { $0.claim == .kept && $0.leftovers.map(\.name) == ["collected_at"] })
        #expect(file.leftOutCounts == [.season: 1])
    }

    /// The number joins a list with its films, whatever both are called.
    @Test func listsAreJoinedByNumber() throws {
        let file = try Self.read()
        #expect(file.lists.map(\.name) == ["New Name"])
        #expect(file.lists.first?.description == "All\nof it")
        #expect(file.lists.first?.madeOn == .written("2020-01-01"))
        let places = file.facts.compactMap { if case .listed(let place) = $0.claim { place } else { nil } }
        #expect(places.map(\.list) == [0, 0])
        #expect(places.map(\.position) == [1, 2])
        #expect(places.map(\.note) == ["why", ""])
    }

    @Test func whatIsOfOthersOrSecretIsNotOpened() throws {
        let reading = try ExchangeReading.ofArchive(Self.archive)
        let reasons = Dictionary(uniqueKeysWithValues: reading.ignored.map { ($0.name, $0.reason) })
        #expect(
            reasons == [
                "x/user-profile.json": .secret, "x/network-followers.json": .ofOthers, "x/likes-lists.json": .ofOthers,
                "x/lists-favorites.json": .empty,
            ])
        let told = "\(try #require(reading.only))"
        #expect(!told.contains("nobody"))
        #expect(told.contains("The Glass Orchard"))
    }

    @Test func playsCountWhereThereIsNoHistory() throws {
        let text =
            #"[{"plays":5,"last_watched_at":"2026-01-12T20:00:00.000Z",\#(Self.movie)},{"plays":3,\#(Self.show),"seasons":[{"number":1,"episodes":[{"number":1,"plays":2,"last_watched_at":"2026-01-12T20:00:00.000Z"},{"number":2,"plays":1}]}]}]"#
        let file = try #require(try ExchangeReading.of([("x", text)]).only)
        #expect(file.claims("The Glass Orchard").count == 2)
        #expect(file.claims("The Glass Orchard").last == .seen(times: 5, markedOn: .unknown))
        #expect(file.facts.compactMap(\.film.episode?.number?.episode) == [1, 1, 2])
    }

    /// The history of a film says nothing about how often another one was seen.
    @Test func playsOfWhatTheHistoryLacksCountToo() throws {
        let other = #""movie":{"title":"Local Weather","year":2013,"ids":{"trakt":9}}"#
        let file = try #require(
            try ExchangeReading.of([
                (
                    "watched-movies.json",
                    #"[{"plays":3,"last_watched_at":"2026-01-12T20:00:00.000Z",\#(Self.movie)},{"plays":1,"last_watched_at":"2026-01-12T20:00:00.000Z",\#(other)}]"#
                ),
                ("watched-history-1.json", Self.history("2026-01-12T20:00:00.000Z")),
            ]).only)
        let last = try Self.instant("2026-01-12T20:00:00.000Z")
        #expect(file.claims("The Glass Orchard").count == 2)
        #expect(file.claims("The Glass Orchard").last == .seen(times: 3, markedOn: last))
        #expect(file.claims("Local Weather").count == 1)
        let films = file.films(at: Timestamp(milliseconds: 1_800_000_000_000), in: .gmt)
        #expect(films.map(\.mine.viewingCount) == [3, 1])
    }

    @Test func itemsWithoutANameAreAskedAbout() throws {
        let text = try #require(Self.archive.first { $0.0.contains("watchlist") }?.1)
        let file = try #require(try ExchangeReading.of([("renamed.json", text)]).only)
        #expect(file.questions == [0: [.watchlist, .list]])
        #expect(
            file.answering(.watchlist, part: 0).facts.first?.claim
                == .watchlist(since: try Self.instant("2026-02-01T10:00:00.000Z"), note: ""))
    }

    @Test func elementsOfAnyShapeDoNoHarm() throws {
        let text =
            #"[{"watched_at":5,"movie":{"title":7,"year":"x","ids":[]}},3,null,{"watched_at":null,"movie":{}},{"watched_at":"soon","movie":{"title":"B","ids":null}}]"#
        let file = try #require(try ExchangeReading.of([("x", text)]).only)
        #expect(file.facts.map(\.film.title) == ["7", "B"])
        #expect(file.leftOutCounts == [.nameless: 1])
        #expect(file.problems.first.map(\.what) == [.year, .date, .date])
    }
}
