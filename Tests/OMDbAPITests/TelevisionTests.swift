import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import OMDbAPI
import Testing

@Suite struct TelevisionTests {
    private func season(_ episodes: String) async throws -> OMDbSeason {
        let body = "{\"Title\":\"Iron Coast\",\"Episodes\":[\(episodes)],\"Response\":\"True\"}"
        return try await OMDbClient(MockTransport(body)).season(1, ofSeries: "tt1")
    }

    private func season() async throws -> OMDbSeason {
        try await OMDbClient(MockTransport(bodies: [try Fixture.data("season-holes.json")])).season(2, ofSeries: "tt1")
    }

    @Test func aListHasHoles() async throws {
        let season = try await season()
        #expect(season.totalSeasons == 5)
        #expect(season.episodes.map(\.episode) == [2, 4, 5, 0, nil])
        #expect(season.missingNumbers == [1, 3])
    }

    @Test(arguments: [
        ("", [Int]()), (#"{"imdbID":"tt1","Episode":"0"}"#, []), (#"{"imdbID":"tt1","Episode":"N/A"}"#, []),
        (#"{"imdbID":"tt1","Episode":"1"}"#, []), (#"{"imdbID":"tt1","Episode":"3"}"#, [1, 2]),
        (#"{"imdbID":"tt1","Episode":"9223372036854775807"}"#, []), (#"{"imdbID":"tt1","Episode":"-2"}"#, []),
    ])
    func holesAreCountedFromOne(_ episodes: String, _ missing: [Int]) async throws {
        #expect(try await season(episodes).missingNumbers == missing)
    }

    @Test func someTitlesOnlyStandIn() async throws {
        let season = try await season()
        #expect(season.episodes.map(\.hasPlaceholderTitle) == [true, false, false, false, false])
        #expect(season.episodes.map(season.title(of:)) == [nil, nil, "Ebb", "Before it all", "No number"])
    }

    @Test(arguments: [
        ("Episode #3.4", true), ("episode #12.105", true), ("Episode #3.4: Ebb", false), ("Episode 4", false),
        ("Episode #.4", false), ("#3.4", false),
    ])
    func aPlaceholderIsNothingElse(_ title: String, _ isPlaceholder: Bool) {
        #expect(OMDbSeasonEpisode(imdbID: "tt1", title: title).hasPlaceholderTitle == isPlaceholder)
    }

    @Test func twoEpisodesMayShareADay() async throws {
        let days = try await season().episodes.map(\.released)
        let first = PlainDate(year: 2012, month: 4, day: 1)
        #expect(days == [first, first, PlainDate(year: 2012, month: 4, day: 8), nil, nil])
    }

    private static let years: [(String, Int?, Int?, Bool)] = [
        ("1999", 1999, nil, false), ("1999–", 1999, nil, true), ("1999– ", 1999, nil, true),
        ("1999–2001", 1999, 2001, false), ("1999-", 1999, nil, true), ("1999—2001", 1999, 2001, false),
        ("1999–N/A", 1999, nil, true), ("–2001", nil, 2001, false),
    ]

    @Test(arguments: years)
    func readsTheYearsOfASeries(_ text: String, _ start: Int?, _ end: Int?, _ isOpen: Bool) async throws {
        let body = "{\"imdbID\":\"tt1\",\"Type\":\"series\",\"Year\":\"\(text)\",\"Response\":\"True\"}"
        let years = try #require(try await OMDbClient(MockTransport(body)).detail(id: "tt1").years)
        #expect(years.start == start)
        #expect(years.end == end)
        #expect(years.isOpen == isOpen)
    }

    @Test func everythingOfAnEpisodeMayBeUnknown() async throws {
        let fields = ["Season", "Episode", "seriesID", "Rated", "Released", "totalSeasons", "Director", "Metascore"]
            .map { "\"\($0)\":\"N/A\"" }.joined(separator: ",")
        let body = "{\"imdbID\":\"tt1\",\"Type\":\"episode\",\(fields),\"Ratings\":[],\"Response\":\"True\"}"
        let episode = try await OMDbClient(MockTransport(body)).episode(1, season: 1, ofSeries: "tt2")
        #expect(episode.season == nil)
        #expect(episode.episode == nil)
        #expect(episode.seriesID == nil)
        #expect(episode.rated == nil)
        #expect(episode.released == nil)
        #expect(episode.totalSeasons == nil)
        #expect(episode.directors.isEmpty)
        #expect(episode.metascore == nil)
        #expect(episode.scores.isEmpty)
    }

    @Test func daysHaveTwoForms() async throws {
        let detail = #"{"imdbID":"tt1","Released":"09 Jan 2009","Season":"3","Episode":"10","Response":"True"}"#
        let day = PlainDate(year: 2009, month: 1, day: 9)
        #expect(try await OMDbClient(MockTransport(detail)).detail(id: "tt1").released == day)
        #expect(try await season(#"{"imdbID":"tt1","Released":"2009-01-09"}"#).episodes.map(\.released) == [day])
    }
}
