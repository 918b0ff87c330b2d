import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import OMDbAPI
import Testing

@Suite struct SearchDecodingTests {
    private func search() async throws -> OMDbSearchPage {
        try await OMDbClient(MockTransport(bodies: [try Fixture.data("search.json")])).search("harbor")
    }

    @Test func brokenAndRepeatedEntriesAreLeftOut() async throws {
        let page = try await search()
        #expect(
            page.films.map(\.id) == [
                "tt0900001", "tt0900002", "tt0900003", "tt0900004", "tt10900005", "tt0900006",
            ])
        #expect(page.total == 88)
    }

    @Test func fields() async throws {
        let films = try await search().films
        try #require(films.count == 6)
        #expect(films[0].title == "Night & Harbor: Part +1")
        #expect(films[0].years?.start == 2007)
        #expect(films.map(\.type) == [.movie, .series, .series, .game, .other("hologram"), nil])
        #expect(films[0].poster?.url.absoluteString == "https://m.media-amazon.com/images/M/MV5BTest_V1_SX300.jpg")
        #expect(films[1].poster?.url.scheme == "https")
        #expect(films[2...].allSatisfy { $0.poster == nil })
        #expect(films[4].title == "1917")
        #expect(films[4].years?.start == 2019)
        #expect(films[5].title == nil)
    }

    @Test func years() throws {
        let one = try #require(OMDbYears("2007"))
        #expect((one.start, one.end, one.isOpen) == (2007, nil, false))
        let range = try #require(OMDbYears("2010\u{2013}2011"))
        #expect((range.start, range.end, range.isOpen) == (2010, 2011, false))
        #expect(range.raw == "2010\u{2013}2011")
        let open = try #require(OMDbYears("1999\u{2013}"))
        #expect((open.start, open.end, open.isOpen) == (1999, nil, true))
        let hyphen = try #require(OMDbYears("1999-2003"))
        #expect((hyphen.start, hyphen.end, hyphen.isOpen) == (1999, 2003, false))
        let words = try #require(OMDbYears("soon\u{2013}"))
        #expect((words.start, words.end, words.isOpen) == (nil, nil, false))
        #expect(words.raw == "soon\u{2013}")
        #expect(OMDbYears("N/A") == nil)
        #expect(OMDbYears(" ") == nil)
    }

    @Test func types() {
        #expect(OMDbType(rawValue: "Movie") == .movie)
        for type: OMDbType in [.movie, .series, .episode, .game, .other("radio")] {
            #expect(OMDbType(rawValue: type.rawValue) == type)
        }
    }

    @Test func aByteOrderMarkDoesNoHarm() async throws {
        let body = Data([0xEF, 0xBB, 0xBF]) + (try Fixture.data("search.json"))
        #expect(try await OMDbClient(MockTransport(bodies: [body])).search("harbor").films.count == 6)
    }

    @Test(arguments: [
        #"{"Search":"none","totalResults":"3","Response":"True"}"#, #"{"totalResults":"3","Response":"True"}"#,
        #"{"Search":{},"Response":"True"}"#, "{}",
        #"{"Search":[{"Title":"A"},7],"totalResults":"2","Response":"True"}"#,
    ]) func noListIsNoEmptyList(body: String) async throws {
        let error = await #expect(throws: APIError.self) { try await OMDbClient(MockTransport(body)).search("x") }
        #expect(error?.kind == .unreadable)
    }

    @Test(arguments: [#"{"Episodes":[{"Title":"A"},null]}"#, #"{"Episodes":{}}"#, "{}"])
    func noEpisodesAreNoEmptySeason(body: String) async throws {
        let client = OMDbClient(MockTransport(body))
        let error = await #expect(throws: APIError.self) { try await client.season(1, ofSeries: "tt1") }
        #expect(error?.kind == .unreadable)
    }

    @Test func wrongTypesAreReadAsFarAsTheyGo() async throws {
        let body =
            #"{"Search":[{"imdbID":"tt1","Title":{"a":1},"Year":[],"Poster":5}],"totalResults":1,"Response":true}"#
        let page = try await OMDbClient(MockTransport(body)).search("x")
        #expect(page.films.map(\.imdbID) == ["tt1"])
        #expect(page.films.first?.title == nil)
        #expect(page.films.first?.poster == nil)
        #expect(page.total == 1)
    }
}
